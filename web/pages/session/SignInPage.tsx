import { type SubmitEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { landingFor } from '#web/kit/landing.ts';
import type { Session } from '#web/kit/session/session.ts';
import { useSession, useUser } from '#web/kit/session/use-session.ts';
import { useHydrated } from '#web/kit/use-hydrated.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './SignInPage.module.css';

/** Signs in and leads on: to where the person was going, else to where their work is. */
export default function SignInPage() {
  const session = useSession();
  const isHydrated = useHydrated();
  const { problem, isSending, signIn } = useSignIn(session);
  const user = useUser();
  const navigate = useNavigate();
  useEffect(() => {
    if (!user) return;
    void navigate(session.rememberedPath ?? landingFor(user.roles), { replace: true });
    session.forgetPath();
  }, [session, user, navigate]);
  return (
    <>
      <noscript>
        <p className={styles.hint}>Signing in needs JavaScript. Public pages and review forms work without it.</p>
      </noscript>
      <Form onSubmit={signIn}>
        {problem && (
          <ErrorSummary problems={[{ field: '_username', message: problem }]} title="You are not signed in" />
        )}
        <TextField name="_username" label="E-mail" type="email" autoComplete="username" required />
        <TextField name="_password" label="Password" type="password" autoComplete="current-password" required />
        <FormActions>
          <Button type="submit" variant="primary" wide busy={isSending || user !== null} disabled={!isHydrated}>
            {isSending || user ? 'Please wait...' : 'Sign in'}
          </Button>
        </FormActions>
      </Form>
    </>
  );
}

function useSignIn(session: Session) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const signIn = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setSending(true);
    setProblem(null);
    await session
      .signIn(String(form.get('_username')), String(form.get('_password')))
      .catch((error: Error) => setProblem(error.message));
    setSending(false);
  };
  return { problem, isSending, signIn };
}
