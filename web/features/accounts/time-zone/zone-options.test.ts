import { expect, test } from 'vitest';
import { timeZoneNames } from '#common/time-zones.ts';
import { zoneLabel, zoneOptions, zoneTyped } from './zone-options.ts';

const now = new Date('2026-12-01T00:00:00Z');
const labelsOf = (typed: string) => zoneOptions(typed, null, now).map(({ label, about }) => `${label}: ${about}`);

test('zones are found by city, region, name or time', () => {
  expect(labelsOf('syd')).toEqual(['Sydney: Australia · AEDT, UTC+11']);
  expect(labelsOf('new york')).toEqual(['New York: America · EST, UTC-5']);
  expect(labelsOf('australia/perth')).toEqual(['Perth: Australia · AWST, UTC+8']);
  expect(labelsOf('kolkata')).toEqual(['Kolkata: Asia · UTC+5:30']);
  expect(labelsOf('nzdt')).toEqual(['Auckland: Pacific · NZDT, UTC+13']);
  expect(labelsOf('atlantis')).toEqual([]);
});

test("this device's time zone comes first, whatever was typed", () => {
  for (const typed of ['', 'lond', 'atlantis'])
    expect(zoneOptions(typed, 'Australia/Sydney', now)[0]).toEqual({
      id: 'device',
      zone: 'Australia/Sydney',
      label: "Use this device's time zone (Australia/Sydney)",
      about: 'AEDT, UTC+11',
    });
  expect(zoneOptions('', 'Australia/Sydney', now)).toHaveLength(timeZoneNames().length + 1);
});

test("a zone's label, name or other name is that zone; anything else stays as typed", () => {
  const label = zoneLabel('Australia/Sydney', now);
  expect(label).toBe('Sydney (AEDT, UTC+11)');
  for (const text of [label, ' australia/sydney', 'Australia/Canberra'])
    expect(zoneTyped(text, now)).toBe('Australia/Sydney');
  expect([zoneTyped('utc', now), zoneTyped('Syd', now)]).toEqual(['UTC', 'Syd']);
});

test('offsets follow the season', () => {
  expect(zoneLabel('Australia/Sydney', new Date('2026-07-01T00:00:00Z'))).toBe('Sydney (AEST, UTC+10)');
});
