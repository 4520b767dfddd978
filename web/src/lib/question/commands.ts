// What can be typed beside answers: the words of the terminal, in the player's language or in English.
import type { Args } from '../i18n/words.svelte'

export const COMMANDS = [
  'undo',
  'hint',
  'why',
  'board',
  'card',
  'force',
  'log',
  'order',
  'save',
  'concede',
  'help',
] as const

export type Command = (typeof COMMANDS)[number]

type Tell = (key: string, args?: Args) => string

/** What can be typed for a command; the first word is the one to tell people. */
export function spoken(command: Command, tell: Tell): string[] {
  return [...tell(`command-${command}`).toLowerCase().split(/\s+/), command]
}

/** The command that was typed, and what came behind it. */
export function read(typed: string, tell: Tell): { command: Command; rest: string } | undefined {
  if (/^\?\s*\S/.test(typed)) return { command: 'why', rest: typed.slice(1).trim() }
  const [word = '', ...rest] = typed.trim().split(/\s+/)
  const command = word === '?' ? 'help' : COMMANDS.find((each) => spoken(each, tell).includes(word.toLowerCase()))
  return command && { command, rest: rest.join(' ') }
}
