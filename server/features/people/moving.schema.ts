import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { moveRecruiter } from './moving.commands.ts';

commandMutation(moveRecruiter, {
  description:
    'Moves a recruiter with their profile to another agency. Placements stay; review invitations not sent yet are canceled.',
  payload: { user: plan.type('User', 'users') },
  ids: { userId: 'User', agencyId: 'Agency' },
});
