// Answers by what they do: attacks by their attack bar, whatever their target is.
import type { Option, Question } from '../../protocol'

export interface BarGroup {
  holder: number
  number: number // which attack bar of the holder
  options: Option[]
}

const ATTACKS = /^(attack|counterstrike) /

/** The attacks among the answers, those with one attack bar together. */
export function bars(question: Question): BarGroup[] {
  const groups = new Map<string, BarGroup>()
  for (const option of question.options) {
    const holder = option.things?.[0]
    if (!ATTACKS.test(option.answer) || holder === undefined) continue
    const number = Number(/ (\d+)$/.exec(option.answer)?.[1] ?? 1)
    const key = `${holder} ${number}`
    const group = groups.get(key) ?? { holder, number, options: [] }
    group.options.push(option)
    groups.set(key, group)
  }
  return [...groups.values()]
}
