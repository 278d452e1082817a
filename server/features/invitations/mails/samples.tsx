import type { MailSample } from '#server/mail/sample.ts';
import { askMail } from './ask-mail.tsx';
import type { InvitationMailProps } from './InvitationMail.tsx';
import { RenewedLinkMail, renewedLinkSubject } from './RenewedLinkMail.tsx';

const candidate: InvitationMailProps = {
  audience: 'candidate',
  recipientName: 'Robin Example',
  recruiterName: 'Alex Sample',
  agencyName: 'Sample Talent',
  agencyLegalName: 'Sample Talent Pty Ltd',
  agencyContact: 'privacy@agency.example',
  jobTitle: 'Site Engineer',
  companyName: 'Example & Sons',
  startDate: '2026-11-02',
  message: 'Thank you for trusting us with your search.\nTwo minutes of your time would help the next person.',
  reviewUrl: 'https://plaudit.example/review-invite/invitation/token',
};
const employer: InvitationMailProps = { ...candidate, audience: 'employer', message: null };

/** The mails that ask for a review. */
export const askMails: readonly MailSample[] = [
  { name: 'invitation-candidate', ...askMail('invitation', candidate), canUnsubscribe: true },
  { name: 'invitation-employer', ...askMail('invitation', employer), canUnsubscribe: true },
  { name: 'reminder', ...askMail('reminder', candidate), canUnsubscribe: true },
  {
    name: 'renewed-link',
    subject: renewedLinkSubject(candidate),
    body: <RenewedLinkMail {...candidate} />,
    canUnsubscribe: true,
  },
];
