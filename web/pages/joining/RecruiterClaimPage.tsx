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

/** Claims a recruiter's profile. Works without JavaScript. */
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

/** An email links to the objection, which `wish` selects. */
export const page = { ...overProfile(title), parameters: ['wish'] };

/** Every address gets the same answer, whether or not we know it. */
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
