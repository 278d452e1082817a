import { graphql } from 'react-relay';
import { profileUrl } from '#common/urls.ts';
import type { ClaimPageMutation } from '#web/__generated__/ClaimPageMutation.graphql.ts';
import { noteIfSeen } from '#web/kit/data-layer.ts';
import { type FormAnswer, formAction } from '#web/kit/form-action.ts';
import { overProfile } from '#web/pages/profiles/OverProfile.tsx';
import { type ClaimField, ClaimForm, claimFields } from './ClaimForm.tsx';
import { ClaimSent } from './ClaimSent.tsx';

/** Somebody says that a profile is theirs, or that they run an agency. Works without JavaScript. */
export const over = overProfile<FormAnswer<ClaimField>>({
  title: ({ name }) => `Claim the profile of ${name}`,
  // A mail leads to the objection.
  parameters: ['wish'],
  content: ({ profile, address, answer }) =>
    answer?.isSent ? (
      <ClaimSent address={answer.email} claimed={{ name: profile.name, href: profileUrl(profile) }} />
    ) : (
      <ClaimForm profile={profile} wish={address.query.wish === 'objection' ? 'objection' : 'claim'} answer={answer} />
    ),
});

/** Every address gets the same answer, whether or not it is known to us. */
export const action = formAction<ClaimPageMutation, ClaimField>(
  graphql`
    mutation ClaimPageMutation($input: ClaimProfileInput!) {
      claimProfile(input: $input) {
        errors { code message field }
      }
    }
  `,
  claimFields,
  {
    done: ({ values, args }) => {
      if (values.wish !== 'objection' && args.address.path.startsWith('/recruiter/'))
        noteIfSeen({ event: 'claim-recruiter' });
    },
  },
);
