import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { ApprovedMail, approvedSubject } from '#server/features/joining/mails/ApprovedMail.tsx';
import { ClaimApprovedMail, claimApprovedSubject } from '#server/features/joining/mails/ClaimApprovedMail.tsx';
import { ClaimDeclinedMail, claimDeclinedSubject } from '#server/features/joining/mails/ClaimDeclinedMail.tsx';
import { ClaimLinkMail, claimLinkSubject } from '#server/features/joining/mails/ClaimLinkMail.tsx';
import { EnquiryApprovedMail, enquiryApprovedSubject } from '#server/features/joining/mails/EnquiryApprovedMail.tsx';
import { EnquiryDeclinedMail, enquiryDeclined } from '#server/features/joining/mails/EnquiryDeclinedMail.tsx';
import { EnquiryReceivedMail, enquiryReceivedSubject } from '#server/features/joining/mails/EnquiryReceivedMail.tsx';
import { NotApprovedMail, notApprovedSubject } from '#server/features/joining/mails/NotApprovedMail.tsx';
import { ProfileMovedMail, profileMovedSubject } from '#server/features/joining/mails/ProfileMovedMail.tsx';
import { ProfileGoneMail, profileGoneSubject } from '#server/features/profiles/mails/ProfileGoneMail.tsx';
import { renderMail } from '#server/mail/render.tsx';
import { ContactMail, contactSubject } from './ContactMail.tsx';

const surroundings = { siteUrl: 'https://plaudit.example', unsubscribeUrl: null };
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

test('who enquired reads what happens next, and that an account can be signed in to', async () => {
  const text = await wordsOf(<EnquiryReceivedMail signInUrl={facts.signInUrl} />);
  expect(enquiryReceivedSubject()).toBe('We have your enquiry');
  for (const words of ['One of our team looks at it', facts.signInUrl]) expect(text).toContain(words);
});

test('who was approved sets a password, and reads how long the link works', async () => {
  const text = await wordsOf(<EnquiryApprovedMail {...facts} />);
  expect(enquiryApprovedSubject()).toBe('Your recruiter profile is ready');
  for (const words of ['Welcome to Plaudit', 'Choose a password', facts.wayIn.url, 'within 14 days', facts.profileUrl])
    expect(text).toContain(words);
});

test('who has a password signs in with it', async () => {
  const text = await wordsOf(<EnquiryApprovedMail {...facts} wayIn={{ url: facts.signInUrl, setsPassword: false }} />);
  expect(text).toContain('Sign in');
  expect(text).not.toContain('password');
});

test('who was declined reads why, kindly, and that they may come again', async () => {
  const { text } = await renderMail(<EnquiryDeclinedMail {...facts} />, surroundings);
  expect(enquiryDeclined.subject(facts)).toBe('About your enquiry for a recruiter profile');
  expect(text).toContain('> Please write from\n> your work address.');
  expect(text).toContain('welcome to enquire again');
});

test('who claims a profile confirms it by a link that lives a week', async () => {
  const text = await wordsOf(<ClaimLinkMail {...facts} wish="claim" />);
  expect(claimLinkSubject({ ...facts, wish: 'claim' })).toBe('Confirm that the profile of Ada Reyes is yours');
  for (const words of [facts.claimUrl, facts.profileUrl, '7 days', 'do nothing']) expect(text).toContain(words);
});

test('who objects to a profile confirms it by a link, and reads when it is gone', async () => {
  const text = await wordsOf(<ClaimLinkMail {...facts} wish="objection" />);
  expect(claimLinkSubject({ ...facts, wish: 'objection' })).toBe('Confirm that the profile of Ada Reyes shall go');
  for (const words of ['about them, and that they do not want it', 'Confirm my objection', facts.claimUrl])
    expect(text).toContain(words);
  expect(profileGoneSubject()).toBe('The profile you objected to is gone');
  expect(await wordsOf(<ProfileGoneMail {...facts} />)).toContain('We have removed it with all that it said');
});

test('who is written to reads by whom, that the address is not checked, and how to answer', async () => {
  const text = await wordsOf(<ContactMail {...facts} name="Dana" email="dana@pike.example" message="Call me." />);
  expect(contactSubject()).toBe('A message for you from your profile on Plaudit');
  for (const words of ['Dana (dana@pike.example) wrote this', '> Call me.', 'Answer this e-mail', 'have not checked'])
    expect(text).toContain(words);
});

test('who got a profile, who did not, and who lost it are told which and why', async () => {
  expect(claimApprovedSubject(facts)).toBe('The profile of Ada Reyes is yours now');
  expect(await wordsOf(<ClaimApprovedMail {...facts} />)).toContain(facts.wayIn.url);
  expect(claimDeclinedSubject(facts)).toBe('About your claim of the profile of Ada Reyes');
  expect(await wordsOf(<ClaimDeclinedMail {...facts} />)).toContain('your work address.');
  expect(profileMovedSubject(facts)).toBe('The profile of Ada Reyes belongs to another account now');
  expect(await wordsOf(<ProfileMovedMail {...facts} />)).toContain('Your account stays, without this profile');
});

test('who claimed an agency reads that they are an admin of it, not that it is theirs alone', async () => {
  const ofAgency = { ...facts, profileName: 'Harbour Talent', isOfAgency: true };
  expect(claimApprovedSubject(ofAgency)).toBe('You are an admin of Harbour Talent now');
  const text = await wordsOf(<ClaimApprovedMail {...ofAgency} />);
  expect(text).toContain('together with any other admins it has');
  expect(text).not.toContain('yours now');
});

test.each(['agency', 'company'] as const)('the people of an approved and of a declined %s are told', async (noun) => {
  expect(approvedSubject(facts)).toBe('Harbour Talent is approved');
  expect(await wordsOf(<ApprovedMail {...facts} noun={noun} />)).toContain(`checked your ${noun}`);
  expect(notApprovedSubject(facts)).toBe('Harbour Talent is not approved');
  expect(await wordsOf(<NotApprovedMail {...facts} noun={noun} />)).toContain('your work address.');
});
