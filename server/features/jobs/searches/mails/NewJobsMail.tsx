import { formatCount } from '#common/formats.ts';
import { productName } from '#common/product.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Greeting, Paragraph, Small, Subtitle, TextLink, Title } from '#server/mail/parts.tsx';

/** A job in the email, with its full address. */
export interface FoundJob {
  key: string;
  title: string;
  /** The company, the place and the salary. */
  about: string;
  url: string;
}

export interface NewJobsMailProps {
  name: string;
  /** Each saved search with new jobs: the newest of them, and how many there are with those that are not listed. */
  searches: readonly { key: string; name: string; url: string; jobs: readonly FoundJob[]; count: number }[];
}

type Searches = NewJobsMailProps['searches'];

/** The jobs that opened since the last email and match a saved search. A job may match several. */
export const newJobsMail = defineMail({
  kind: 'new-jobs',
  canUnsubscribe: true,
  subject: ({ searches }: NewJobsMailProps) => titleOf(searches),
  Body: NewJobsMail,
  samples: {
    'new-jobs': {
      name: 'Alex Sample',
      searches: [
        {
          key: 'one',
          name: 'Construction in Sydney',
          url: 'https://plaudit.example/marketplace?q=Sydney&speciality=construction',
          count: 12,
          jobs: [
            {
              key: 'one',
              title: 'Site engineer',
              about: 'Harbour Builders · Sydney · $125,000 to $145,000 a year',
              url: 'https://plaudit.example/marketplace?open=MarketplaceJob%3A1',
            },
            {
              key: 'two',
              title: 'Foreman',
              about: 'Northern Rail · Sydney',
              url: 'https://plaudit.example/marketplace?open=MarketplaceJob%3A2',
            },
          ],
        },
      ],
    },
    'new-jobs-one': {
      name: 'Alex Sample',
      searches: [
        {
          key: 'one',
          name: 'Contracts',
          url: 'https://plaudit.example/marketplace?jobType=temp',
          count: 1,
          jobs: [
            {
              key: 'one',
              title: 'Contract bookkeeper',
              about: 'Harbour Builders · Melbourne · $48 to $55 an hour',
              url: 'https://plaudit.example/marketplace?open=MarketplaceJob%3A3',
            },
          ],
        },
      ],
    },
  },
});

/** 'New job: Foreman', '3 new jobs in “Construction”', 'New jobs in 2 saved searches'. */
function titleOf(searches: Searches): string {
  const [first, ...others] = searches;
  if (others.length > 0) return `New jobs in ${formatCount(searches.length, 'saved search', 'saved searches')}`;
  if (first!.count === 1) return `New job: ${first!.jobs[0]!.title}`;
  return `${formatCount(first!.count, 'new job')} in “${first!.name}”`;
}

function NewJobsMail({ name, searches }: NewJobsMailProps) {
  return (
    <MailFrame
      preview={searches[0]!.jobs[0]!.title}
      why={`You're getting this email because you saved a search of the marketplace on ${productName} and chose daily emails.`}
    >
      <Title>{titleOf(searches)}</Title>
      <Greeting name={name} />
      {searches.map((search) => (
        <Search {...search} key={search.key} />
      ))}
    </MailFrame>
  );
}

function Search({ name, url, jobs, count }: Searches[number]) {
  const more = count - jobs.length;
  return (
    <>
      <Subtitle>{name}</Subtitle>
      {jobs.map(({ key, title, about, url: jobUrl }) => (
        <Paragraph key={key}>
          <TextLink href={jobUrl}>{title}</TextLink>
          {` (${about})`}
        </Paragraph>
      ))}
      {more > 0 && <Paragraph>{`And ${formatCount(more, 'more job')}.`}</Paragraph>}
      <Small>
        <TextLink href={url}>{`See all jobs, or change or delete “${name}”`}</TextLink>
      </Small>
    </>
  );
}
