import { expect, test } from 'vitest';
import { locksOf } from './rules.ts';

const placement = {
  source: 'manual',
  candidateStep: null,
  employerStep: null,
  jobTitle: 'Site Engineer',
  jobType: 'permanent',
  startDate: '2026-11-02',
  endDate: null,
  companyName: 'Pinwheel Logistics',
  candidateName: 'Casey',
  candidateEmail: 'casey@mail.example',
  contactName: 'Morgan',
  contactEmail: 'morgan@pinwheel.example',
};
const locked = (changes: object) => Object.keys(locksOf({ ...placement, ...changes }));

test('nothing is locked before anybody was invited, or while the invitation waits', () => {
  expect(locked({})).toEqual([]);
  expect(locked({ candidateStep: 'scheduled' })).toEqual([]);
});

test("a sent invitation locks its person's address and the recruiter", () => {
  expect(locked({ candidateStep: 'sent' })).toEqual(['recruiterId', 'candidateEmail']);
  expect(locked({ employerStep: 'ended' })).toEqual(['recruiterId', 'contactEmail']);
});

test('a published review of either side locks all it rests on, but not the end, nor what is missing', () => {
  const all = [
    'recruiterId',
    'jobTitle',
    'jobType',
    'startDate',
    'companyName',
    'candidateName',
    'candidateEmail',
    'contactName',
    'contactEmail',
  ];
  expect(locked({ candidateStep: 'published' })).toEqual(all);
  expect(locked({ employerStep: 'published' })).toEqual(all);
  expect(locked({ candidateStep: 'published', contactName: null, contactEmail: null })).toEqual(all.slice(0, -2));
});

test("facts from an agency's software are changed there", () => {
  expect(locksOf({ ...placement, source: 'jobadder' })).toMatchObject({
    jobTitle: 'From JobAdder. Change it there.',
    endDate: 'From JobAdder. Change it there.',
  });
  expect(locked({ source: 'jobadder' })).not.toContain('recruiterId');
  expect(locked({ source: 'csv_imported' })).toEqual([]);
});

test('what an accepted offer says stays, missing or not, but a contract can end on another day', () => {
  const facts = locked({ source: 'jobadder' }).filter((field) => field !== 'endDate');
  expect(locked({ source: 'marketplace', candidateEmail: null })).toEqual(facts);
  expect(locksOf({ ...placement, source: 'marketplace' })).toMatchObject({
    candidateEmail: 'From an accepted offer. It stays as both sides agreed.',
  });
});
