import { jobStatesForRecruiters } from '#common/jobs/states.ts';
import { on } from '#server/commands/events.ts';
import { raiseProfiles } from './shown-on-profiles.ts';

/** The profiles that name a company's jobs name the company, too. */
on('companyRenamed', async (write, { companyId }) => {
  const shown = await write.tx
    .selectFrom('jobs')
    .select('id')
    .where('company_id', '=', companyId)
    .where('is_on_profiles', '=', true)
    .where('state', 'in', jobStatesForRecruiters)
    .execute();
  await raiseProfiles(
    write,
    shown.map(({ id }) => id),
  );
});
