import ankh from 'icon:ankh'
import anubis from 'icon:anubis'
import cat from 'icon:cat'
import chisel from 'icon:chisel'
import egyptianBird from 'icon:egyptian-bird'
import ibis from 'icon:ibis'
import lotus from 'icon:lotus'
import crown from 'icon:pschent-double-crown'
import scales from 'icon:scales'
import scarab from 'icon:scarab-beetle'
import scroll from 'icon:scroll-quill'
import bread from 'icon:sliced-bread'
import spears from 'icon:spears'
import wheat from 'icon:wheat'
import type { SeatBadge } from '../shared/scene'
import type { Afterlife, Caste } from './picture'

/** The drawing of each caste, and of the Ankh (turned upright: see `Icon`'s `turned`). */
export const ART: Record<Afterlife, string> = {
  farmer: wheat, baker: bread, soldier: spears, artisan: chisel, merchant: scales,
  scribe: scroll, priest: anubis, noble: lotus, pharaoh: crown, ankh,
}

/** How far the icon set's ankh must be turned to stand upright. */
export const UPRIGHT = 45

/** Each caste's colour, and that of what stands on it, for drawings made of plain attributes. */
export const COLOURS: Record<Caste, { ground: string; ink: string }> = {
  farmer: { ground: '#3f7338', ink: '#fff8e4' },
  baker: { ground: '#a94f17', ink: '#fff8e4' },
  soldier: { ground: '#9c2a26', ink: '#fff8e4' },
  artisan: { ground: '#17757a', ink: '#fff8e4' },
  merchant: { ground: '#6b4391', ink: '#fff8e4' },
  scribe: { ground: '#4a5560', ink: '#fff8e4' },
  priest: { ground: '#ead9b4', ink: '#2a1c10' },
  noble: { ground: '#2450a8', ink: '#fff8e4' },
  pharaoh: { ground: '#dba62a', ink: '#1b1440' },
}

/** The emblem of each seat: its own drawing, colour and outline. */
export const BADGES: readonly SeatBadge[] = [
  { icon: scarab, background: '#e8b84e', ink: '#1b1440', radius: '50% 50% 18% 18%' },
  { icon: egyptianBird, background: '#a8341d', ink: '#ffffff', radius: '26%' },
  { icon: ibis, background: '#12696b', ink: '#ffffff', radius: '50%' },
  { icon: cat, background: '#5d3a80', ink: '#ffffff', radius: '18% 18% 50% 50%' },
]

export function badgeOf(seat: number): SeatBadge {
  return BADGES[seat % BADGES.length] as SeatBadge
}
