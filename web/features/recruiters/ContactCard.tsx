import { graphql, useFragment } from 'react-relay';
import { recruiterContactUrl } from '#common/urls.ts';
import type { ContactCard_recruiter$key } from '#web/__generated__/ContactCard_recruiter.graphql.ts';
import { PageForm, useIsSending } from '#web/kit/PageForm.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import styles from './ContactCard.module.css';

/** What the profile says to whoever asked for the phone number: it, or why not. */
export type PhoneAnswer = { readonly phone: string } | { readonly problem: string };

type ContactCardProps = { recruiter: ContactCard_recruiter$key; answer: PhoneAnswer | undefined };

/** Ways to reach a recruiter; the phone number comes when it is asked for, so that no page holds it. */
export function ContactCard({ recruiter, answer }: ContactCardProps) {
  const data = useFragment(
    graphql`
      fragment ContactCard_recruiter on Recruiter {
        id
        slug
        name
        takesMessages
        hasPhone
      }
    `,
    recruiter,
  );
  if (!data.takesMessages && !data.hasPhone) return null;
  return (
    <Card title="Get in touch">
      <div className={styles.ways}>
        {data.takesMessages && (
          <Button wide href={recruiterContactUrl(data.slug)} rel="nofollow">
            Write a message
          </Button>
        )}
        {data.hasPhone && <Phone id={data.id} name={data.name} answer={answer} />}
      </div>
    </Card>
  );
}

function Phone({ id, name, answer }: { id: string; name: string; answer: PhoneAnswer | undefined }) {
  const isSending = useIsSending();
  if (answer && 'phone' in answer)
    return (
      <p className={styles.phone}>
        Phone{' '}
        <a
          href={`tel:${answer.phone.replaceAll(/[^+\d]/g, '')}`}
          aria-label={`Call ${name}: ${answer.phone}`}
          // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed, also without JavaScript
          autoFocus
          ref={takeFocus}
        >
          {answer.phone}
        </a>
      </p>
    );
  return (
    <PageForm>
      <input type="hidden" name="recruiterId" value={id} />
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

/** React gives the focus of `autoFocus` to fields alone. */
function takeFocus(link: HTMLElement | null) {
  link?.focus();
}
