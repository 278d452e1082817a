import { useState } from 'react';
import type { accountLinkQuery } from '#web/__generated__/accountLinkQuery.graphql.ts';
import { useSending } from '#web/features/accounts/sending.ts';
import { useOnward } from '#web/features/accounts/session/onward.ts';
import { keptHandle } from '#web/features/accounts/sign-in-by/steps.ts';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { SessionProblem } from '#web/kit/session/session.ts';
import { useSession } from '#web/kit/session/use-session.ts';
import { Told } from '#web/kit/Told.tsx';
import { useHydrated } from '#web/kit/use-hydrated.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { isUsable, lookingUpLink } from './account-link.ts';
import { NeedsJavaScript } from './NeedsJavaScript.tsx';
import { SpentLink } from './SpentLink.tsx';

/** Opened by an emailed link. Links other software and signs in only when the button is pressed. */
export default function SignInLinkPage({ data, address }: PageProps<accountLinkQuery>) {
  const { token = '' } = address.params;
  const isHydrated = useHydrated();
  const session = useSession();
  const onward = useOnward();
  const [isSpent, setSpent] = useState(!isUsable(data, purposes));
  const { problems, tries, isSending, submit } = useSending(async () => {
    try {
      await session.takeStep('/login/connect/link', { token, handle: keptHandle() });
      onward(session.user!);
    } catch (error) {
      if (error instanceof SessionProblem && error.code === 410) setSpent(true);
      else throw error;
    }
  });
  if (isSpent) return <SpentLink />;
  if (isHydrated && !keptHandle() && !isSending)
    return (
      <Told title="Open this link where you started">
        <p>
          For your safety, this link only works in the browser where you chose to link your account. Open it there, or
          start again from the sign-in page.
        </p>
      </Told>
    );
  return (
    <>
      <NeedsJavaScript>Signing in needs JavaScript. Public pages and review forms work without it.</NeedsJavaScript>
      <p>Continue to link your account and sign in on this browser. You only need to do this once.</p>
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

const purposes = ['link_sign_in'] as const;

export const page = definePage<accountLinkQuery>({ ...lookingUpLink(purposes), head: () => ({ isHidden: true }) });
