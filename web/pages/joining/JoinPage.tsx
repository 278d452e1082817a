import { graphql } from 'react-relay';
import { formatCount } from '#common/formats.ts';
import { profileLimits } from '#common/limits.ts';
import { productName } from '#common/product.ts';
import { firstPasswordUrl, signInUrl } from '#common/urls.ts';
import type { JoinPageMutation } from '#web/__generated__/JoinPageMutation.graphql.ts';
import type { JoinPageQuery } from '#web/__generated__/JoinPageQuery.graphql.ts';
import { whatMoves } from '#web/features/people/what-moves.ts';
import { FieldsForm } from '#web/kit/FieldsForm.tsx';
import { type FormAnswer, formAction } from '#web/kit/form-action.ts';
import { DeadLink, LinkPage, SoftWords } from '#web/kit/LinkPage.tsx';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { typed } from '#web/kit/typed.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextField } from '#web/ui/TextField.tsx';

type Invitation = NonNullable<JoinPageQuery['response']['invitationToJoin']>;

/** The mailed link to join an agency or a company. Opening it changes nothing; its button joins. */
export default function JoinPage({ data, answer }: PageProps<JoinPageQuery, FormAnswer<'name'>>) {
  const invitation = data.invitationToJoin;
  if (invitation?.state !== 'open') return <Ended invitation={invitation} />;
  return <Joining invitation={invitation} answer={answer} />;
}

function Joining({ invitation, answer }: { invitation: Invitation; answer: FormAnswer<'name'> | undefined }) {
  const { tenantName, inviterName, accountName, presentName, email, isAdmin } = invitation;
  return (
    <LinkPage title={`Join ${tenantName}`}>
      <p>
        {`${inviterName ?? 'An admin'} invites you to ${tenantName} on ${productName}${isAdmin ? ' as an admin' : ''}. You'll sign in with ${email}.`}
      </p>
      {presentName && <Leaving invitation={invitation} presentName={presentName} />}
      <FieldsForm
        answer={answer}
        initial={{ name: accountName ?? '' }}
        unsent="You haven't joined yet"
        submit={presentName ? `Leave ${presentName} and join` : `Join ${tenantName}`}
        {...(accountName && { hidden: { name: accountName } })}
      >
        {(field) => (
          <>
            {presentName && <input type="hidden" name="isMoving" value="yes" />}
            {!accountName && (
              <TextField
                {...field('name')}
                label="Your name"
                autoComplete="name"
                maxLength={profileLimits.name}
                required
              />
            )}
          </>
        )}
      </FieldsForm>
      <SoftWords>If you don't know them, close this page. Nothing will happen.</SoftWords>
    </LinkPage>
  );
}

/** What changes for a person who belongs to another agency or company now. */
function Leaving({ invitation, presentName }: { invitation: Invitation; presentName: string }) {
  const { side, tenantName, unsentInvitations } = invitation;
  return (
    <Notice title={`You belong to ${presentName} now`}>
      {[
        `If you join ${tenantName}, you leave ${presentName}.`,
        side === 'agency' && whatMoves(presentName),
        unsentInvitations > 0 &&
          `${formatCount(unsentInvitations, 'review invitation')} not sent yet will be canceled. To hand them to a colleague, request to join ${tenantName} from your account instead.`,
      ]
        .filter(Boolean)
        .join(' ')}
    </Notice>
  );
}

function Ended({ invitation }: { invitation: Invitation | null | undefined }) {
  const way = (
    <Button variant="primary" href={signInUrl()}>
      Sign in
    </Button>
  );
  if (invitation?.state === 'accepted')
    return (
      <LinkPage title={`You joined ${invitation.tenantName}`}>
        <p>{`Sign in with ${invitation.email}.`}</p>
        <p>{way}</p>
      </LinkPage>
    );
  return (
    <DeadLink way={way}>
      The invitation may have expired, been withdrawn, or been replaced by a newer one. Use the link in our latest
      email, or ask the person who invited you to send it again.
    </DeadLink>
  );
}

export const page = definePage<JoinPageQuery>({
  query: graphql`
    query JoinPageQuery($token: String!) {
      invitationToJoin(token: $token) {
        email
        isAdmin
        tenantName
        inviterName
        state
        accountName
        side
        presentName
        unsentInvitations
        setsPassword
      }
    }
  `,
  variables: ({ params }) => ({ token: params.token ?? '' }),
  leadsTo: ({ invitationToJoin }, { params }) =>
    invitationToJoin?.setsPassword ? firstPasswordUrl(params.token ?? '') : undefined,
  status: ({ invitationToJoin: of }) => (!of ? 404 : of.state === 'expired' || of.state === 'withdrawn' ? 410 : 200),
  head: ({ invitationToJoin: of }) => ({
    title: of ? `Join ${of.tenantName}` : 'Link not found',
    canonical: null,
    isHidden: true,
  }),
});

export const action = formAction<JoinPageMutation, 'name'>(
  graphql`
    mutation JoinPageMutation($input: JoinByInvitationInput!) {
      joinByInvitation(input: $input) {
        errors { code message field }
      }
    }
  `,
  ['name'],
  {
    // The page was shown with what moving means, if it means moving.
    input: ({ address, form }) => ({
      token: address.params['token'] ?? '',
      isMoving: typed(form, 'isMoving') === 'yes',
    }),
    done: ({ args }) => ({ redirect: args.address.path }),
    kept: 'Your invitation still works',
  },
);
