import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { renderMail } from '#server/mail/render.tsx';
import { ApprovedMail, agencyApproved, companyApproved } from './ApprovedMail.tsx';
import { ClaimApprovedMail, claimApproved } from './ClaimApprovedMail.tsx';
import { ClaimDeclinedMail, claimDeclined } from './ClaimDeclinedMail.tsx';
import { ClaimLinkMail, claimLink } from './ClaimLinkMail.tsx';
import { EnquiryApprovedMail, enquiryApproved } from './EnquiryApprovedMail.tsx';
import { EnquiryDeclinedMail, enquiryDeclined } from './EnquiryDeclinedMail.tsx';
import { EnquiryReceivedMail, enquiryReceived } from './EnquiryReceivedMail.tsx';
import { agencyDeclined, companyDeclined, NotApprovedMail } from './NotApprovedMail.tsx';
import { ProfileMovedMail, profileMoved } from './ProfileMovedMail.tsx';

const surroundings = {
  siteUrl: 'https://plaudit.example',
  contactEmail: 'hello@plaudit.example',
  unsubscribeUrl: null,
};
const wordsOf = async (mail: ReactElement) => (await renderMail(mail, surroundings)).text.replace(/\s+/g, ' ');
const facts = {
  name: 'Ada Reyes',
  agencyName: 'Harbour Talent',
  recruiterName: 'Ada Reyes',
  profileName: 'Ada Reyes',
  tenantName: 'Harbour Talent',
  reason: 'Please write from\nyour work address.',
  signInUrl: 'https://plaudit.example/',
  profileUrl: 'https://plaudit.example/recruiter/ada-reyes',
  claimUrl: 'https://plaudit.example/claim/token',
  wayIn: { url: 'https://plaudit.example/restore-password/token', setsPassword: true },
};

test('after an enquiry the recruiter reads what happens next, and that an existing account can be signed in to', async () => {
  const text = await wordsOf(<EnquiryReceivedMail signInUrl={facts.signInUrl} />);
  expect(enquiryReceived.subject(facts)).toBe('We have your request');
  for (const words of ['Our team will look at it', facts.signInUrl]) expect(text).toContain(words);
});

test('an approved recruiter sets a password, and reads how long the link works', async () => {
  const text = await wordsOf(<EnquiryApprovedMail {...facts} />);
  expect(enquiryApproved.subject(facts)).toBe('Your recruiter profile is ready');
  for (const words of ['Welcome to Plaudit', 'Choose a password', facts.wayIn.url, 'within 14 days', facts.profileUrl])
    expect(text).toContain(words);
});

test('an approved recruiter with a password signs in with it', async () => {
  const text = await wordsOf(<EnquiryApprovedMail {...facts} wayIn={{ url: facts.signInUrl, setsPassword: false }} />);
  expect(text).toContain('Sign in');
  expect(text).not.toContain('password');
});

test('a declined recruiter reads why, politely, and that they may try again', async () => {
  const { text } = await renderMail(<EnquiryDeclinedMail {...facts} />, surroundings);
  expect(enquiryDeclined.subject(facts)).toBe('About your request for a recruiter profile');
  expect(text).toContain('> Please write from\n> your work address.');
  expect(text).toContain('welcome to try again');
});

test('a claim is confirmed by a link that lasts a week', async () => {
  const text = await wordsOf(<ClaimLinkMail {...facts} wish="claim" />);
  expect(claimLink.subject({ ...facts, wish: 'claim' })).toBe('Confirm that the profile of Ada Reyes is yours');
  for (const words of [facts.claimUrl, facts.profileUrl, '7 days', 'ignore this email']) expect(text).toContain(words);
});

test('an objection is confirmed by a link', async () => {
  const text = await wordsOf(<ClaimLinkMail {...facts} wish="objection" />);
  expect(claimLink.subject({ ...facts, wish: 'objection' })).toBe(
    'Confirm that you want the profile of Ada Reyes removed',
  );
  for (const words of ["about them and that they don't want it", 'Confirm my objection', facts.claimUrl])
    expect(text).toContain(words);
});

test('the emails about an approved claim, a declined claim and a lost profile name the profile, and say why', async () => {
  expect(claimApproved.subject(facts)).toBe('The profile of Ada Reyes is now yours');
  expect(await wordsOf(<ClaimApprovedMail {...facts} />)).toContain(facts.wayIn.url);
  expect(claimDeclined.subject(facts)).toBe('About your request for the profile of Ada Reyes');
  expect(await wordsOf(<ClaimDeclinedMail {...facts} />)).toContain('your work address.');
  expect(profileMoved.subject(facts)).toBe('The profile of Ada Reyes now belongs to another account');
  expect(await wordsOf(<ProfileMovedMail {...facts} />)).toContain('Your account stays, without this profile');
});

test('somebody who claimed an agency reads that they are one of its admins, not its only one', async () => {
  const ofAgency = { ...facts, profileName: 'Harbour Talent', isOfAgency: true };
  expect(claimApproved.subject(ofAgency)).toBe("You're now an admin of Harbour Talent");
  const text = await wordsOf(<ClaimApprovedMail {...ofAgency} />);
  expect(text).toContain('together with any other admins');
  expect(text).not.toContain('now yours');
});

const mails = {
  agency: { approved: agencyApproved, declined: agencyDeclined },
  company: { approved: companyApproved, declined: companyDeclined },
};

test.each(['agency', 'company'] as const)('the people of an approved and of a declined %s are told', async (noun) => {
  expect(mails[noun].approved.subject({ ...facts, noun })).toBe('Harbour Talent is approved');
  expect(await wordsOf(<ApprovedMail {...facts} noun={noun} />)).toContain(`checked your ${noun}`);
  expect(mails[noun].declined.subject({ ...facts, noun })).toBe('Harbour Talent is not approved');
  expect(await wordsOf(<NotApprovedMail {...facts} noun={noun} />)).toContain('your work address.');
});
