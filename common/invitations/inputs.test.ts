import { describe, expect, test } from 'vitest';
import { readInput, webLink } from '../inputs.ts';
import { isPlainDate } from '../plain-date.ts';
import { invitationInput } from './inputs.ts';

const input = {
  jobTitle: 'Site Engineer',
  jobType: 'permanent',
  startDate: '2026-11-02',
  companyName: 'Harbour Works',
  candidateName: 'Dana Price',
  candidateEmail: ' Dana@Example.com',
};

function problems(given: object): [string | null, string][] {
  const result = readInput(invitationInput, { ...input, ...given });
  return result.ok ? [] : result.problems.map(({ field, message }) => [field, message]);
}

describe('a review invitation', () => {
  test('is read; empty form fields count as omitted', () => {
    expect(readInput(invitationInput, { ...input, message: '  ', endDate: '', scheduledFor: null })).toEqual({
      ok: true,
      value: {
        ...input,
        candidateEmail: 'dana@example.com',
        endDate: null,
        contactName: null,
        contactEmail: null,
        message: null,
        scheduledFor: null,
      },
    });
  });

  test('lists everything that is missing', () => {
    const result = readInput(invitationInput, {});
    expect(result.ok ? [] : result.problems.map(({ message }) => message)).toEqual([
      'Enter the job title.',
      'Choose permanent, temporary, or fixed-term.',
      'Choose the first day.',
      'Enter the company.',
    ]);
  });

  test('needs somebody to send it to, with a name', () => {
    expect(problems({ candidateEmail: ' ' })).toEqual([['candidateEmail', expect.stringContaining('or both')]]);
    expect(problems({ candidateName: '' })).toEqual([['candidateName', "Enter the candidate's name."]]);
    expect(problems({ contactEmail: 'eve@example.com' })).toEqual([['contactName', "Enter the contact's name."]]);
  });

  test('says which day is empty', () => {
    expect(problems({ startDate: ' ' })).toEqual([['startDate', 'Choose the first day.']]);
  });

  test('needs an address we can send to', () => {
    expect(problems({ candidateEmail: 'dana@example' })).toEqual([
      ['candidateEmail', 'Enter an email address like name@company.com.'],
    ]);
  });

  test.each(['2026-02-30', '02/11/2026', '2026-11-02T00:00:00Z', '20261102', '2026-13-01'])(
    'does not accept %j as a day',
    (startDate) => {
      expect(problems({ startDate })).toEqual([['startDate', 'Choose a valid date, such as 11/21/2026.']]);
    },
  );

  test('does not end before it starts', () => {
    expect(problems({ endDate: '2026-11-01' })).toEqual([['endDate', 'Choose a last day on or after the first day.']]);
    expect(problems({ endDate: '2026-11-02' })).toEqual([]);
  });

  test('offers nothing, and is at most 500 characters', () => {
    expect(problems({ message: 'Review us and receive a gift card' })).toEqual([
      ['message', expect.stringContaining("Remove 'gift card'")],
    ]);
    expect(problems({ message: 'x'.repeat(500) })).toEqual([]);
    expect(problems({ message: 'x'.repeat(501) })).toEqual([['message', 'Shorten this to 500 characters.']]);
  });

  test('is sent at a time with its time zone', () => {
    expect(problems({ scheduledFor: '2026-11-25T09:00:00+11:00' })).toEqual([]);
    expect(problems({ scheduledFor: '2026-11-25 09:00' })).toEqual([['scheduledFor', 'Choose a day and time.']]);
  });

  test('puts a name on one line, so no mail header can be injected', () => {
    const result = readInput(invitationInput, { ...input, candidateName: 'Dana\r\nBcc: eve@example.com' });
    expect(result).toMatchObject({ ok: true, value: { candidateName: 'Dana Bcc: eve@example.com' } });
    expect(problems({ candidateName: 'Dana\u0000' })).toHaveLength(1);
  });
});

test('leap days exist every fourth year', () => {
  expect(isPlainDate('2024-02-29')).toBe(true);
  expect(isPlainDate('2026-02-29')).toBe(false);
});

test.each(['example.com', 'javascript:alert(1)', 'ftp://example.com', 'http://', ''])('%j is not a link', (text) => {
  expect(readInput(webLink, text)).toMatchObject({
    ok: false,
    problems: [{ message: 'This is not a valid URL. Make sure you include http:// or https://', field: null }],
  });
});
