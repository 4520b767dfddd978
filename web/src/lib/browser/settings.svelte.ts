// What a person prefers on this machine.
import type { Level } from '../levels'
import { saveJson, loadJson } from './storage'

const KEPT = 'trivault.settings'

export const THEMES = ['dark', 'light', 'system'] as const
export type Theme = (typeof THEMES)[number]

const DEFAULTS = {
  plain: false, // lists and sentences instead of the picture
  theme: 'system' as Theme,
  pace: 900, // milliseconds that each step stays
  quick: !matchMedia('(pointer: coarse)').matches, // a touch acts at once, without the card being shown first
  sound: false,
  volume: 50, // up to 100
  hintLevel: 'expert' as Level, // whose hints one asks for
  alert: false, // a notification of the system when one has to decide and looks elsewhere
}

export const settings = $state({ ...DEFAULTS, ...loadJson<Partial<typeof DEFAULTS>>(KEPT, {}) })

export function saveSettings() {
  saveJson(KEPT, settings)
}
