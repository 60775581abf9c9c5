import hand from 'icon:hand'
import thumb from 'icon:thumb-up'
import awareness from 'icon:awareness'
import brain from 'icon:brain'
import prayer from 'icon:prayer'
import hearts from 'icon:hearts'

/** Something said at the table. */
export interface Remark {
  id: number
  name: string
  /** Words, or the name of a reaction. */
  text: string
  reaction: boolean
}

/** Quick reactions by name. */
export const REACTIONS: Record<string, string> = { hello: hand, good: thumb, wow: awareness, thinking: brain, sorry: prayer, thanks: hearts }
