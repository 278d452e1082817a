import { expect, test } from 'vitest';
import {
  draftOf,
  emptyDraft,
  inputOf,
  normalised,
  personPasted,
  rowOfOtherSide,
  rowOfSide,
} from './invitation-draft.ts';

test('a name with its address, pasted into a field of a person, fills both', () => {
  const text = 'Dana Price <dana@harbour.example>';
  const changes = { contactName: 'Dana Price', contactEmail: 'dana@harbour.example' };
  expect(personPasted(text, 'contactEmail-7')).toEqual({ key: '7', changes });
  expect(personPasted(text, 'jobTitle-7')).toBeNull();
  expect(personPasted('dana@harbour.example', 'contactEmail-7')).toBeNull();
  expect(personPasted(`${text}; sam@harbour.example`, 'contactEmail-7')).toBeNull();
});

test('addresses are compared without invisible characters at their ends', () => {
  expect(normalised('\u200bDana@Harbour.example\u00a0')).toBe('dana@harbour.example');
});

const side = {
  audience: 'candidate',
  recipientName: 'Dana Price',
  recipientEmail: 'dana@harbour.example',
  placement: {
    id: 'Placement:1',
    jobTitle: 'Site Engineer',
    jobType: 'temp',
    startDate: '2026-09-01',
    companyName: 'Pinwheel Logistics',
    candidateName: 'Dana Price',
    contactName: 'Robin Reed',
  },
};

test("a single person's form shows their placement, and invites about that one unless its facts are changed", () => {
  const begun = { rows: [rowOfSide(side)], recruiterId: undefined, message: 'As we said.' };
  const draft = draftOf(begun, emptyDraft('Recruiter:1'));
  const [row] = draft.rows;
  expect(draft).toMatchObject({ message: 'As we said.', recruiterId: 'Recruiter:1' });
  expect(draft.shared).toMatchObject({ jobTitle: 'Site Engineer', jobType: 'temp', startDate: '2026-09-01' });
  expect(inputOf(row!, draft.shared)).toMatchObject({
    placementId: 'Placement:1',
    candidateName: 'Dana Price',
    candidateEmail: 'dana@harbour.example',
    contactName: 'Robin Reed',
    contactEmail: '',
  });
  expect(inputOf(row!, { ...draft.shared, jobTitle: 'Site Manager' })).not.toHaveProperty('placementId');
});

test('several people keep the facts of their own placements', () => {
  const rows = [
    rowOfSide(side),
    rowOfSide({ ...side, audience: 'employer', recipientEmail: 'robin@pinwheel.example' }),
  ];
  const draft = draftOf({ rows, recruiterId: undefined }, emptyDraft('Recruiter:1'));
  expect(draft.rows).toEqual(rows);
  expect(draft.rows.map((row) => inputOf(row, draft.shared))).toMatchObject([
    { placementId: 'Placement:1', jobTitle: 'Site Engineer' },
    { placementId: 'Placement:1', jobTitle: 'Site Engineer' },
  ]);
});

test("the other side of a review is invited with the reviewer named, but not invited; an employer's role is not the job", () => {
  const review = { reviewerName: 'Dana Price', reviewerRole: 'Site Engineer', companyName: 'Pinwheel Logistics' };
  const formFor = (reviewerType: string) =>
    draftOf({ rows: [rowOfOtherSide({ ...review, reviewerType })], recruiterId: undefined }, emptyDraft('Recruiter:1'));
  const byCandidate = formFor('candidate');
  expect(byCandidate.shared).toMatchObject({
    jobTitle: 'Site Engineer',
    companyName: 'Pinwheel Logistics',
    jobType: 'permanent',
  });
  expect(byCandidate.rows).toMatchObject([{ candidateName: 'Dana Price', candidateEmail: '', contactName: '' }]);
  const byEmployer = formFor('employer');
  expect(byEmployer.shared).toMatchObject({ jobTitle: '', companyName: 'Pinwheel Logistics' });
  expect(byEmployer.rows).toMatchObject([{ candidateName: '', contactName: 'Dana Price', contactEmail: '' }]);
});
