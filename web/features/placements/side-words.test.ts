import { expect, test } from 'vitest';
import { sideWords } from './side-words.ts';

const placement = {
  state: 'active',
  invitesCandidate: true,
  invitesEmployer: true,
  candidateDoNotMail: false,
  employerDoNotMail: false,
  candidateName: 'Casey',
  candidateEmail: 'casey@mail.example',
  contactName: 'Morgan',
  contactEmail: null,
  candidateStep: null,
  employerStep: null,
  candidateInvitation: null,
  employerInvitation: null,
  candidateReview: null,
  employerReview: null,
};
const candidate = (changes: object) => sideWords({ ...placement, ...changes }, 'candidate').label;

test.each([
  [{}, 'Not invited'],
  [{ candidateName: null }, 'Name missing'],
  [{ candidateEmail: null }, 'Email missing'],
  [{ invitesCandidate: false }, "Won't be invited"],
  [{ candidateDoNotMail: true }, 'Do not email'],
  [{ candidateInvitation: { state: 'bounced' } }, 'Bounced'],
  [{ candidateInvitation: { state: 'cancelled' } }, 'Not invited'],
  [{ candidateStep: 'scheduled', candidateInvitation: { state: 'scheduled' } }, 'Scheduled'],
  [{ candidateStep: 'sent', candidateInvitation: { state: 'started' } }, 'In progress'],
  [{ candidateStep: 'received', candidateInvitation: { state: 'completed' } }, 'Review received'],
  [{ candidateStep: 'ended', candidateInvitation: { state: 'expired' } }, 'No answer'],
  [{ candidateStep: 'ended', candidateInvitation: { state: 'completed' } }, 'Review not public'],
  [{ candidateStep: 'published', candidateReview: { overall: 5, level: 3 } }, '5 stars, level 3'],
  [{ candidateStep: 'published', candidateReview: { overall: 1, level: 2 } }, '1 star, level 2'],
])('a side with %j', (changes, label) => {
  expect(candidate(changes)).toBe(label);
});

test('each side has its own words', () => {
  expect(sideWords(placement, 'employer').label).toBe('Email missing');
});
