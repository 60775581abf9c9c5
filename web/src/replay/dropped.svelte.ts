/** The record that was dropped onto the page, until the page is left. */
export const dropped = $state({ text: '' })
