import { formatDate } from '#common/formats.ts';
import { Facts, Paragraph, Subtitle } from '#server/mail/parts.tsx';
import { DataRights, ReviewPolicyLink } from '#server/mail/site-links.tsx';

/**
 * What an invitation and its reminders are about. `startDate` is a plain day, 'YYYY-MM-DD'; an empty company is left
 * out.
 */
export interface MailedInvitation {
  audience: 'candidate' | 'employer';
  recipientName: string;
  recruiterName: string;
  agencyName: string;
  agencyLegalName: string;
  /** Where to ask about one's data. */
  agencyContact: string;
  jobTitle: string;
  companyName: string;
  startDate: string;
  /** The full address of the form, with this email's own token. */
  reviewUrl: string;
}

/** The placement, as the reader knows it. */
export function PlacementFacts({ jobTitle, companyName, startDate }: MailedInvitation) {
  const company = companyName ? ([['Company', companyName]] as const) : [];
  return <Facts facts={[['Job', jobTitle], ...company, ['Start', formatDate(startDate)]]} />;
}

/**
 * What every recipient must be told: who invites, where the address comes from, what becomes public, and their rights.
 */
export function RecipientNotice({
  audience,
  agencyName,
  agencyLegalName,
  agencyContact,
  recruiterName,
}: MailedInvitation) {
  const company =
    audience === 'candidate' ? 'the company’s name, unless you show it and the company agrees; and ' : 'and ';
  return (
    <>
      <Subtitle>What becomes public</Subtitle>
      <Paragraph>
        Your review with its date, the job it is about, and how we verified it. You choose whether your full name, your
        first name and initial, or only your role stands beside it. It is published whether it praises or criticizes.{' '}
        <ReviewPolicyLink>How reviews are checked</ReviewPolicyLink>
      </Paragraph>
      <Paragraph>
        Not public: your e-mail address; {company}what you write to {recruiterName} in the private note.
      </Paragraph>
      <Subtitle>Who asks, and your data</Subtitle>
      <Paragraph>
        {recruiterName} asks on behalf of {agencyName} ({agencyLegalName}, {agencyContact}). {agencyName} gave us your
        name and e-mail address for this purpose.
      </Paragraph>
      <Paragraph>
        <DataRights contact={agencyContact} />
      </Paragraph>
    </>
  );
}
