// What lies on a table, as the server says it.
import type { TableReply } from '../../protocol'

export type View = TableReply['view']

/** A view with the numbers that are worked out for it. */
export interface Shown<V = View> {
  view: V
  values?: TableReply['values']
}
