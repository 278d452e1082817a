import { plan } from '#server/graphql/builder.ts';
import { byCommand } from '#server/graphql/mutation.ts';
import { addUnclaimedProfile } from './unclaimed.commands.tsx';

plan.mutation('addUnclaimedProfile', {
  description:
    'Makes a profile that nobody has claimed, of business facts, and tells its person by mail. For super admins.',
  input: (t) => ({
    name: t.string({ required: true }),
    agencyId: t.id(),
    agencyName: t.string(),
    email: t.string({ required: true }),
    speciality: t.string(),
    country: t.string({ required: true }),
    location: t.string(),
    source: t.string({ required: true }),
  }),
  payload: { recruiter: plan.type('Recruiter', 'recruiters') },
  command: byCommand(addUnclaimedProfile, { agencyId: 'Agency' }),
});
