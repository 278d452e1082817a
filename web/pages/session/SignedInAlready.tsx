import { logoutUrl } from '#common/urls.ts';
import type { SessionUser } from '#web/kit/session/user.ts';
import { Told } from '#web/kit/Told.tsx';
import { Button } from '#web/ui/Button.tsx';

/** Replaces forms for strangers when somebody is signed in: says who, and where to go. */
export function SignedInAlready({ user, onGo }: { user: SessionUser; onGo: () => void }) {
  return (
    <Told
      title="You already have an account"
      actions={
        <>
          <Button variant="primary" onClick={onGo}>
            Continue
          </Button>
          <Button href={logoutUrl()}>Sign out</Button>
        </>
      }
    >
      <p>{`You're signed in as ${user.username}.`}</p>
    </Told>
  );
}
