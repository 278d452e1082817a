import { normaliseEmail } from '#common/email.ts';
import type { Tx } from '#server/database/database.ts';

/**
 * Finds an agency's recruiters by the email of their profile or login, or by their name. 'recruiter': there is none like
 * that. 'namesakes': there are several of that name.
 */
export async function recruitersByWords(
  tx: Tx,
  agencyId: string,
): Promise<(words: string) => string | 'recruiter' | 'namesakes'> {
  const rows = await tx
    .selectFrom('recruiters as r')
    .leftJoin('users as u', 'u.id', 'r.user_id')
    .select(['r.id', 'r.name', 'r.email', 'u.email as login'])
    .where('r.agency_id', '=', agencyId)
    .where('r.gone_at', 'is', null)
    .execute();
  const byEmail = new Map(
    rows.flatMap(({ id, email, login }) => [email, login].map((one) => [one?.toLowerCase(), id])),
  );
  const byName = new Map<string, string[]>();
  for (const { id, name } of rows) byName.set(plain(name), [...(byName.get(plain(name)) ?? []), id]);
  return (words) => {
    const email = normaliseEmail(words);
    if (email) return byEmail.get(email) ?? 'recruiter';
    const named = byName.get(plain(words)) ?? [];
    return named.length > 1 ? 'namesakes' : (named[0] ?? 'recruiter');
  };
}

const plain = (name: string) => name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
