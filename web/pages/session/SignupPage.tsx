import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { signInUrl, signupInfoUrl } from '#common/urls.ts';
import { refusedLogo } from '#web/features/accounts/logo.ts';
import { useOnward } from '#web/features/accounts/onward.ts';
import { registrationFields } from '#web/features/accounts/registration-fields.ts';
import { typed, useSending } from '#web/features/accounts/sending.ts';
import { Told } from '#web/features/accounts/Told.tsx';
import { note } from '#web/kit/data-layer.ts';
import { useSession, useUser } from '#web/kit/session/use-session.ts';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { SignedInAlready } from './SignedInAlready.tsx';
import { SignupForm } from './SignupForm.tsx';

/** An employer signs up: person, company and logo; then a mail confirms the address. */
export default function SignupPage() {
  const user = useUser();
  const onward = useOnward();
  const { sentTo, change, ...sending } = useSignup();
  if (user && !sending.isSending) return <SignedInAlready user={user} onGo={() => onward(user)} />;
  return (
    <>
      {sentTo !== null && <CheckYourMail address={sentTo} onWrong={change} />}
      <div hidden={sentTo !== null}>
        <SignupForm {...sending} />
      </div>
      <p>
        You have an account? <Link href={signInUrl()}>Sign in</Link>
      </p>
    </>
  );
}

function CheckYourMail({ address, onWrong }: { address: string; onWrong: () => void }) {
  return (
    <Told
      title="Check your e-mail"
      actions={
        <Button variant="secondary" onClick={onWrong}>
          Wrong address? Change it
        </Button>
      }
    >
      <p>
        We have sent a link to <strong>{address}</strong>. It confirms your address and opens your account.
      </p>
      <p>Nothing there after a few minutes? Look among the unwanted mails too.</p>
    </Told>
  );
}

function useSignup() {
  const session = useSession();
  const navigate = useNavigate();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const sending = useSending(async (form) => {
    const fields = registrationFields(form);
    // The rules and the sending come with the press: nobody waits for them to read the form.
    const [{ checkRegistration }, { sendWithProgress }] = await Promise.all([
      import('#web/features/accounts/check-registration.ts'),
      import('#web/kit/upload.ts'),
    ]);
    checkRegistration(fields, refusedLogo(form));
    await session.register(fields, sendWithProgress);
    note({ event: 'employer-signup', country: fields.country, withLogo: fields.logo !== undefined });
    if (session.user) await navigate(signupInfoUrl());
    else setSentTo(typed(form, 'email').trim());
  });
  const change = () => {
    flushSync(() => setSentTo(null));
    document.getElementById('email')?.focus();
  };
  return { sentTo, change, ...sending };
}
