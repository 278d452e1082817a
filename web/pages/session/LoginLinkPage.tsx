import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSending } from '#web/features/accounts/sending.ts';
import { unfinishedUrl, useOnward } from '#web/features/accounts/session/onward.ts';
import type { PageProps } from '#web/kit/page.ts';
import { SessionProblem } from '#web/kit/session/session.ts';
import { useSession, useUser } from '#web/kit/session/use-session.ts';
import { useHydrated } from '#web/kit/use-hydrated.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { NeedsJavaScript } from './NeedsJavaScript.tsx';
import { SpentLink } from './SpentLink.tsx';

/** Opened by an emailed link. Signs in only when the button is pressed, because mail scanners open links too. */
export default function LoginLinkPage({ address }: PageProps) {
  const isHydrated = useHydrated();
  const user = useUser();
  const { isSpent, problems, tries, isSending, submit } = useLink(address.params.token ?? '');
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

function useLink(token: string) {
  const session = useSession();
  const navigate = useNavigate();
  const onward = useOnward();
  const [isSpent, setSpent] = useState(false);
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
