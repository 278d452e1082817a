import type { Write } from '#server/commands/write.ts';
import { hashToken } from '#server/session/tokens.ts';

/** Who may stop what with a token. */
export interface UnsubscribeSubject {
  email: string;
  agencyId: string | null;
  invitationId: string | null;
}

/** Makes the token of one mail: 32 random bytes that alone say who unsubscribes from whom. Kept hashed, for good. */
export async function newUnsubscribeToken(write: Write, subject: UnsubscribeSubject): Promise<string> {
  const token = write.nature.newToken();
  await write.tx
    .insertInto('unsubscribe_tokens')
    .values({
      token_hash: hashToken(token),
      email: subject.email,
      agency_id: subject.agencyId,
      invitation_id: subject.invitationId,
      created_at: write.at,
    })
    .execute();
  return token;
}
