import type { Write } from '#server/commands/write.ts';
import { hashToken } from '#server/session/tokens.ts';

/** Whom a token unsubscribes from what. */
export interface UnsubscribeSubject {
  email: string;
  agencyId: string | null;
  invitationId: string | null;
  /** The user whose emails about notices it stops, and no others. */
  noticesOf: string | null;
}

/**
 * Creates the token of one email: 32 random bytes that alone say who unsubscribes from whom. Stored hashed,
 * permanently.
 */
export async function newUnsubscribeToken(write: Write, subject: UnsubscribeSubject): Promise<string> {
  const token = write.nature.newToken();
  await write.tx
    .insertInto('unsubscribe_tokens')
    .values({
      token_hash: hashToken(token),
      email: subject.email,
      agency_id: subject.agencyId,
      invitation_id: subject.invitationId,
      user_id: subject.noticesOf,
      created_at: write.at,
    })
    .execute();
  return token;
}
