import { describe, expect, it } from 'vitest'
import { blocks, has, marked } from '../src/learn/blocks'

describe('blocks', () => {
  it('parts paragraphs, bullets and numbers', () => {
    expect(blocks('One.\n\n• a\n• b\n\n1. c\n2. d\nthen')).toEqual([
      { kind: 'text', lines: ['One.'] },
      { kind: 'bullets', lines: ['a', 'b'] },
      { kind: 'numbers', lines: ['c', 'd'] },
      { kind: 'text', lines: ['then'] },
    ])
  })
  it('makes two paragraphs of two paragraphs', () => {
    expect(blocks('One.\n\nTwo.')).toHaveLength(2)
  })
})

describe('marked', () => {
  it('finds every occurrence whatever its case', () => {
    expect(marked('Bread and bread', 'bread')).toEqual(['', 'Bread', ' and ', 'bread', ''])
  })
  it('leaves a text alone where nothing is looked for', () => {
    expect(marked('Bread', ' ')).toEqual(['Bread'])
  })
  it('agrees with has', () => {
    expect(has('Brot und Wein', 'WEIN')).toBe(true)
    expect(marked('Brot und Wein', 'WEIN')).toHaveLength(3)
  })
})
