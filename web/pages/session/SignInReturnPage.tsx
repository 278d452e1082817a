import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { isSignInVendor, type SignInVendorKey, vendorNames } from '#common/connections/vendors.ts';
import { accountUrl, restorePasswordUrl, signInUrl, signupUrl } from '#common/urls.ts';
import { sendChecked } from '#web/features/accounts/captcha/send-checked.ts';
import { useCaptcha } from '#web/features/accounts/captcha/use-captcha.tsx';
import { PasswordField } from '#web/features/accounts/passwords/PasswordField.tsx';
import { useKeptRegistration } from '#web/features/accounts/registration/kept-registration.ts';
import { toldBy, useSending } from '#web/features/accounts/sending.ts';
import { useOnward } from '#web/features/accounts/session/onward.ts';
import { finish, type Pending, requestLink } from '#web/features/accounts/sign-in-by/steps.ts';
import { definePage, type PageAddress, type PageProps } from '#web/kit/page.ts';
import { SessionProblem } from '#web/kit/session/session.ts';
import { useSession } from '#web/kit/session/use-session.ts';
import { Told } from '#web/kit/Told.tsx';
import { typed } from '#web/kit/typed.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { NeedsJavaScript } from './NeedsJavaScript.tsx';
import { SignInBy } from './SignInBy.tsx';

/** Where people come back who sign in by other software: it signs in, or asks which account is theirs. */
export default function SignInReturnPage({ address }: PageProps) {
  const vendor = vendorAt(address);
  const { code, state, error } = address.query;
  if (code && state) return <Finish vendor={vendor} code={code} state={state} />;
  const name = vendorNames[vendor];
  return (
    <Told title={error ? `You're not signed in with ${name}` : `Sign in with ${name}`}>
      {error && <p>{`You didn't allow it at ${name}, or ${name} didn't let you in.`}</p>}
      <StartAgain vendor={vendor} />
    </Told>
  );
}

function StartAgain({ vendor }: { vendor: SignInVendorKey }) {
  return (
    <>
      <NeedsJavaScript>Signing in needs JavaScript. Public pages and review forms work without it.</NeedsJavaScript>
      <SignInBy only={vendor} />
      <p>
        <Link href={signInUrl()}>Sign in with your password</Link>
      </p>
    </>
  );
}

type FinishProps = { vendor: SignInVendorKey; code: string; state: string };
type Result = Pending | 'linked' | { readonly problem: string };

/** Finishes by a POST: opening the address alone changes nothing. */
function Finish({ vendor, code, state }: FinishProps) {
  const session = useSession();
  const onward = useOnward();
  const [result, setResult] = useState<Result | null>(null);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    finish(session, { vendor, code, state }).then(
      (done) => (done === 'session' ? onward(session.user!) : setResult(done)),
      (error: unknown) => setResult({ problem: toldBy(error)[0]!.message }),
    );
  }, [session, onward, vendor, code, state]);
  const name = vendorNames[vendor];
  if (!result)
    return (
      <>
        <NeedsJavaScript>Signing in needs JavaScript. Public pages and review forms work without it.</NeedsJavaScript>
        <p role="status">One moment. We're signing you in.</p>
      </>
    );
  if (result === 'linked')
    return (
      <Told
        title={`${name} is linked`}
        actions={
          <Button variant="primary" href={accountUrl()}>
            Back to your account
          </Button>
        }
      >
        <p>{`From now on, you can sign in with ${name}. We've emailed you a confirmation.`}</p>
      </Told>
    );
  if ('problem' in result)
    return (
      <Told title="You're not signed in">
        <p>{result.problem}</p>
        <StartAgain vendor={vendor} />
      </Told>
    );
  if (result.next === 'new') return <NoAccount vendor={vendor} pending={result} />;
  return result.next === 'mail' ? (
    <MailedLink vendor={vendor} pending={result} />
  ) : (
    <EnterPassword vendor={vendor} pending={result} />
  );
}

type PendingProps = { vendor: SignInVendorKey; pending: Pending };

function NoAccount({ vendor, pending: { name, email } }: PendingProps) {
  const navigate = useNavigate();
  const { keep } = useKeptRegistration();
  const create = () => {
    keep({ name, email }, 0);
    void navigate(signupUrl());
  };
  return (
    <Told
      title="You don't have an account yet"
      actions={
        <>
          <Button variant="primary" onClick={create}>
            Create an account
          </Button>
          <Button href={signInUrl()}>Sign in another way</Button>
        </>
      }
    >
      <p>{`There's no Plaudit account for ${email}.`}</p>
      <p>{`If you're hiring, create one: we'll fill in your name and email. Afterwards, you can link ${vendorNames[vendor]} to it.`}</p>
    </Told>
  );
}

function EnterPassword({ vendor, pending }: PendingProps) {
  const session = useSession();
  const onward = useOnward();
  const [isMailing, setMailing] = useState(false);
  const captcha = useCaptcha(
    'login',
    <>If it doesn't work, get a link by email instead, or wait 15 minutes and try again.</>,
  );
  const { problems, tries, isSending, submit, wrong } = useSending(async (form) => {
    const password = typed(form, '_password');
    if (!password) throw new SessionProblem('', { problems: [missing] });
    const fields = { handle: pending.handle, _password: password };
    await sendChecked(captcha, (solution) =>
      session.takeStep('/login/connect/password', { ...fields, captcha: solution }),
    );
    onward(session.user!);
  });
  if (isMailing) return <MailedLink vendor={vendor} pending={pending} />;
  const name = vendorNames[vendor];
  return (
    <Told title="You already have an account">
      <p>{`${pending.email} has a Plaudit account. Enter its password once to link ${name}. After that, ${name} alone signs you in.`}</p>
      <Form onSubmit={submit}>
        <ErrorSummary key={tries} problems={problems} title="You're not signed in" />
        <PasswordField
          name="_password"
          label="Your Plaudit password"
          autoComplete="current-password"
          error={wrong('_password')}
        />
        {captcha.part}
        <FormActions>
          <Button type="submit" variant="primary" busy={isSending}>
            {isSending ? 'Please wait...' : `Link ${name} and sign in`}
          </Button>
          <Button onClick={() => setMailing(true)}>Email me a link</Button>
        </FormActions>
      </Form>
      <p>
        <Link href={restorePasswordUrl()}>Forgot your password?</Link>
      </p>
    </Told>
  );
}

const missing = { field: '_password', message: 'Enter your password.' };

/** Says the same whether or not the address has an account. */
function MailedLink({ vendor, pending: { handle, email } }: PendingProps) {
  const session = useSession();
  const [said, setSaid] = useState<{ words: string; times: number } | null>(null);
  const { problems, tries, isSending, submit } = useSending(async () => {
    const words = await requestLink(session, handle);
    setSaid((before) => ({ words, times: (before?.times ?? 0) + 1 }));
  });
  const name = vendorNames[vendor];
  return (
    <Told title={said ? 'Check your email' : `Link ${name} to your account`}>
      {said ? (
        <>
          <p>{said.words}</p>
          <p>{`We used ${email}. Open the link in this browser within 30 minutes. No email? Check your spam folder.`}</p>
          {said.times > 1 && <Notice tone="good">If there's an account, another email is on its way.</Notice>}
        </>
      ) : (
        <p>{`Before ${name} can sign you in, confirm that ${email} is yours. We'll email you a link.`}</p>
      )}
      <Form onSubmit={submit}>
        <ErrorSummary key={tries} problems={problems} title="No link was sent" />
        <FormActions>
          <Button type="submit" variant={said ? 'secondary' : 'primary'} busy={isSending}>
            {said ? 'Send again' : 'Email me a link'}
          </Button>
        </FormActions>
      </Form>
      <p>
        <Link href={signInUrl()}>Sign in another way</Link>
      </p>
    </Told>
  );
}

const vendorAt = ({ path }: Pick<PageAddress, 'path'>): SignInVendorKey => {
  const last = path.split('/')[3];
  return isSignInVendor(last) ? last : 'google';
};

export const page = definePage({
  parameters: ['code', 'state', 'error'],
  head: (_data, address) => ({ title: `Sign in with ${vendorNames[vendorAt(address)]}`, isHidden: true }),
});
