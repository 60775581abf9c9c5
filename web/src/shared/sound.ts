import { settings } from './settings.svelte'

/** Notes as [hertz, start, length] in seconds: small sounds made here, so that nothing is fetched. */
const SOUNDS = {
  card: [[420, 0, 0.05], [300, 0.03, 0.06]],
  dice: [[190, 0, 0.04], [240, 0.07, 0.04], [170, 0.13, 0.05]],
  coin: [[1320, 0, 0.05], [1760, 0.05, 0.09]],
  turn: [[523, 0, 0.12], [784, 0.12, 0.2]],
  end: [[523, 0, 0.15], [659, 0.15, 0.15], [784, 0.3, 0.35]],
} as const satisfies Record<string, readonly (readonly [number, number, number])[]>

export type Sound = keyof typeof SOUNDS

let context: AudioContext | undefined

/** Play a sound, where sounds are switched on. */
export function play(sound: Sound): void {
  if (!settings.sound) return
  context ??= new AudioContext()
  for (const [hertz, start, length] of SOUNDS[sound]) {
    const tone = context.createOscillator()
    const volume = context.createGain()
    const begin = context.currentTime + start
    tone.type = 'triangle'
    tone.frequency.value = hertz
    volume.gain.setValueAtTime(0.12, begin)
    volume.gain.exponentialRampToValueAtTime(0.001, begin + length)
    tone.connect(volume).connect(context.destination)
    tone.start(begin)
    tone.stop(begin + length)
  }
}
