import { formatDate } from '#common/formats.ts';
import { privateWords, publicWords } from '#common/reviews/public-parts.ts';
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
  return (
    <>
      <Subtitle>What's public</Subtitle>
      <Paragraph>
        {`Everyone can see ${publicWords(audience)}. You choose whether to show your full name, your first name and initial, or only your role. We publish your review whether it's positive or negative.`}{' '}
        <ReviewPolicyLink>How we check reviews</ReviewPolicyLink>
      </Paragraph>
      <Paragraph>{`Not public: ${privateWords(audience, recruiterName)}.`}</Paragraph>
      <Subtitle>Your data</Subtitle>
      <Paragraph>
        {recruiterName} invites you on behalf of {agencyName} ({agencyLegalName}, {agencyContact}). {agencyName} gave us
        your name and email address for this purpose.
      </Paragraph>
      <Paragraph>
        <DataRights contact={agencyContact} />
      </Paragraph>
    </>
  );
}
