import { describe, expect, test } from 'vitest';
import { dayOf, isSheet, readPasted } from './pasted.ts';

describe('rows from a spreadsheet', () => {
  test('are read by their header, in any order, and unknown columns are listed', () => {
    const text = [
      'Job title\tCandidate name\tCandidate e-mail\tStart date\tSalary\tCompany\tType',
      'Site Engineer\tDana Price\tDana@Mail.example\t5/10/2026\t120000\tHarbour Works\tPerm',
    ].join('\n');
    expect(readPasted(text)).toEqual({
      rows: [
        {
          jobTitle: 'Site Engineer',
          candidateName: 'Dana Price',
          candidateEmail: 'Dana@Mail.example',
          startDate: '2026-10-05',
          companyName: 'Harbour Works',
          jobType: 'permanent',
        },
      ],
      fields: ['jobTitle', 'candidateName', 'candidateEmail', 'startDate', 'companyName', 'jobType'],
      ignored: ['Salary'],
    });
  });

  test('are read by the headers of a placements file', () => {
    const text =
      'job_title,job_type,start_date,end_date,candidate_name,candidate_email,company,contact_name,contact_email\n' +
      'Nurse,fixed-term,2026-10-05,2027-01-31,"Price, Dana",dana@mail.example,Harbour,Morgan Reed,morgan@harbour.example';
    expect(readPasted(text).rows).toEqual([
      {
        jobTitle: 'Nurse',
        jobType: 'fixed-term',
        startDate: '2026-10-05',
        endDate: '2027-01-31',
        candidateName: 'Price, Dana',
        candidateEmail: 'dana@mail.example',
        companyName: 'Harbour',
        contactName: 'Morgan Reed',
        contactEmail: 'morgan@harbour.example',
      },
    ]);
  });

  test('are recognised without a header: addresses, names beside them, days, kinds of work, job and company', () => {
    const text =
      'Dana Price, dana@mail.example, Nurse, Harbour, 2026-10-05, temp\nLee Wu, lee@mail.example, Cook, Inn,,';
    expect(readPasted(text)).toMatchObject({
      rows: [
        {
          candidateName: 'Dana Price',
          candidateEmail: 'dana@mail.example',
          jobTitle: 'Nurse',
          companyName: 'Harbour',
          startDate: '2026-10-05',
          jobType: 'temp',
        },
        { candidateName: 'Lee Wu', candidateEmail: 'lee@mail.example', jobTitle: 'Cook', companyName: 'Inn' },
      ],
      ignored: [],
    });
  });

  test('keep a quoted separator, a doubled quote and a line break within a cell; empty lines are skipped', () => {
    const { rows } = readPasted('"Dana ""Dee""\nPrice"\tdana@mail.example\n\n\t\n');
    expect(rows).toEqual([{ candidateName: 'Dana "Dee" Price', candidateEmail: 'dana@mail.example' }]);
  });

  test('treat the second of two addresses as the contact’s', () => {
    expect(readPasted('dana@mail.example\tDana\tmorgan@harbour.example\tMorgan').rows).toEqual([
      {
        candidateEmail: 'dana@mail.example',
        candidateName: 'Dana',
        contactEmail: 'morgan@harbour.example',
        contactName: 'Morgan',
      },
    ]);
  });
});

test.each([
  ['2026-10-05', '2026-10-05'],
  ['5/10/2026', '2026-10-05'],
  ['10/25/2026', '2026-10-25'],
  ['5.10.26', '2026-10-05'],
  ['5 Oct 2026', '2026-10-05'],
  ['Oct 5, 2026', '2026-10-05'],
  ['2026-10-05 00:00:00', '2026-10-05'],
  ['31/2/2026', null],
  ['soon', null],
])('the day %j is read as %j', (cell, day) => {
  expect(dayOf(cell)).toBe(day);
});

test.each([
  ['Dana Price', false],
  ['Price, Dana', false],
  ['Dana\tdana@mail.example', true],
  ['Dana\nLee', true],
  ['Dana\n', false],
])('%j pasted into a field is a spreadsheet: %j', (text, is) => {
  expect(isSheet(text)).toBe(is);
});
