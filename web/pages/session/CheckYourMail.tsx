import { Told } from '#web/kit/Told.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { Signup } from './use-signup.ts';

/** After signing up: where the link was sent, the same for known and unknown addresses, and a way to send it again. */
export function CheckYourMail({ address, times, signup }: { address: string; times: number; signup: Signup }) {
  const { problems, isSending, isHurried, again, change } = signup;
  return (
    <Told
      title="Check your email"
      actions={
        <>
          <Button variant="secondary" onClick={again} busy={isSending}>
            {isSending ? 'Please wait...' : 'Send again'}
          </Button>
          <Button variant="quiet" onClick={change}>
            Wrong email? Change it
          </Button>
        </>
      }
    >
      <p>
        We sent a link to <strong>{address}</strong>. Open it to confirm your email address and sign in.
      </p>
      <p>
        No email after a few minutes? Check your spam folder, then send it again. You can do this once a minute, up to
        five times a day.
      </p>
      <div role="status">{outcomeOf({ times, isSending, isHurried, isRefused: problems.length > 0 })}</div>
      {problems.length > 0 && !isSending && (
        <Notice tone="bad" title="We couldn't send it again">
          {problems.map(({ message }) => message).join(' ')}
        </Notice>
      )}
    </Told>
  );
}

type Outcome = { times: number; isSending: boolean; isHurried: boolean; isRefused: boolean };

function outcomeOf({ times, isSending, isHurried, isRefused }: Outcome) {
  if (isSending || isRefused) return null;
  if (isHurried) return <Notice>We sent the last email less than a minute ago. Wait a moment, then try again.</Notice>;
  return times > 1 && <Notice tone="good">We sent it again.</Notice>;
}
