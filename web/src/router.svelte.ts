/** Where the page is: the fragment's path, split at slashes, and what follows a question mark. */
class Route {
  #hash = $state(location.hash)

  constructor() {
    addEventListener('hashchange', () => (this.#hash = location.hash))
  }

  get path(): string[] {
    return this.#hash.replace(/^#\/?/, '').split('?')[0]?.split('/').map(decodeURIComponent) ?? []
  }
  get query(): URLSearchParams {
    return new URLSearchParams(this.#hash.split('?')[1] ?? '')
  }

  /** Go to a path; with `replace` the way back does not lead here. */
  go(path: string, replace = false): void {
    if (replace) {
      history.replaceState(null, '', `#${path}`)
      this.#hash = location.hash
    } else location.hash = path
  }
}

export const route = new Route()
