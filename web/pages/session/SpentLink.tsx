import { restorePasswordUrl, signInUrl } from '#common/urls.ts';
import { useOnward } from '#web/features/accounts/session/onward.ts';
import { useUser } from '#web/kit/session/use-session.ts';
import { Told } from '#web/kit/Told.tsx';
import { Button } from '#web/ui/Button.tsx';

/** For an emailed link that no longer works, with alternatives. */
export function SpentLink() {
  const user = useUser();
  const onward = useOnward();
  // The user may have opened the link twice, in another tab or by double-clicking: the first time signed them in.
  const signIn = user ? (
    <Button variant="primary" onClick={() => onward(user)}>
      Continue
    </Button>
  ) : (
    <Button href={signInUrl()}>Sign in</Button>
  );
  return (
    <Told
      title="This link has been used or has expired"
      actions={
        <>
          {user && signIn}
          <Button variant={user ? 'secondary' : 'primary'} href={restorePasswordUrl()}>
            Get a new link
          </Button>
          {!user && signIn}
        </>
      }
    >
      {user && <p>{`You're signed in as ${user.username}.`}</p>}
      <p>Each link works once, for a limited time. If you've set a password, sign in with it.</p>
      <p>Otherwise, get a new link to set a password. That also confirms your email address.</p>
    </Told>
  );
}
