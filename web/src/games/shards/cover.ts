import type { Cover } from '../../lib/cards/looks'
import { LOOKS } from './look'

export const COVER: Cover = { name: 'shards', accent: 205, looks: LOOKS }
