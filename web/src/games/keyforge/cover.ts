import type { Cover } from '../../lib/cards/looks'
import { LOOKS } from './look'

export const COVER: Cover = { name: 'keyforge', accent: 38, looks: LOOKS }
