import { useState } from 'react';
import { graphql } from 'react-relay';
import { formatCount } from '#common/formats.ts';
import type { SignOutEverywhereMutation } from '#web/__generated__/SignOutEverywhereMutation.graphql.ts';
import { ActButton } from '#web/app-ui/ActButton.tsx';
import { useCommand } from '#web/kit/command.ts';
import { useSession } from '#web/kit/session/use-session.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';

/** Ends all sessions except this browser's, after a confirmation. */
export function SignOutEverywhere({ count }: { count: number }) {
  const session = useSession();
  const [isConfirming, setConfirming] = useState(false);
  const signOut = useCommand<SignOutEverywhereMutation>(signOutMutation);
  return (
    <>
      <Button onClick={() => setConfirming(true)}>Sign out other browsers</Button>
      <Dialog
        title="Sign out other browsers?"
        open={isConfirming}
        onClose={() => setConfirming(false)}
        actions={
          <>
            <Button onClick={() => setConfirming(false)}>Cancel</Button>
            <ActButton
              variant="danger"
              act={() => signOut({ refreshToken: session.user?.refreshToken })}
              done="All other browsers will be signed out within 10 minutes."
              onSettled={() => setConfirming(false)}
            >
              {`Sign out ${formatCount(count, 'browser')}`}
            </ActButton>
          </>
        }
      >
        <p>
          This browser stays signed in. The others are signed out within 10 minutes and will need your password again.
        </p>
      </Dialog>
    </>
  );
}

const signOutMutation = graphql`
  mutation SignOutEverywhereMutation($input: SignOutEverywhereInput!) {
    signOutEverywhere(input: $input) {
      errors { code message field }
      user {
        id
        ...SessionList_user
      }
    }
  }
`;
