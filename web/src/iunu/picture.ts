/** What `serai.iunu.picture` makes: all that the table draws. The client computes no rule. */

export const CASTES = ['farmer', 'baker', 'soldier', 'artisan', 'merchant', 'scribe', 'priest', 'noble', 'pharaoh'] as const
export type Caste = (typeof CASTES)[number]
/** A kind of Afterlife card. */
export type Afterlife = Caste | 'ankh'

export type Amount = 'deben' | 'discount' | 'loaves' | 'ransom' | 'fee' | 'looks' | 'tribute' | 'citizens'

/** What is printed on the cards of an edition. */
export interface IunuPrinted {
  edition: string
  castes: { key: Caste; vp: number; majority: number; bread: number; copies: number }[]
  afterlife: { key: Afterlife; times: number; copies: number }[]
  amounts: Record<Amount, number>
}

/** How the seats stand in a caste. */
export interface Standing {
  key: Caste
  counts: number[]
  most: number
  /** The seat that alone has the most. */
  holder: number | null
  /** The seats that share the most. */
  tied: number[]
}

/** A majority award, and the Afterlife card that multiplies it. */
export interface Use {
  caste: Caste
  award: number
  card: Afterlife | null
  times: number
  points: number
}

export type Source = 'citizens' | 'majority' | 'afterlife' | 'bread' | 'deben'

export interface IunuSeat {
  deben: number
  hand: number
  /** How many Afterlife cards it kept, and those of them that this view shows. */
  buried: number
  kept: Afterlife[]
  returned: Afterlife[]
  /** By caste. */
  unfed: number[]
  fed: number[]
  loaf: number | null
  points: Record<Source | 'total', number>
  uses: Use[]
  /** It has chosen what to keep in this Discard phase. */
  chosen: boolean
  thrown: number
}

/** Cards of one caste in the own hand; `costs[n - 1]` is what a set of n costs. */
export interface Held {
  caste: Caste
  count: number
  costs: number[]
}

export interface IunuOutcome {
  winners: number[]
  points: number[]
  sources: Record<Source, number[]>
  ending: 'rounds' | 'deck'
  decided: 'points' | 'deben' | 'shared'
}

export interface IunuPicture {
  printed: IunuPrinted
  options: { scribe: 'set' | 'any' }
  round: number
  last: number
  start: number
  /** Whose turn it is; null outside the Dynasty phase. */
  turn: number | null
  /** How many seats have begun their turn in this round. */
  had: number
  /** The size of a full hand. */
  limit: number
  dice: number[]
  highest: number
  sum: number
  deck: number
  afterlife: number
  castes: Standing[]
  seats: IunuSeat[]
  hand: Held[]
  /** What the seat has chosen to keep in this Discard phase. */
  keeps: Caste | null
  /** What the question is about. */
  asked: { price?: number; left?: number; to?: number; cards?: (Afterlife | null)[]; caste?: Caste }
  ending: '' | 'rounds' | 'deck'
  outcome: IunuOutcome | null
}

/** What an action would change at once; lists are by seat. */
export interface IunuPreview {
  deben: number[]
  points: number[]
  loaf: number[]
  /** The cells of the Dynasties that change, as they would be. */
  cells: { seat: number; caste: Caste; unfed: number; fed: number }[]
  /** The castes of these cells, as they would stand. */
  castes: Standing[]
  /** The awards of the own seat, as they would be. */
  uses: Use[]
  dice: number[]
  next: { chooser: number; question: string; usable: boolean }
  threatened: number[]
}
