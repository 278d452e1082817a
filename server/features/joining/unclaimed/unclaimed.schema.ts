import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { addUnclaimedProfile } from './unclaimed.commands.tsx';

commandMutation(addUnclaimedProfile, {
  description: 'Creates an unclaimed profile from business facts, and emails its person. For super admins.',
  payload: { recruiter: plan.type('Recruiter', 'recruiters') },
  ids: { agencyId: 'Agency' },
});
