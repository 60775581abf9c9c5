// Texts that are cut off by their own box or by one around it that nobody can scroll, or that reach out of the page.
() => {
  const found = []
  const hidden = (element) => element.closest('.vh, [aria-hidden="true"], datalist, option, [inert]')
  const scrolls = (style) => /auto|scroll/.test(`${style.overflowX} ${style.overflowY}`)
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  text: while (walker.nextNode()) {
    const node = walker.currentNode
    const element = node.parentElement
    if (!node.data.trim() || !element || hidden(element)) continue
    const style = getComputedStyle(element)
    if (style.visibility === 'hidden' || style.textOverflow === 'ellipsis' || !element.checkVisibility({ opacityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    if (box.width < 1 || box.height < 1) continue
    for (let around = element; around && around !== document.body; around = around.parentElement) {
      const outer = getComputedStyle(around)
      if (scrolls(outer)) continue text // What can be scrolled to is not lost.
      if (outer.overflow !== 'visible' && !/^(svg|IFRAME)$/.test(around.tagName)) {
        const edge = around.getBoundingClientRect()
        if (box.right > edge.right + 2 || box.bottom > edge.bottom + 4 || box.left < edge.left - 2) {
          found.push(`cut off: ${node.data.trim()}`)
          continue text
        }
      }
    }
    if (box.right > document.documentElement.clientWidth + 1 || box.left < -1) found.push(`out of the page: ${node.data.trim()}`)
  }
  return found
}
