import { graphql } from 'react-relay';
import { type ProfileAddress, profileClaimedUrl, profileFailedClaimUrl, searchUrl } from '#common/urls.ts';
import type { ConfirmClaimPageMutation } from '#web/__generated__/ConfirmClaimPageMutation.graphql.ts';
import type { ConfirmClaimPageQuery } from '#web/__generated__/ConfirmClaimPageQuery.graphql.ts';
import { DeadLink, LinkPage, SoftWords } from '#web/kit/LinkPage.tsx';
import { confirmByLink, type LinkAnswer } from '#web/kit/link-action.ts';
import { PageForm, useIsSending } from '#web/kit/PageForm.tsx';
import { definePage, type PageAction, type PageProps } from '#web/kit/page.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { FormActions } from '#web/ui/Form.tsx';

type Claim = NonNullable<ConfirmClaimPageQuery['response']['claimToConfirm']>;

/**
 * The emailed link to somebody who claims a profile, or objects to it. Opening it changes nothing; the button confirms
 * the address. Afterwards the link leads to the profile, which doesn't reveal which address was used.
 */
export default function ConfirmClaimPage({ data, answer }: PageProps<ConfirmClaimPageQuery, LinkAnswer>) {
  const claim = data.claimToConfirm;
  return claim ? <Confirming claim={claim} problems={answer?.problems ?? []} /> : <UnknownLink />;
}

function Confirming({ claim, problems }: { claim: Claim; problems: NonNullable<LinkAnswer['problems']> }) {
  const isSending = useIsSending();
  const words = claim.wish === 'objection' ? ofObjection : ofClaim;
  return (
    <LinkPage title={words.title(whoseOf(claim))}>
      <p>{`Confirm that ${claim.email} is your address. Our team then checks your ${words.what} and emails you.`}</p>
      <PageForm aria-label={words.button}>
        <ErrorSummary problems={problems} />
        <FormActions>
          <Button type="submit" variant="primary" size="large" busy={isSending}>
            {words.button}
          </Button>
        </FormActions>
      </PageForm>
      <SoftWords>If you didn't request this, close this page. Nothing will happen.</SoftWords>
    </LinkPage>
  );
}

/** The same for a mistyped link and for one that never existed. */
function UnknownLink() {
  return (
    <DeadLink
      way={
        <Button variant="primary" href={searchUrl()}>
          Find the profile
        </Button>
      }
    >
      It may have been cut off in your email program, or replaced by a newer one. Use the link in our latest email, or
      find the profile and claim it again.
    </DeadLink>
  );
}

const ofClaim = {
  what: 'claim',
  button: 'Confirm my claim',
  head: 'Confirm your claim',
  title: (whose: string) => `Is the profile of ${whose} yours?`,
};
const ofObjection: typeof ofClaim = {
  what: 'objection',
  button: 'Confirm my objection',
  head: 'Confirm your objection',
  title: (whose) => `Do you want the profile of ${whose} removed?`,
};

const whoseOf = ({ recruiter, agency }: Claim) =>
  recruiter ? `${recruiter.name} of ${recruiter.agency.name}` : (agency?.name ?? '');

/** The profile's page about the outcome; undefined while the claim can be confirmed. */
function outcomeOf({ state, recruiter, agency }: Claim): string | undefined {
  if (state === 'waiting') return undefined;
  const profile: ProfileAddress = recruiter
    ? { kind: 'recruiter', slug: recruiter.slug }
    : { kind: 'agency', slug: agency?.slug ?? '' };
  return state === 'confirmed' ? profileClaimedUrl(profile) : profileFailedClaimUrl(profile);
}

export const page = definePage<ConfirmClaimPageQuery>({
  query: graphql`
    query ConfirmClaimPageQuery($token: String!) {
      claimToConfirm(token: $token) {
        wish
        email
        state
        recruiter {
          name
          slug
          agency {
            name
          }
        }
        agency {
          name
          slug
        }
      }
    }
  `,
  variables: ({ params }) => ({ token: params.token ?? '' }),
  leadsTo: ({ claimToConfirm }) => (claimToConfirm ? outcomeOf(claimToConfirm) : undefined),
  status: ({ claimToConfirm }) => (claimToConfirm ? 200 : 404),
  head: ({ claimToConfirm: claim }) => ({
    title: !claim ? 'Link not found' : claim.wish === 'objection' ? ofObjection.head : ofClaim.head,
    canonical: null,
    isHidden: true,
  }),
});

export const action: PageAction<LinkAnswer> = confirmByLink<ConfirmClaimPageMutation>(graphql`
  mutation ConfirmClaimPageMutation($input: VerifyClaimInput!) {
    verifyClaim(input: $input) {
      errors { code message field }
    }
  }
`);
