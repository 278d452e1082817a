import { expect, test } from 'vitest';
import { joinPeople, linesOfPeople, readPeople } from './people.ts';

test('texts with different separators and headers are joined without losing a person', () => {
  const pasted = 'dana@quay.example\tDana Price\tAlex Morgan';
  const file = 'First name;Surname;E-mail address;Consultant\nSam;Reed;sam@quay.example;\n;;kim@quay.example;Alex\n';
  expect(readPeople(joinPeople(pasted, file))).toEqual([...readPeople(pasted), ...readPeople(file)]);
  expect(readPeople(joinPeople(file, pasted))).toEqual([...readPeople(file), ...readPeople(pasted)]);
});

test('lines that need no header get none', () => {
  expect(joinPeople('Dana, dana@quay.example', 'sam@quay.example')).toBe('Dana, dana@quay.example\nsam@quay.example');
  expect(joinPeople('"Price, Dana" <dana@quay.example>', 'oops')).toBe('"Price, Dana", dana@quay.example\noops');
});

test('a text alone stays as it is', () => {
  const file = 'email;name\ndana@quay.example;Dana';
  expect([joinPeople(' \n', file), joinPeople(file, '')]).toEqual([file, file]);
});

test('rows keep their columns', () => {
  const rows = [
    { name: '', email: 'kim@quay.example', recruiter: 'Alex "Al" Morgan' },
    { name: 'Bo; Lee', email: 'oops', recruiter: '' },
    { name: '', email: 'sam@quay.example', recruiter: '' },
  ];
  expect(readPeople(linesOfPeople(rows))).toEqual(rows);
});
