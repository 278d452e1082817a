import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { addUnclaimedProfile } from './unclaimed.commands.tsx';

commandMutation(addUnclaimedProfile, {
  description:
    'Makes a profile that nobody has claimed, of business facts, and tells its person by mail. For super admins.',
  payload: { recruiter: plan.type('Recruiter', 'recruiters') },
  ids: { agencyId: 'Agency' },
});
