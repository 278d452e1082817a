import { useFetcher } from 'react-router';
import { PhoneLink } from '#web/features/profiles/recruiters/PhoneLink.tsx';
import styles from '#web/features/profiles/recruiters/PhoneReveal.module.css';
import { Button } from '#web/ui/Button.tsx';

/** The answer to a request for a result's phone number: the number, or why not. */
export type FoundPhone = { readonly profileId: string } & ({ readonly phone: string } | { readonly problem: string });

type RevealPhoneProps = { id: string; name: string; answer: FoundPhone | undefined };

/** A result's phone number, which no page contains. With JavaScript it appears in place, and the list stays. */
export function RevealPhone({ id, name, answer: posted }: RevealPhoneProps) {
  const { Form, data, state } = useFetcher<FoundPhone>();
  const answer = data ?? posted;
  if (answer && 'phone' in answer)
    return (
      <p className={styles.phone}>
        Phone <PhoneLink phone={answer.phone} name={name} />
      </p>
    );
  return (
    <Form method="post">
      <input type="hidden" name="profileId" value={id} />
      <Button type="submit" size="small" busy={state !== 'idle'} aria-label={`Show phone number of ${name}`}>
        Show phone number
      </Button>
      {answer && (
        <p className={styles.problem} role="alert">
          {answer.problem}
        </p>
      )}
    </Form>
  );
}
