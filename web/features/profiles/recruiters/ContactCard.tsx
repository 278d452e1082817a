import { graphql, useFragment } from 'react-relay';
import { recruiterContactUrl } from '#common/urls.ts';
import type { ContactCard_recruiter$key } from '#web/__generated__/ContactCard_recruiter.graphql.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import styles from './ContactCard.module.css';
import { type PhoneAnswer, PhoneReveal } from './PhoneReveal.tsx';

export type { PhoneAnswer };

type ContactCardProps = { recruiter: ContactCard_recruiter$key; answer: PhoneAnswer | undefined };

/** Ways to reach a recruiter. The phone number loads on request, so that no page contains it. */
export function ContactCard({ recruiter, answer }: ContactCardProps) {
  const data = useFragment(
    graphql`
      fragment ContactCard_recruiter on Recruiter {
        id
        slug
        name
        takesMessages
        hasPhone
        linkedinUrl
      }
    `,
    recruiter,
  );
  if (!data.takesMessages && !data.hasPhone && !data.linkedinUrl) return null;
  return (
    <Card title="Get in touch">
      <div className={styles.ways}>
        {data.takesMessages && (
          <Button wide variant="primary" href={recruiterContactUrl(data.slug)} rel="nofollow">
            Write a message
          </Button>
        )}
        {data.hasPhone && <PhoneReveal of="recruiterId" id={data.id} name={data.name} answer={answer} />}
        {data.linkedinUrl && (
          <a className={styles.link} href={data.linkedinUrl} rel="nofollow noopener">
            LinkedIn profile
          </a>
        )}
      </div>
    </Card>
  );
}
