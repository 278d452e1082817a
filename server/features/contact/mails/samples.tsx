import { ApprovedMail, approvedSubject } from '#server/features/joining/mails/ApprovedMail.tsx';
import { ClaimApprovedMail, claimApprovedSubject } from '#server/features/joining/mails/ClaimApprovedMail.tsx';
import { ClaimDeclinedMail, claimDeclinedSubject } from '#server/features/joining/mails/ClaimDeclinedMail.tsx';
import { ClaimLinkMail, claimLinkSubject } from '#server/features/joining/mails/ClaimLinkMail.tsx';
import { EnquiryApprovedMail, enquiryApprovedSubject } from '#server/features/joining/mails/EnquiryApprovedMail.tsx';
import { enquiryDeclined } from '#server/features/joining/mails/EnquiryDeclinedMail.tsx';
import { EnquiryReceivedMail, enquiryReceivedSubject } from '#server/features/joining/mails/EnquiryReceivedMail.tsx';
import { NameDecidedMail, nameDecidedSubject } from '#server/features/joining/mails/NameDecidedMail.tsx';
import { NewAdminMail, newAdminSubject } from '#server/features/joining/mails/NewAdminMail.tsx';
import { NotApprovedMail, notApprovedSubject } from '#server/features/joining/mails/NotApprovedMail.tsx';
import { ProfileMovedMail, profileMovedSubject } from '#server/features/joining/mails/ProfileMovedMail.tsx';
import { UnclaimedProfileMail, unclaimedProfileSubject } from '#server/features/joining/mails/UnclaimedProfileMail.tsx';
import { ConfirmContactMail, confirmContactSubject } from '#server/features/profiles/mails/ConfirmContactMail.tsx';
import { ProfileGoneMail, profileGoneSubject } from '#server/features/profiles/mails/ProfileGoneMail.tsx';
import { type MailSample, samplesOf } from '#server/mail/define-mail.ts';
import { ContactMail, contactSubject } from './ContactMail.tsx';
import { reportDecided } from './ReportDecidedMail.tsx';

const facts = {
  name: 'Alex Sample',
  recruiterName: 'Alex Sample',
  profileName: 'Alex Sample',
  agencyName: 'Sample Talent',
  tenantName: 'Sample Talent',
  noun: 'agency',
  reason: 'We could not find the agency under this name.\nPlease write from your work address.',
  signInUrl: 'https://plaudit.example/',
  profileUrl: 'https://plaudit.example/recruiter/alex-sample',
  agencyUrl: 'https://plaudit.example/agency/sample-talent',
  confirmUrl: 'https://plaudit.example/agency-contact/token',
  claimUrl: 'https://plaudit.example/claim/token',
  objectUrl: 'https://plaudit.example/recruiter/alex-sample/claim?wish=objection',
  source: 'the public team page of Sample Talent',
  wayIn: { url: 'https://plaudit.example/restore-password/token', setsPassword: true },
} as const;
const newAdmin = { ...facts, newAdmin: 'Robin Example', objectTo: 'hello@plaudit.example' };
const newName = { ...facts, wishedName: 'Sample & Partners', wishedLegalName: 'Sample & Partners Pty Ltd' };
const letter = {
  ...facts,
  name: 'Robin Example',
  email: 'robin@company.example',
  message: 'Good morning,\n\nwe look for two site engineers in March. Do you have half an hour this week?',
};

/** The mails about profiles: who has them, who is let in, who writes to them. */
export const profileMails: readonly MailSample[] = [
  {
    name: 'contact',
    subject: contactSubject(),
    body: <ContactMail {...letter} />,
    canUnsubscribe: true,
    ofAgency: true,
  },
  ...[
    { name: 'enquiry-received', subject: enquiryReceivedSubject(), body: <EnquiryReceivedMail {...facts} /> },
    { name: 'enquiry-approved', subject: enquiryApprovedSubject(), body: <EnquiryApprovedMail {...facts} /> },
    {
      name: 'claim-link',
      subject: claimLinkSubject({ ...facts, wish: 'claim' }),
      body: <ClaimLinkMail {...facts} wish="claim" />,
    },
    {
      name: 'objection-link',
      subject: claimLinkSubject({ ...facts, wish: 'objection' }),
      body: <ClaimLinkMail {...facts} wish="objection" />,
    },
    { name: 'claim-approved', subject: claimApprovedSubject(facts), body: <ClaimApprovedMail {...facts} /> },
    {
      name: 'claim-approved-of-agency',
      subject: claimApprovedSubject({ profileName: facts.agencyName, isOfAgency: true }),
      body: <ClaimApprovedMail {...facts} profileName={facts.agencyName} isOfAgency />,
    },
    { name: 'claim-declined', subject: claimDeclinedSubject(facts), body: <ClaimDeclinedMail {...facts} /> },
    { name: 'new-admin', subject: newAdminSubject(newAdmin), body: <NewAdminMail {...newAdmin} /> },
    { name: 'approved', subject: approvedSubject(facts), body: <ApprovedMail {...facts} /> },
    { name: 'not-approved', subject: notApprovedSubject(facts), body: <NotApprovedMail {...facts} /> },
    { name: 'agency-contact', subject: confirmContactSubject(facts), body: <ConfirmContactMail {...facts} /> },
    {
      name: 'agency-name-approved',
      subject: nameDecidedSubject({ ...newName, reason: null }),
      body: <NameDecidedMail {...newName} reason={null} />,
    },
    { name: 'agency-name-declined', subject: nameDecidedSubject(newName), body: <NameDecidedMail {...newName} /> },
    { name: 'unclaimed-profile', subject: unclaimedProfileSubject(), body: <UnclaimedProfileMail {...facts} /> },
    { name: 'profile-gone', subject: profileGoneSubject(), body: <ProfileGoneMail {...facts} /> },
    { name: 'profile-moved', subject: profileMovedSubject(facts), body: <ProfileMovedMail {...facts} /> },
  ].map((sample) => ({ ...sample, canUnsubscribe: false, ofAgency: false })),
  ...samplesOf(reportDecided),
  ...samplesOf(enquiryDeclined),
];
