import { Told } from '#web/kit/Told.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { Signup } from './use-signup.ts';

/** After signing up: where the link was sent, the same for known and unknown addresses, and a way to send it again. */
export function CheckYourMail({ address, times, signup }: { address: string; times: number; signup: Signup }) {
  const { problems, isSending, isHurried, again, change } = signup;
  return (
    <Told
      title="Check your e-mail"
      actions={
        <>
          <Button variant="secondary" onClick={again} busy={isSending}>
            {isSending ? 'Please wait...' : 'Send again'}
          </Button>
          <Button variant="quiet" onClick={change}>
            Wrong address? Change it
          </Button>
        </>
      }
    >
      <p>
        We have sent a link to <strong>{address}</strong>. It confirms your address and opens your account.
      </p>
      <p>
        Nothing there after a few minutes? Look among the unwanted mails too, then have it sent again: at most once a
        minute, and five times a day.
      </p>
      <div role="status">{outcomeOf({ times, isSending, isHurried, isRefused: problems.length > 0 })}</div>
      {problems.length > 0 && !isSending && (
        <Notice tone="bad" title="It was not sent again">
          {problems.map(({ message }) => message).join(' ')}
        </Notice>
      )}
    </Told>
  );
}

type Outcome = { times: number; isSending: boolean; isHurried: boolean; isRefused: boolean };

function outcomeOf({ times, isSending, isHurried, isRefused }: Outcome) {
  if (isSending || isRefused) return null;
  if (isHurried) return <Notice>The last mail left less than a minute ago. Wait a little, then press again.</Notice>;
  return times > 1 && <Notice tone="good">We have sent it again.</Notice>;
}
