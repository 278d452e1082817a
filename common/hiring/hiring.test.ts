import { expect, test } from 'vitest';
import { comparedIn } from './recruiter-list.ts';
import { supplierForm } from './suppliers.ts';

const id = (n: number) => `Recruiter:00000000-0000-7000-8000-00000000000${n}`;

test('an address names up to four profiles to compare, each once; the rest of it is ignored', () => {
  const agency = id(2).replace('Recruiter', 'Agency');
  expect(comparedIn([id(1), 'User:1', id(1), agency, "Agency:'--", ''].join(','))).toEqual([id(1), agency]);
  expect(comparedIn([1, 2, 3, 4, 5].map(id).join(','))).toHaveLength(4);
  expect([comparedIn(undefined), comparedIn('')]).toEqual([[], []]);
});

const typed = { startsOn: '2026-11-01', endsOn: '', feePercent: '', guaranteeDays: '', terms: ' ', notes: '' };

test('the terms of an agreement are read as people type them', () => {
  const read = supplierForm.parse({ ...typed, feePercent: ' 12,5 %', guaranteeDays: '90' });
  expect(read).toEqual({
    startsOn: '2026-11-01',
    endsOn: null,
    feePercent: 12.5,
    guaranteeDays: 90,
    terms: null,
    notes: null,
  });
  const wrong = (change: object) =>
    supplierForm.safeParse({ ...typed, ...change }).error?.issues.map(({ path }) => path.join());
  expect(wrong({ feePercent: 'a fifth' })).toEqual(['feePercent']);
  expect(wrong({ feePercent: '101' })).toContain('feePercent');
  expect(wrong({ guaranteeDays: '1.5' })).toEqual(['guaranteeDays']);
  expect(wrong({ startsOn: '' })).toEqual(['startsOn']);
  expect(wrong({ endsOn: '2026-10-31' })).toEqual(['endsOn']);
});
