import { graphql } from 'react-relay';
import { accountUrl, restorePasswordUrl, signInUrl } from '#common/urls.ts';
import type { EmailChangePageMutation } from '#web/__generated__/EmailChangePageMutation.graphql.ts';
import type { EmailChangePageQuery } from '#web/__generated__/EmailChangePageQuery.graphql.ts';
import type { EmailChangePageStopMutation } from '#web/__generated__/EmailChangePageStopMutation.graphql.ts';
import { LinkPage, SoftWords } from '#web/kit/LinkPage.tsx';
import { confirmByLink, type LinkAnswer } from '#web/kit/link-action.ts';
import { PageForm, useIsSending } from '#web/kit/PageForm.tsx';
import { definePage, type PageAction, type PageProps } from '#web/kit/page.ts';
import { typed } from '#web/kit/typed.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Choice.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { Link } from '#web/ui/Link.tsx';

type Data = EmailChangePageQuery['response'];
type Change = NonNullable<Data['emailChangeToAllow']>;
type Problems = NonNullable<LinkAnswer['problems']>;

/**
 * The page behind both emailed links of a change of an account's email. Opening it changes nothing. Its buttons confirm
 * for the address that got the link; at the present address, another one stops the change.
 */
export default function EmailChangePage({ data, answer }: PageProps<EmailChangePageQuery, LinkAnswer>) {
  const change = changeIn(data);
  if (!change) return <UnknownLink />;
  const isOld = data.emailChangeToAllow != null;
  const isAnswer = answer !== undefined;
  if (change.state !== 'waiting') return <Ended {...change} isAnswer={isAnswer} />;
  const hasConfirmed = Boolean(isOld ? change.oldConfirmedAt : change.newConfirmedAt);
  const problems = answer?.problems ?? [];
  if (hasConfirmed) return <HalfDone isOld={isOld} problems={problems} isAnswer={isAnswer} />;
  return isOld ? <Allowing {...change} problems={problems} /> : <Confirming {...change} problems={problems} />;
}

const changeIn = ({ emailChangeToAllow, emailChangeToConfirm }: Data) => emailChangeToAllow ?? emailChangeToConfirm;

function Allowing({ newEmail, problems }: { newEmail: string; problems: Problems }) {
  return (
    <LinkPage title="Allow the change of your email?">
      <p>
        {`You'll sign in with ${newEmail}, and we'll send your emails there. The new address has its own link: your email changes once both are confirmed.`}
      </p>
      <ErrorSummary problems={problems} />
      <Confirm label="Allow this change" />
      <Stopping />
    </LinkPage>
  );
}

function Confirming({ newEmail, problems }: { newEmail: string; problems: Problems }) {
  return (
    <LinkPage title="Confirm your new email">
      <p>
        {`Confirm that ${newEmail} is your address. We also sent a link to your account's current address: your email changes once both are confirmed.`}
      </p>
      <ErrorSummary problems={problems} />
      <Confirm label="Confirm new email" />
      <SoftWords>If you didn't request this, close this page. Nothing will happen.</SoftWords>
    </LinkPage>
  );
}

function Confirm({ label }: { label: string }) {
  const isSending = useIsSending();
  return (
    <PageForm aria-label={label}>
      <FormActions>
        <Button type="submit" variant="primary" size="large" busy={isSending}>
          {label}
        </Button>
      </FormActions>
    </PageForm>
  );
}

/** For somebody who did not request the change. Whoever did knows the password. */
function Stopping() {
  const isSending = useIsSending();
  return (
    <PageForm aria-label="This wasn't me">
      <input type="hidden" name="stops" value="true" />
      <SoftWords>Didn't request this? Someone knows your password. Stop the change, then set a new password.</SoftWords>
      <Checkbox name="endsSessions" value="true" defaultChecked label="Also sign out all browsers" />
      <FormActions>
        <Button type="submit" size="large" busy={isSending}>
          This wasn't me
        </Button>
      </FormActions>
    </PageForm>
  );
}

function HalfDone({ isOld, problems, isAnswer }: { isOld: boolean; problems: Problems; isAnswer: boolean }) {
  return (
    <LinkPage title="Confirmed. One link to go" isAnswer={isAnswer}>
      <p>
        {isOld
          ? 'Now open the link that we sent to your new address. Your email changes once it is confirmed.'
          : 'Now open the link that we sent to the current address of your account. Your email changes once it is confirmed.'}
      </p>
      <ErrorSummary problems={problems} />
      {isOld && <Stopping />}
    </LinkPage>
  );
}

function Ended({ state, newEmail, isAnswer }: Pick<Change, 'state' | 'newEmail'> & { isAnswer: boolean }) {
  if (state === 'done')
    return (
      <LinkPage title="Your email has changed" isAnswer={isAnswer}>
        <p>
          {`You now sign in with ${newEmail}. Your password stays the same. All browsers are signed out, except the one where you requested the change.`}
        </p>
        <p>
          <Link href={signInUrl()}>Sign in</Link>
        </p>
      </LinkPage>
    );
  if (state === 'refused')
    return (
      <LinkPage title="The change is stopped" isAnswer={isAnswer}>
        <p>Your email stays the same. Someone knows your password, so set a new one now.</p>
        <p>
          <Link href={restorePasswordUrl()}>Set a new password</Link>
        </p>
      </LinkPage>
    );
  return (
    <LinkPage title="Your email wasn't changed" isAnswer={isAnswer}>
      <p>{endings[state]}</p>
      <p>
        <Link href={accountUrl()}>Go to your account</Link>
      </p>
    </LinkPage>
  );
}

const endings: Readonly<Record<string, string>> = {
  taken: 'The new address now has an account of its own. Each account needs its own address: use another one.',
  canceled: 'The change was canceled. If you still want it, request it again in your account.',
  expired: 'This link has expired. If you still want the change, request it again in your account.',
};

/** The same for a mistyped link and for one that never existed. */
function UnknownLink() {
  return (
    <LinkPage title="This link doesn't work">
      <p>
        It may have been cut off in your email program, or replaced by a newer one. Use the link in our latest email, or{' '}
        <Link href={accountUrl()}>request the change again in your account</Link>.
      </p>
    </LinkPage>
  );
}

export const page = definePage<EmailChangePageQuery, LinkAnswer>({
  query: graphql`
    query EmailChangePageQuery($token: String!) {
      emailChangeToAllow(token: $token) {
        newEmail
        state
        oldConfirmedAt
        newConfirmedAt
      }
      emailChangeToConfirm(token: $token) {
        newEmail
        state
        oldConfirmedAt
        newConfirmedAt
      }
    }
  `,
  variables: ({ params }) => ({ token: params.token ?? '' }),
  status: (data) => (changeIn(data) ? 200 : 404),
  head: (data) => ({
    title: titles[changeIn(data)?.state ?? ''] ?? 'Link not found',
    canonical: null,
    isHidden: true,
  }),
});

const titles: Readonly<Record<string, string>> = {
  waiting: 'Confirm the change of your email',
  done: 'Email changed',
  refused: 'Change stopped',
  taken: 'Email not changed',
  canceled: 'Email not changed',
  expired: 'Email not changed',
};

export const action: PageAction<LinkAnswer> = (args) => (typed(args.form, 'stops') ? stop(args) : confirm(args));

const confirm = confirmByLink<EmailChangePageMutation>(graphql`
  mutation EmailChangePageMutation($input: ConfirmEmailChangeInput!) {
    confirmEmailChange(input: $input) {
      errors { code message field }
    }
  }
`);

const stop = confirmByLink<EmailChangePageStopMutation>(
  graphql`
    mutation EmailChangePageStopMutation($input: RefuseEmailChangeInput!) {
      refuseEmailChange(input: $input) {
        errors { code message field }
      }
    }
  `,
  { input: ({ form }) => ({ endsSessions: typed(form, 'endsSessions') === 'true' }) },
);
