import { expect, test } from 'vitest';
import { placementsOf, ratedCriteria, talliesOf } from './tallies.ts';

const tallies = {
  'audience candidate': 3,
  'level 0': 1,
  'level 3': 2,
  'rated candidate aftercare': 2,
  'stars candidate aftercare': 9,
  'rated candidate communication': 1,
  'stars candidate communication': 4,
  'rated employer communication': 5,
  'stars employer communication': 5,
  'rated candidate of_former_times': 1,
};

test('criteria are averaged by audience, in the order of the form, and unknown ones are ignored', () => {
  expect(ratedCriteria(tallies, 'candidate')).toEqual([
    { key: 'communication', label: 'Communication', count: 1, average: 4 },
    { key: 'aftercare', label: 'Aftercare', count: 2, average: 4.5 },
  ]);
  expect(ratedCriteria(tallies, 'employer')).toMatchObject([{ key: 'communication', average: 1 }]);
  expect(ratedCriteria({}, 'employer')).toEqual([]);
});

test('counts of one kind are separate from others', () => {
  expect(talliesOf(tallies, 'level')).toEqual({ 0: 1, 3: 2 });
  expect(talliesOf(tallies, 'speciality')).toEqual({});
});

test('placements are added up over their kinds', () => {
  expect(placementsOf({ permanent: 3, temp: 1, 'from software': 2 })).toEqual({ all: 4, fromSoftware: 2 });
  expect(placementsOf({})).toEqual({ all: 0, fromSoftware: 0 });
});
