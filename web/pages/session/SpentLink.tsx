import { restorePasswordUrl, signInUrl } from '#common/urls.ts';
import { Told } from '#web/features/accounts/Told.tsx';
import { Button } from '#web/ui/Button.tsx';

/** A mailed link that does nothing any more, with the ways on. */
export function SpentLink() {
  return (
    <Told
      title="This link has been used or has expired."
      actions={
        <>
          <Button variant="primary" href={restorePasswordUrl()}>
            Get a new link
          </Button>
          <Button href={signInUrl()}>Sign in</Button>
        </>
      }
    >
      <p>A link works once, and for a limited time. If you have set a password, sign in with it.</p>
      <p>Else we send you a new link: with it you set a password, which also confirms your address.</p>
    </Told>
  );
}
