import type { Audience } from '#common/reviews/criteria.ts';
import { on } from '#server/commands/events.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { placementDoubted } from '../mails/PlacementDoubtedMail.tsx';

on('placementDoubted', async (write, { problemId }) => {
  const problem = await write.tx
    .selectFrom('placement_problems as d')
    .innerJoin('placements as p', 'p.id', 'd.placement_id')
    .innerJoin('recruiters as r', 'r.id', 'p.recruiter_id')
    .innerJoin('agencies as a', 'a.id', 'd.agency_id')
    .innerJoin('users as u', (join) => join.onRef('u.id', '=', 'r.user_id').on('u.status', '=', 'active'))
    // A recruiter who has moved on no longer hears about the people they placed there.
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
  await sendMail(write, placementDoubted, {
    to: { email: problem.login, name: problem.recruiter },
    props: {
      recruiterName: problem.recruiter,
      agencyName: problem.agency,
      audience: problem.audience as Audience,
      kind: problem.kind as 'denied' | 'wrong_facts',
      jobTitle: problem.job_title,
      companyName: problem.company_name,
      startDate: problem.start_date,
      words: problem.words,
    },
    agencyId: problem.agency_id,
  });
});
