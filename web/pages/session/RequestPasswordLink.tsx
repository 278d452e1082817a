import { useState } from 'react';
import { signInUrl } from '#common/urls.ts';
import { sendChecked } from '#web/features/accounts/captcha/send-checked.ts';
import { useCaptcha } from '#web/features/accounts/captcha/use-captcha.tsx';
import { useSending } from '#web/features/accounts/sending.ts';
import { SessionProblem } from '#web/kit/session/session.ts';
import { useSession } from '#web/kit/session/use-session.ts';
import { Told } from '#web/kit/Told.tsx';
import { typed } from '#web/kit/typed.ts';
import { useHydrated } from '#web/kit/use-hydrated.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { NeedsJavaScript } from './NeedsJavaScript.tsx';

/** Emails a password link. The answer is the same for known and unknown addresses. */
export function RequestPasswordLink() {
  const isHydrated = useHydrated();
  const { captcha, said, change, problems, tries, isSending, submit, wrong } = useRequest();
  return (
    <>
      <NeedsJavaScript>Setting a new password needs JavaScript.</NeedsJavaScript>
      {said && (
        <Told key={said.times} title="Check your email">
          <p>{said.words}</p>
          <p>{`You entered ${said.username}. The link works for 24 hours. No email? Check your spam folder.`}</p>
          {said.times > 1 && <Notice tone="good">If there's an account, another email is on its way.</Notice>}
        </Told>
      )}
      <Form onSubmit={submit}>
        <ErrorSummary key={tries} problems={problems} title="No link was sent" />
        <div hidden={said !== null}>
          <TextField
            name="_username"
            label="Email"
            type="email"
            autoComplete="username"
            required
            help="We'll email you a link to set a new password."
            error={wrong('_username')}
          />
        </div>
        {captcha.part}
        <FormActions>
          <Button type="submit" variant={said ? 'secondary' : 'primary'} busy={isSending} disabled={!isHydrated}>
            {isSending ? 'Please wait...' : said ? 'Send again' : 'Send link'}
          </Button>
          {said && (
            <Button variant="quiet" onClick={change}>
              Use another email
            </Button>
          )}
        </FormActions>
      </Form>
      <p>
        <Link href={signInUrl()}>Back to sign in</Link>
      </p>
    </>
  );
}

/** The server's message, the address, and how often a link was requested. */
type Said = { words: string; username: string; times: number };

function useRequest() {
  const session = useSession();
  const [said, setSaid] = useState<Said | null>(null);
  const captcha = useCaptcha('reset_password', "If it doesn't work, wait 15 minutes and try again without it.");
  const sending = useSending(async (form) => {
    const username = typed(form, '_username').trim();
    if (!username) throw new SessionProblem('', { problems: [missing] });
    const words = await sendChecked(captcha, (solution) => session.requestPasswordLink(username, solution));
    setSaid((before) => ({ words, username, times: (before?.times ?? 0) + 1 }));
  });
  return { captcha, said, change: () => setSaid(null), ...sending };
}

const missing = { field: '_username', message: 'Enter the email address of your account.' };
