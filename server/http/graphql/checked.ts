import { type Checked, foreignOperation } from '#server/graphql/foreign-operations.ts';
import { knownOperation } from '#server/graphql/operations.ts';
import { type Sent, textOf } from './fields.ts';

/** The requested operation within all limits, or why it is refused. Throws a RequestRefusal for invalid fields. */
export function checkedIn(sent: Sent): Checked {
  const known = knownOperation({ id: sent.id, text: sent.query });
  return known ? { document: known } : foreignOperation(textOf(sent));
}
