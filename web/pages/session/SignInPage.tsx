import { lazy, Suspense, useEffect } from 'react';
import { restorePasswordUrl } from '#common/urls.ts';
import { sendChecked } from '#web/features/accounts/captcha/send-checked.ts';
import { useCaptcha } from '#web/features/accounts/captcha/use-captcha.tsx';
import { PasswordField } from '#web/features/accounts/passwords/PasswordField.tsx';
import { useSending } from '#web/features/accounts/sending.ts';
import { useOnward } from '#web/features/accounts/session/onward.ts';
import { webSite } from '#web/kit/linked-data.ts';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { SessionProblem } from '#web/kit/session/session.ts';
import { useSession, useUser } from '#web/kit/session/use-session.ts';
import { typed } from '#web/kit/typed.ts';
import { useHydrated } from '#web/kit/use-hydrated.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { NeedsJavaScript } from './NeedsJavaScript.tsx';
import { OtherWays } from './OtherWays.tsx';
import { SignInBy } from './SignInBy.tsx';
import { WhatThisIs } from './WhatThisIs.tsx';

// Lazy, because it needs the toasts, which the sign-in page does not.
const LinkedInFailure = lazy(() => import('#web/features/accounts/session/LinkedInFailure.tsx'));

/** Signs in, then goes where the person was heading, or to their start page. */
export default function SignInPage({ address }: PageProps) {
  const isHydrated = useHydrated();
  const session = useSession();
  const user = useUser();
  const onward = useOnward();
  const { captcha, problems, tries, isSending, submit, wrong } = useSignIn();
  useEffect(() => {
    if (user) onward(user);
  }, [user, onward]);
  return (
    <>
      <NeedsJavaScript>Signing in needs JavaScript. Public pages and review forms work without it.</NeedsJavaScript>
      {isHydrated && !user && session.requiresTokenReissue && (
        <Notice>Your session has ended. Sign in to continue.</Notice>
      )}
      <Form onSubmit={submit}>
        <ErrorSummary key={tries} problems={problems} title="You're not signed in" />
        <TextField
          name="_username"
          label="Email"
          type="email"
          autoComplete="username"
          required
          error={wrong('_username')}
        />
        <PasswordField name="_password" label="Password" autoComplete="current-password" error={wrong('_password')} />
        {captcha.part}
        <FormActions>
          <Button type="submit" variant="primary" wide busy={isSending || user !== null} disabled={!isHydrated}>
            {isSending || user ? 'Please wait...' : 'Sign in'}
          </Button>
        </FormActions>
      </Form>
      <SignInBy />
      <OtherWays />
      <WhatThisIs />
      {isHydrated && address.query.linkedInError !== undefined && (
        <Suspense>
          <LinkedInFailure />
        </Suspense>
      )}
    </>
  );
}

function useSignIn() {
  const session = useSession();
  const captcha = useCaptcha(
    'login',
    <>
      If it doesn't work, <Link href={restorePasswordUrl()}>get a link by email</Link>, or wait 15 minutes and sign in
      without it.
    </>,
  );
  const sending = useSending(async (form) => {
    refuseEmpty(form);
    await sendChecked(captcha, (solution) =>
      session.signIn(typed(form, '_username'), typed(form, '_password'), solution),
    );
  });
  return { captcha, ...sending };
}

/** Checked before sending, so that an incomplete form does not count as a failed attempt. */
function refuseEmpty(form: FormData) {
  const problems = [
    ...(typed(form, '_username').trim() ? [] : [{ field: '_username', message: 'Enter your email address.' }]),
    ...(typed(form, '_password') ? [] : [{ field: '_password', message: 'Enter your password.' }]),
  ];
  if (problems.length > 0) throw new SessionProblem('Something is missing.', { problems });
}

export const page = definePage({
  parameters: ['linkedInError'],
  head: () => ({
    description:
      "Sign in to invite the people you've placed to review you, reply to reviews, and build your reputation.",
    structuredData: webSite,
  }),
});
