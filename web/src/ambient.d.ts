declare module 'icon:*' {
  /** The inside of an SVG of 512 by 512. */
  const body: string
  export default body
}
