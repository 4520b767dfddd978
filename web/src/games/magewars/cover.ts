import type { Cover } from '..'
import { LOOKS } from './look'

export const COVER: Cover = { name: 'mage-wars', accent: 268, looks: LOOKS }
