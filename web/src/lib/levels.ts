// The levels of play that hints and analyses can be asked from.
import type { AnalyseRequest } from '../protocol'

export type Level = NonNullable<AnalyseRequest['level']>

export const LEVELS: readonly Level[] = ['beginner', 'casual', 'club', 'expert', 'master']
