import { graphql } from 'react-relay';
import { recruiterUrl } from '#common/urls.ts';
import type { RecruiterClaimPageMutation } from '#web/__generated__/RecruiterClaimPageMutation.graphql.ts';
import type { RecruiterPageQuery } from '#web/__generated__/RecruiterPageQuery.graphql.ts';
import { noteIfSeen } from '#web/kit/data-layer.ts';
import { type FormAnswer, formAction } from '#web/kit/form-action.ts';
import type { PageProps } from '#web/kit/page.ts';
import { typed } from '#web/kit/typed.ts';
import { OverProfile, overProfile, type ProfileBehind } from '#web/pages/profiles/OverProfile.tsx';
import { type ClaimField, ClaimForm, claimFields } from './ClaimForm.tsx';
import { ClaimSent } from './ClaimSent.tsx';

const title = ({ name }: ProfileBehind) => `Claim the profile of ${name}`;

/** Somebody says that a profile is theirs. Works without JavaScript. */
export default function RecruiterClaimPage({
  data,
  address,
  answer,
}: PageProps<RecruiterPageQuery, FormAnswer<ClaimField>>) {
  return (
    <OverProfile data={data} address={address} title={title}>
      {(recruiter) =>
        answer?.isSent ? (
          <ClaimSent address={answer.email} claimed={{ name: recruiter.name, href: recruiterUrl(recruiter.slug) }} />
        ) : (
          <ClaimForm
            recruiter={recruiter}
            wish={address.query.wish === 'objection' ? 'objection' : 'claim'}
            answer={answer}
            key={answer ? 'answer' : 'new'}
          />
        )
      }
    </OverProfile>
  );
}

/** A mail leads to the objection. */
export const page = { ...overProfile(title), parameters: ['wish'] };

/** Every address gets the same answer, whether or not it is known to us. */
export const action = formAction<RecruiterClaimPageMutation, ClaimField>(
  graphql`
    mutation RecruiterClaimPageMutation($input: RequestClaimInput!) {
      requestClaim(input: $input) {
        errors {
          code
          message
          field
        }
      }
    }
  `,
  claimFields,
  {
    input: ({ form }) => ({ recruiterId: typed(form, 'recruiterId') }),
    done: ({ values }) => {
      if (values.wish !== 'objection') noteIfSeen({ event: 'claim-recruiter' });
    },
  },
);
