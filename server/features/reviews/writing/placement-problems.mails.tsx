import type { Audience } from '#common/reviews/criteria.ts';
import { on } from '#server/commands/events.ts';
import { composeMail } from '#server/mail/compose.ts';
import { PlacementDoubtedMail, placementDoubtedSubject } from '../mails/PlacementDoubtedMail.tsx';

on('placementDoubted', async (write, { problemId }) => {
  const problem = await write.tx
    .selectFrom('placement_problems as d')
    .innerJoin('placements as p', 'p.id', 'd.placement_id')
    .innerJoin('recruiters as r', 'r.id', 'p.recruiter_id')
    .innerJoin('agencies as a', 'a.id', 'd.agency_id')
    .innerJoin('users as u', (join) => join.onRef('u.id', '=', 'r.user_id').on('u.status', '=', 'active'))
    // Who has moved on since learns nothing more of the people they placed there.
    .whereRef('r.agency_id', '=', 'd.agency_id')
    .where('d.id', '=', problemId)
    .select([
      'd.agency_id',
      'd.audience',
      'd.kind',
      'd.words',
      'p.job_title',
      'p.company_name',
      'p.start_date',
      'r.name as recruiter',
      'a.name as agency',
      'u.email as login',
    ])
    .executeTakeFirst();
  if (!problem) return;
  const kind = problem.kind as 'denied' | 'wrong_facts';
  const { agency_id: agencyId, job_title: jobTitle, words } = problem;
  await composeMail(write, {
    kind: 'placement-doubted',
    to: { email: problem.login, name: problem.recruiter },
    subject: placementDoubtedSubject({ kind, jobTitle }),
    body: (
      <PlacementDoubtedMail
        recruiterName={problem.recruiter}
        agencyName={problem.agency}
        audience={problem.audience as Audience}
        kind={kind}
        jobTitle={jobTitle}
        companyName={problem.company_name}
        startDate={problem.start_date}
        words={words}
      />
    ),
    agencyId,
    unsubscribe: { agencyId },
  });
});
