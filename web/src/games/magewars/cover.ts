import type { Cover } from '../../lib/cards/looks'
import { LOOKS } from './look'

export const COVER: Cover = { name: 'mage-wars', accent: 268, looks: LOOKS }
