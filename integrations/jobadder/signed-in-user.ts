import { z } from 'zod';
import { id, nameOf, readAs, text } from '../core/shapes.ts';
import type { Session } from '../core/vendor.ts';
import { call } from './client.ts';

const currentUser = z.looseObject({
  userId: id,
  firstName: text,
  lastName: text,
  email: text,
  accountName: z.string().min(1),
});

/** The user whose access this is, and the name of their account. */
export async function signedInUser(session: Session) {
  const answer = await call(session, 'the signed-in user', '/users/current');
  const { userId, firstName, lastName, email, accountName } = readAs(currentUser, answer, 'the signed-in user');
  return { userId, accountName, email, name: nameOf(firstName, lastName) ?? email ?? `User ${userId}` };
}
