import { formatDay } from '#common/formats.ts';
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
      preview={isDenied ? 'Check what you declared.' : 'Some details may be wrong.'}
      why={`You're getting this email because ${agencyName} listed you as the recruiter for this placement.`}
    >
      <Title>{isDenied ? 'A placement is disputed' : 'A placement needs correcting'}</Title>
      <Greeting name={recruiterName} />
      <Paragraph>
        {isDenied
          ? `${who[audience]} of this placement ${audience === 'candidate' ? 'says they were never placed in this job.' : 'says they never hired anyone for it through you.'}`
          : `${who[audience]} of this placement says some of these details are wrong.`}
      </Paragraph>
      <Facts
        facts={[
          ['Job', facts.jobTitle],
          ...(facts.companyName ? ([['Company', facts.companyName]] as const) : []),
          ['Start', formatDay(facts.startDate)],
        ]}
      />
      {words && <Quotation>{words}</Quotation>}
      <Paragraph>
        {isDenied
          ? 'Nothing they write can be matched to this placement.'
          : 'Nothing changes automatically. Compare the details with your own records.'}
      </Paragraph>
    </MailFrame>
  );
}
