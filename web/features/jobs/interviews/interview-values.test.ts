import { expect, test } from 'vitest';
import { atFields, noProposal, proposalInput, rescheduleInput, timesToPropose } from './interview-values.ts';

const zone = 'Pacific/Auckland';

test("times are read in the viewer's zone, before and after the clocks go back, and empty ones are left out", () => {
  const times = ['2027-04-02T10:00', '', '2027-04-06T10:00'];
  expect(proposalInput({ ...noProposal, times }, zone)).toMatchObject({
    ok: true,
    value: { slots: ['2027-04-01T21:00:00.000Z', '2027-04-05T22:00:00.000Z'], minutes: 45, mode: 'video' },
  });
  expect(rescheduleInput({ times, reason: '' }, zone)).toMatchObject({ ok: true, value: { reason: null } });
});

test('own times are shown as they were typed', () => {
  const slots = ['2027-04-01T21:00:00.000Z', '2027-04-05T22:00:00.000Z'];
  expect(timesToPropose(slots, zone).times).toEqual(['2027-04-02T10:00', '2027-04-06T10:00']);
});

test('every problem is at its field', () => {
  const read = proposalInput({ ...noProposal, minutes: '5', times: ['', ''] }, zone);
  expect(read.ok ? [] : read.problems.map(({ field }) => field)).toEqual(['interview-minutes', 'interview-time-1']);
  const refused = [{ code: 'TOO_SOON', message: 'Choose a later time.', field: 'slots.1' }];
  expect(atFields(refused, ['2027-04-02T10:00', '', '2027-04-06T10:00'])[0]!.field).toBe('interview-time-3');
});
