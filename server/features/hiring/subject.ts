import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';

/** A recruiter or an agency, by one of two ids. */
export interface NamedSubject {
  readonly recruiterId?: string | null | undefined;
  readonly agencyId?: string | null | undefined;
}

/** The columns and the audit's subject of a recruiter or an agency that can be found. Refused for neither, both or an unknown one. */
export async function findSubject({ tx }: Write, { recruiterId, agencyId }: NamedSubject) {
  const id = recruiterId ?? agencyId;
  if (!id || (recruiterId && agencyId)) return refuse('ONE_OF', 'Choose a recruiter or an agency.');
  const kind = recruiterId ? 'recruiter' : 'agency';
  const known = await tx
    .selectFrom('search_entries')
    .select('id')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (!known) return refuseUnknown();
  return {
    id,
    columns: { recruiter_id: recruiterId ?? null, agency_id: agencyId ?? null },
    audited: { type: kind === 'recruiter' ? 'Recruiter' : 'Agency', id } as const,
    result: { recruiter: recruiterId ?? null, agency: agencyId ?? null },
  };
}
