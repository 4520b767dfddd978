// Sounds made on the spot: a few tones for what happens at the table.
import type { TableReply } from '../../protocol'

export type Sound = 'turn' | 'card' | 'damage' | 'break' | 'dice' | 'key' | 'end'

interface Tone {
  pitch: number // hertz
  to?: number // where the pitch glides to
  at: number // seconds after the beginning
  long: number
  shape: OscillatorType
}

const TONES: Record<Sound, Tone[]> = {
  turn: [
    { pitch: 660, at: 0, long: 0.14, shape: 'sine' },
    { pitch: 880, at: 0.13, long: 0.24, shape: 'sine' },
  ],
  card: [{ pitch: 320, to: 180, at: 0, long: 0.08, shape: 'triangle' }],
  damage: [{ pitch: 150, to: 55, at: 0, long: 0.26, shape: 'sawtooth' }],
  break: [
    { pitch: 420, to: 90, at: 0, long: 0.18, shape: 'square' },
    { pitch: 240, to: 60, at: 0.06, long: 0.22, shape: 'sawtooth' },
  ],
  dice: [0, 0.07, 0.15, 0.25, 0.38].map((at, i) => ({
    pitch: 900 - 90 * i,
    to: 500,
    at,
    long: 0.035,
    shape: 'square',
  })),
  key: [
    { pitch: 392, at: 0, long: 0.16, shape: 'triangle' },
    { pitch: 587, at: 0.12, long: 0.16, shape: 'triangle' },
    { pitch: 880, at: 0.24, long: 0.6, shape: 'sine' },
    { pitch: 1174, at: 0.24, long: 0.6, shape: 'sine' },
  ],
  end: [
    { pitch: 523, at: 0, long: 0.2, shape: 'sine' },
    { pitch: 659, at: 0.18, long: 0.2, shape: 'sine' },
    { pitch: 784, at: 0.36, long: 0.5, shape: 'sine' },
  ],
}

/** Events with a sound of their own. */
const SOUNDS: Record<string, Sound> = { destroy: 'break', forge: 'key' }

/** What is to be heard of a step; `hurt` says how much damage there is on a table. */
export function heard(before: TableReply, after: TableReply, hurt: (view: TableReply['view']) => number): Sound[] {
  if (after.undone || after.at === before.at) return []
  if (after.result) return before.result ? [] : ['end']
  const sounds: Sound[] = []
  if (after.question && !before.question) sounds.push('turn')
  if (hurt(after.view) > hurt(before.view)) sounds.push('damage')
  else if ((after.lines ?? []).some((line) => !line.small && line.cards?.length)) sounds.push('card')
  for (const { event, dice } of after.lines ?? []) {
    const sound = dice?.length ? 'dice' : SOUNDS[event?.kind ?? '']
    if (sound && !sounds.includes(sound)) sounds.push(sound)
  }
  return sounds
}

let context: AudioContext | undefined

/** Play a sound, as loud as wished from 0 to 100, after so many seconds. */
export function play(sound: Sound, volume: number, after = 0) {
  context ??= new AudioContext()
  void context.resume()
  for (const tone of TONES[sound]) sing(context, { ...tone, at: tone.at + after }, volume / 250)
}

function sing(context: AudioContext, { pitch, to = pitch, at, long, shape }: Tone, loud: number) {
  const begin = context.currentTime + at
  const voice = context.createOscillator()
  const gain = context.createGain()
  voice.type = shape
  voice.frequency.setValueAtTime(pitch, begin)
  voice.frequency.exponentialRampToValueAtTime(to, begin + long)
  gain.gain.setValueAtTime(0.0001, begin)
  gain.gain.exponentialRampToValueAtTime(Math.max(loud, 0.0001), begin + 0.015)
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + long)
  voice.connect(gain).connect(context.destination)
  voice.start(begin)
  voice.stop(begin + long + 0.02)
}
