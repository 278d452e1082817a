import { answerWords } from '#common/surveys/cases.ts';
import { casesUrl } from '#common/urls.ts';
import { refuse } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { tell } from '#server/features/notices/tell.ts';

/** Tells people about a case. The notice names the kind of answer, never the person. */
export async function tellOwner(
  write: Write,
  kind: 'caseAssigned' | 'caseOverdue',
  { caseId, to }: { caseId: string; to: readonly string[] },
): Promise<void> {
  const { audience, score, recipient_id } = await write.tx
    .selectFrom('nps_cases as k')
    .innerJoin('responses as v', 'v.id', 'k.response_id')
    .innerJoin('campaigns as c', 'c.id', 'v.campaign_id')
    .innerJoin('surveys as s', 's.id', 'c.survey_id')
    .select(['s.audience', 'v.score', 'v.recipient_id'])
    .where('k.id', '=', caseId)
    .executeTakeFirstOrThrow();
  await tell(write, kind, {
    to,
    about: answerWords(audience, score ?? 0, recipient_id === null),
    path: casesUrl({ open: `NpsCase:${caseId}` }),
  });
}

/** The user of a recruiter who can own a case of this agency; others are refused. */
export async function ownerIn({ tx }: Write, agencyId: string, recruiterId: string): Promise<string> {
  const owner = await tx
    .selectFrom('recruiters as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select('u.id')
    .where('r.id', '=', recruiterId)
    .where('r.agency_id', '=', agencyId)
    .where('u.status', '=', 'active')
    .executeTakeFirst();
  return owner?.id ?? refuse('NO_COLLEAGUE', 'Choose a person of your agency who can sign in.', 'ownerId');
}
