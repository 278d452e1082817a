import { graphql } from 'react-relay';
import { recruiterUrl } from '#common/urls.ts';
import type { RecruiterClaimPageMutation } from '#web/__generated__/RecruiterClaimPageMutation.graphql.ts';
import type { RecruiterPageQuery } from '#web/__generated__/RecruiterPageQuery.graphql.ts';
import { noteIfSeen } from '#web/kit/data-layer.ts';
import type { PageAction, PageProps } from '#web/kit/page.ts';
import { notReached } from '#web/kit/problem.ts';
import { OverProfile, overProfile, type ProfileBehind } from '#web/pages/profiles/OverProfile.tsx';
import type { FieldProblem } from '#web/ui/ErrorSummary.tsx';
import { ClaimForm } from './ClaimForm.tsx';
import { ClaimSent } from './ClaimSent.tsx';
import { type ClaimValues, emptyClaim, readClaim } from './claim-values.ts';

/** What the page says to a form: that a mail is on its way, or what to mend in what was typed. */
export type ClaimAnswer =
  | { readonly sentTo: string }
  | { readonly values: ClaimValues; readonly problems: readonly FieldProblem[] };

const title = ({ name }: ProfileBehind) => `Claim the profile of ${name}`;

/** Somebody says that a profile is theirs. Works without JavaScript. */
export default function RecruiterClaimPage({ data, address, answer }: PageProps<RecruiterPageQuery, ClaimAnswer>) {
  return (
    <OverProfile data={data} address={address} title={title}>
      {(recruiter) =>
        answer && 'sentTo' in answer ? (
          <ClaimSent address={answer.sentTo} claimed={{ name: recruiter.name, href: recruiterUrl(recruiter.slug) }} />
        ) : (
          <ClaimForm
            recruiter={recruiter}
            values={answer?.values ?? { ...emptyClaim, wish: address.query.wish === 'objection' ? 'objection' : '' }}
            problems={answer?.problems ?? []}
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
export const action: PageAction<ClaimAnswer> = async ({ form, send, report }) => {
  const values = readClaim(form);
  const recruiterId = String(form.get('recruiterId') ?? '');
  try {
    const { requestClaim } = await send<RecruiterClaimPageMutation>(claimMutation, {
      input: { ...values, recruiterId },
    });
    const problems = (requestClaim?.errors ?? []).map(({ field, message }) => ({ field: field ?? null, message }));
    if (problems.length > 0) return { answer: { values, problems } };
    if (values.wish !== 'objection') noteIfSeen({ event: 'claim-recruiter' });
    return { answer: { sentTo: values.email.trim() }, status: 200 };
  } catch (error) {
    report(error);
    return { answer: { values, problems: [notReached()] }, status: 503 };
  }
};

const claimMutation = graphql`
  mutation RecruiterClaimPageMutation($input: RequestClaimInput!) {
    requestClaim(input: $input) {
      errors {
        code
        message
        field
      }
    }
  }
`;
