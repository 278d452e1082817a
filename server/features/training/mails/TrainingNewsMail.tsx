import { formatCount } from '#common/formats.ts';
import { productName } from '#common/product.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Facts, Greeting, Title } from '#server/mail/parts.tsx';

/** What a person did with their booking. */
export type TrainingNews = 'requested' | 'changed' | 'cancelled';

export interface TrainingNewsMailProps {
  name: string;
  what: TrainingNews;
  person: string;
  agencyName: string;
  topics: string;
  people: number;
  /** The full address of the booking in the panel. */
  url: string;
}

const sample: TrainingNewsMailProps = {
  name: 'Sam Super',
  what: 'requested',
  person: 'Alex Sample',
  agencyName: 'Sample Talent',
  topics: 'Inviting people to review, Managing your team',
  people: 4,
  url: 'https://plaudit.example/panel-admin/training',
};

const titles: Readonly<Record<TrainingNews, string>> = {
  requested: 'New training request',
  changed: 'Training request changed',
  cancelled: 'Training canceled',
};

/** Tells a super admin about a booking that a recruiter made, changed or cancelled. */
export const trainingNews = defineMail({
  kind: 'training-news',
  subject: ({ what }) => titles[what],
  Body: TrainingNewsMail,
  samples: {
    'training-news-requested': sample,
    'training-news-changed': { ...sample, what: 'changed' },
    'training-news-cancelled': { ...sample, what: 'cancelled' },
  },
});

function TrainingNewsMail({ name, what, person, agencyName, topics, people, url }: TrainingNewsMailProps) {
  return (
    <MailFrame preview={titles[what]} why={`You're getting this email because you run ${productName}.`}>
      <Title>{titles[what]}</Title>
      <Greeting name={name} />
      <Facts
        facts={[
          ['Name', person],
          ['Agency', agencyName],
          ['Topics', topics],
          ['Taking part', formatCount(people, 'person', 'people')],
        ]}
      />
      <Action href={url}>Open the booking</Action>
    </MailFrame>
  );
}
