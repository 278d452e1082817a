import { knownOperation } from '#server/graphql/operations.ts';
import { type Checked, strangeOperation } from '#server/graphql/strange-operations.ts';
import { type Sent, textOf } from './fields.ts';

/** The operation that a client asks for, within all limits, or why it is none. Throws a RequestRefusal for wrong fields. */
export function checkedIn(sent: Sent): Checked {
  const known = knownOperation({ id: sent.id, text: sent.query });
  return known ? { document: known } : strangeOperation(textOf(sent));
}
