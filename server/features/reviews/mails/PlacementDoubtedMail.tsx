import { formatDate } from '#common/formats.ts';
import type { Audience } from '#common/reviews/criteria.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Facts, Greeting, Paragraph, Quotation, Title } from '#server/mail/parts.tsx';

export interface PlacementDoubtedMailProps {
  recruiterName: string;
  agencyName: string;
  audience: Audience;
  kind: 'denied' | 'wrong_facts';
  jobTitle: string;
  companyName: string | null;
  /** A plain day, 'YYYY-MM-DD'. */
  startDate: string;
  /** In the person's own words, if they wrote any. */
  words: string | null;
}

const who = { candidate: 'The candidate', employer: 'The employer' } as const;

/** Tells the recruiter that somebody disputes a placement. */
export const placementDoubted = defineMail({
  kind: 'placement-doubted',
  ofAgency: true,
  canUnsubscribe: true,
  subject: ({ kind, jobTitle }) =>
    kind === 'denied' ? `A placement is disputed: ${jobTitle}` : `A placement needs correcting: ${jobTitle}`,
  Body: PlacementDoubtedMail,
  samples: {
    'placement-doubted': {
      recruiterName: 'Alex Sample',
      agencyName: 'Sample Talent',
      audience: 'candidate',
      kind: 'wrong_facts',
      jobTitle: 'Site Engineer',
      companyName: 'Example & Sons',
      startDate: '2026-11-02',
      words: 'I began a week later.',
    },
  },
});

/** Tells the recruiter what is wrong with a placement. Says nothing about a review. */
export function PlacementDoubtedMail({
  recruiterName,
  agencyName,
  audience,
  kind,
  words,
  ...facts
}: PlacementDoubtedMailProps) {
  const isDenied = kind === 'denied';
  return (
    <MailFrame
      preview={isDenied ? 'Look at what you declared.' : 'Some of its facts are not right.'}
      why={`You get this e-mail because ${agencyName} declared this placement with your name.`}
    >
      <Title>{isDenied ? 'Was there such a placement?' : 'These facts are not right'}</Title>
      <Greeting name={recruiterName} />
      <Paragraph>
        {isDenied
          ? `${who[audience]} of this placement ${audience === 'candidate' ? 'says that they were never placed in this job.' : 'says that they never hired somebody for it through you.'}`
          : `${who[audience]} of this placement says that not all of this is right.`}
      </Paragraph>
      <Facts
        facts={[
          ['Job', facts.jobTitle],
          ...(facts.companyName ? ([['Company', facts.companyName]] as const) : []),
          ['Start', formatDate(facts.startDate)],
        ]}
      />
      {words && <Quotation>{words}</Quotation>}
      <Paragraph>
        {isDenied
          ? 'What they wrote is not tied to this placement, and cannot be: only they can say what was.'
          : 'What they write stays as it is, and so do the facts that you declared: compare them with your own records.'}
      </Paragraph>
    </MailFrame>
  );
}
