import { signInUrl } from '#common/urls.ts';
import { useOnward } from '#web/features/accounts/session/onward.ts';
import { useUser } from '#web/kit/session/use-session.ts';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { CheckYourMail } from './CheckYourMail.tsx';
import { SignedInAlready } from './SignedInAlready.tsx';
import { SignupForm } from './SignupForm.tsx';
import { useSignup } from './use-signup.ts';

/** An employer signs up with their details, company and logo, then confirms their address by email. */
export default function SignupPage() {
  const user = useUser();
  const onward = useOnward();
  const signup = useSignup();
  const { sent, kept, needsPassword } = signup;
  if (user && !signup.isSending) return <SignedInAlready user={user} onGo={() => onward(user)} />;
  return (
    <>
      {sent && <CheckYourMail key={sent.times} address={sent.address} times={sent.times} signup={signup} />}
      <div hidden={sent !== null}>
        {needsPassword && (
          <Notice>
            For security, we didn't keep your password. Enter the same one again, and choose your logo if you had one.
          </Notice>
        )}
        <SignupForm key={kept ? 'kept' : 'new'} signup={signup} />
      </div>
      <p>
        Already have an account? <Link href={signInUrl()}>Sign in</Link>
      </p>
    </>
  );
}
