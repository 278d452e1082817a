import { PageForm, useIsSending } from '#web/kit/PageForm.tsx';
import { Button } from '#web/ui/Button.tsx';
import { PhoneLink } from './PhoneLink.tsx';
import styles from './PhoneReveal.module.css';

/** The answer to a request for the phone number: the number, or why not. */
export type PhoneAnswer = { readonly phone: string } | { readonly problem: string };

type PhoneRevealProps = {
  /** The profile's global ID. */
  id: string;
  name: string;
  answer: PhoneAnswer | undefined;
};

/** A button that reveals the phone number, or the number itself. The page never contains it before. */
export function PhoneReveal({ id, name, answer }: PhoneRevealProps) {
  const isSending = useIsSending();
  if (answer && 'phone' in answer)
    return (
      <p className={styles.phone}>
        Phone <PhoneLink phone={answer.phone} name={name} />
      </p>
    );
  return (
    <PageForm>
      <input type="hidden" name="profileId" value={id} />
      <Button type="submit" wide busy={isSending}>
        Show phone number
      </Button>
      {answer && (
        <p className={styles.problem} role="alert">
          {answer.problem}
        </p>
      )}
    </PageForm>
  );
}
