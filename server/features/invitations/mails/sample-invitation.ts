/** The invented invitation of the samples. */
export const sampleInvitation = {
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
  messageBy: 'Alex Sample',
  reviewUrl: 'https://plaudit.example/review-invite/invitation/token',
} as const;
