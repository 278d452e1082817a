import { describe, expect, test } from 'vitest';
import { isSheet, readPasted } from './pasted.ts';
import type { DayOrder } from './pasted-days.ts';

describe('rows from a spreadsheet', () => {
  test('are read by their header, in any order, and unknown columns are listed', () => {
    const text = [
      'Job title\tCandidate name\tCandidate e-mail\tStart date\tSalary\tCompany\tType',
      'Site Engineer\tDana Price\tDana@Mail.example\t25/10/2026\t120000\tHarbour Works\tPerm',
    ].join('\n');
    expect(readPasted(text)).toEqual({
      rows: [
        {
          jobTitle: 'Site Engineer',
          candidateName: 'Dana Price',
          candidateEmail: 'Dana@Mail.example',
          startDate: '2026-10-25',
          companyName: 'Harbour Works',
          jobType: 'permanent',
        },
      ],
      fields: ['jobTitle', 'candidateName', 'candidateEmail', 'startDate', 'companyName', 'jobType'],
      ignored: ['Salary'],
      days: { order: 'day-first', mustAsk: false, isMixed: false, example: '25/10/2026' },
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

  test("treat the second of two addresses as the contact's", () => {
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

describe('days of numbers', () => {
  const read = (days: readonly string[], order?: DayOrder) => {
    const text = days.map((day) => `Dana Price\tdana@mail.example\t${day}`).join('\n');
    const { rows, days: found } = readPasted(text, order);
    return { starts: rows.map(({ startDate }) => startDate), found };
  };

  test('are all read in the order of one that fits no other', () => {
    expect(read(['9/21/2026', '10/9/2026', '8/3/2026'])).toEqual({
      starts: ['2026-09-21', '2026-10-09', '2026-08-03'],
      found: { order: 'month-first', mustAsk: false, isMixed: false, example: '10/9/2026' },
    });
    expect(read(['21/9/2026', '10/9/2026']).starts).toEqual(['2026-09-21', '2026-09-10']);
  });

  test('are not guessed when all fit both orders, and read as the person says', () => {
    const days = ['10/9/2026', '8/3/2026'];
    const found = { order: undefined, mustAsk: true, isMixed: false, example: '10/9/2026' };
    expect(read(days)).toEqual({ starts: days, found });
    expect(read(days, 'month-first')).toEqual({
      starts: ['2026-10-09', '2026-08-03'],
      found: { ...found, order: 'month-first' },
    });
    expect(read(days, 'day-first').starts).toEqual(['2026-09-10', '2026-03-08']);
  });

  test('are asked about when they contradict one another', () => {
    const { starts, found } = read(['21/9/2026', '9/22/2026', '8/3/2026']);
    expect(starts).toEqual(['2026-09-21', '2026-09-22', '8/3/2026']);
    expect(found).toEqual({ order: undefined, mustAsk: true, isMixed: true, example: '8/3/2026' });
  });

  test('of one column do not settle another', () => {
    const text = 'dana@mail.example\t9/21/2026\t10/12/2026';
    expect(readPasted(text).days).toEqual({ order: undefined, mustAsk: true, isMixed: false, example: '10/12/2026' });
    expect(readPasted(text, 'day-first').rows[0]).toMatchObject({ startDate: '2026-09-21', endDate: '2026-12-10' });
  });

  test('need no order when there are none', () => {
    expect(read(['2026-10-09', '5 Oct 2026', '5/5/2026']).found).toBeNull();
  });
});

describe('columns', () => {
  const dana = {
    candidateName: 'Price, Dana',
    candidateEmail: 'dana@mail.example',
    jobTitle: 'Nurse, ICU',
    companyName: 'Harbour',
    startDate: '2026-10-05',
    jobType: 'permanent',
  };
  const head = 'Name;E-mail;Job title;Company;Start date;Type';
  const row = 'Price, Dana;dana@mail.example;Nurse, ICU;Harbour;2026-10-05;Perm';

  test.each([
    ['with a header', `${head}\n${row}`],
    ['with the first line of Excel', `sep=;\r\n${head}\r\n${row}\r\n`],
    ['with that line after a byte order mark', `\ufeffsep=;\n${head}\n${row}`],
    ['with quotes', `${head}\n"Price, Dana";dana@mail.example;"Nurse, ICU";Harbour;2026-10-05;Perm`],
    ['with bars', `${head}\n${row}`.replaceAll(';', '|')],
  ])('are those between semicolons or bars, not commas within cells: %s', (_how, text) => {
    const { rows, fields, ignored } = readPasted(text);
    expect(rows).toEqual([dana]);
    expect(fields).toHaveLength(6);
    expect(ignored).toEqual([]);
  });

  test('without a header too', () => {
    expect(readPasted(row).rows).toEqual([dana]);
    expect(readPasted(`${row}\nWu, Lee;lee@mail.example;Cook;Inn`).rows).toHaveLength(2);
  });

  test('are those between commas when a cell holds a semicolon', () => {
    expect(readPasted('Dana Price,dana@mail.example,Nurse; ICU,Harbour').rows).toEqual([
      {
        candidateName: 'Dana Price',
        candidateEmail: 'dana@mail.example',
        jobTitle: 'Nurse; ICU',
        companyName: 'Harbour',
      },
    ]);
  });

  test('of first and last names are one name', () => {
    const text =
      'Last name,First name,Email,Contact first name,Contact surname,Contact email\nPrice,Dana,dana@mail.example,Morgan,Reed,m@harbour.example';
    expect(readPasted(text)).toMatchObject({
      rows: [
        {
          candidateName: 'Dana Price',
          candidateEmail: 'dana@mail.example',
          contactName: 'Morgan Reed',
          contactEmail: 'm@harbour.example',
        },
      ],
      fields: ['candidateName', 'candidateEmail', 'contactName', 'contactEmail'],
      ignored: [],
    });
    expect(readPasted('First name\tName\tEmail\nDana\tPrice\tdana@mail.example').rows).toEqual([
      { candidateName: 'Dana Price', candidateEmail: 'dana@mail.example' },
    ]);
  });

  test('of addresses may hold names, and invisible characters at their ends', () => {
    expect(readPasted('Email\tJob\nDana Price <dana@mail.example>\tNurse').rows).toEqual([
      { candidateName: 'Dana Price', candidateEmail: 'dana@mail.example', jobTitle: 'Nurse' },
    ]);
    expect(readPasted('\u200bDana Price\u00a0\t\ufeffdana@mail.example\u200b').rows).toEqual([
      { candidateName: 'Dana Price', candidateEmail: 'dana@mail.example' },
    ]);
  });
});

test('the addresses of a mail program are a row each', () => {
  expect(readPasted('Dana Price <dana@harbour.example>; Sam Okoro <sam@harbour.example>')).toEqual({
    rows: [
      { candidateName: 'Dana Price', candidateEmail: 'dana@harbour.example' },
      { candidateName: 'Sam Okoro', candidateEmail: 'sam@harbour.example' },
    ],
    fields: ['candidateName', 'candidateEmail'],
    ignored: [],
    days: null,
  });
});

test.each([
  ['Dana Price', false],
  ['Price, Dana', false],
  ['Dana\tdana@mail.example', true],
  ['Dana\nLee', true],
  ['Dana\n', false],
  ['Dana Price <dana@harbour.example>', false],
  ['Dana Price <dana@harbour.example>; Sam Okoro <sam@harbour.example>', true],
])('%j pasted into a field is a spreadsheet: %j', (text, is) => {
  expect(isSheet(text)).toBe(is);
});

test('a column that says which side a person is on is no second job title, and puts employers into their fields', () => {
  const sheet = [
    'Name\tEmail\tJob\tCompany\tStart\tType\tRole',
    'Dana Price\tdana@mail.example\tWelder\tPinwheel\t2026-09-21\tPermanent\tCandidate',
    'Bob Hart\tbob@pinwheel.example\tFitter\tPinwheel\t2026-09-21\tPermanent\tEmployer',
  ].join('\n');
  const { rows, fields } = readPasted(sheet);
  expect(rows).toEqual([
    expect.objectContaining({ candidateName: 'Dana Price', candidateEmail: 'dana@mail.example', jobTitle: 'Welder' }),
    expect.objectContaining({ contactName: 'Bob Hart', contactEmail: 'bob@pinwheel.example', jobTitle: 'Fitter' }),
  ]);
  expect(rows[1]).not.toHaveProperty('candidateEmail');
  expect(fields).toContain('jobTitle');
});

test('of two columns for one field the first counts, and the other is named as ignored', () => {
  const { rows, ignored } = readPasted('Email\tJob\tPosition\ndana@mail.example\tWelder\tLead');
  expect(rows).toEqual([{ candidateEmail: 'dana@mail.example', jobTitle: 'Welder' }]);
  expect(ignored).toEqual(['Position']);
});
