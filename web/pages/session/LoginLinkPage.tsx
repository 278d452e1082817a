import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { accountLinkQuery } from '#web/__generated__/accountLinkQuery.graphql.ts';
import { useSending } from '#web/features/accounts/sending.ts';
import { unfinishedUrl, useOnward } from '#web/features/accounts/session/onward.ts';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { SessionProblem } from '#web/kit/session/session.ts';
import { useSession, useUser } from '#web/kit/session/use-session.ts';
import { useHydrated } from '#web/kit/use-hydrated.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { isUsable, lookingUpLink } from './account-link.ts';
import { NeedsJavaScript } from './NeedsJavaScript.tsx';
import { SpentLink } from './SpentLink.tsx';

/**
 * Opened by an emailed link. Signs in only when the button is pressed, because mail scanners open links too. A link that
 * no longer works says so at once.
 */
export default function LoginLinkPage({ data, address }: PageProps<accountLinkQuery>) {
  const { token = '' } = address.params;
  return <LoginLink key={token} token={token} isThere={isUsable(data, purposes)} />;
}

const purposes = ['confirm_email', 'sign_in'] as const;

export const page = definePage<accountLinkQuery>({ ...lookingUpLink(purposes), head: () => ({ isHidden: true }) });

/** `isThere`, whether the link works, is looked at only when the link is opened, because signing in uses it up. */
function LoginLink({ token, isThere }: { token: string; isThere: boolean }) {
  const isHydrated = useHydrated();
  const user = useUser();
  const { isSpent, problems, tries, isSending, submit } = useLink(token, isThere);
  if (isSpent) return <SpentLink />;
  return (
    <>
      <NeedsJavaScript>Signing in needs JavaScript. Public pages and review forms work without it.</NeedsJavaScript>
      <p>Continue to confirm your email address and sign in on this browser.</p>
      {user && !isSending && (
        <Notice>{`You're signed in as ${user.username}. If this link was sent to another email address, you'll switch to that account.`}</Notice>
      )}
      <Form onSubmit={submit}>
        <ErrorSummary key={tries} problems={problems} title="You're not signed in yet" />
        <FormActions>
          <Button type="submit" variant="primary" wide busy={isSending} disabled={!isHydrated}>
            {isSending ? 'Please wait...' : 'Continue'}
          </Button>
        </FormActions>
      </Form>
    </>
  );
}

function useLink(token: string, isUsable: boolean) {
  const session = useSession();
  const navigate = useNavigate();
  const onward = useOnward();
  const [isSpent, setSpent] = useState(!isUsable);
  const sending = useSending(async () => {
    try {
      const user = await session.signInByLink(token);
      const unfinished = unfinishedUrl(user);
      if (unfinished) await navigate(unfinished, { replace: true });
      else onward(user);
    } catch (error) {
      if (error instanceof SessionProblem && error.code === 410) setSpent(true);
      else throw error;
    }
  });
  return { isSpent, ...sending };
}
