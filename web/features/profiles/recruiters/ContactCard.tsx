import { graphql, useFragment } from 'react-relay';
import { type ProfileAddress, profileContactUrl } from '#common/urls.ts';
import type { ContactCard_profile$key } from '#web/__generated__/ContactCard_profile.graphql.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import styles from './ContactCard.module.css';
import { type PhoneAnswer, PhoneReveal } from './PhoneReveal.tsx';

export type { PhoneAnswer };

type ContactCardProps = {
  at: ProfileAddress;
  profile: ContactCard_profile$key;
  answer: PhoneAnswer | undefined;
};

/** Ways to reach a recruiter or an agency. The phone number loads on request, so that no page contains it. */
export function ContactCard({ at, profile, answer }: ContactCardProps) {
  const data = useFragment(
    graphql`
      fragment ContactCard_profile on Profile {
        id
        name
        takesMessages
        hasPhone
        ... on Recruiter {
          linkedinUrl
        }
      }
    `,
    profile,
  );
  if (!data.takesMessages && !data.hasPhone && !data.linkedinUrl) return null;
  return (
    <Card title="Get in touch">
      <div className={styles.ways}>
        {data.takesMessages && (
          <Button wide variant="primary" href={profileContactUrl(at)} rel="nofollow">
            Write a message
          </Button>
        )}
        {data.hasPhone && <PhoneReveal id={data.id} name={data.name} answer={answer} />}
        {data.linkedinUrl && (
          <a className={styles.link} href={data.linkedinUrl} rel="nofollow noopener">
            LinkedIn profile
          </a>
        )}
      </div>
    </Card>
  );
}
