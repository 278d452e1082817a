import { expect, test } from 'vitest';
import { candidateFunnel, candidateFunnelTable, stagesTable } from './job-dashboard-figures.ts';

test('the funnel has each step with its share of those submitted, or none', () => {
  const steps = candidateFunnel({ submissions: 8, interviewed: 4, offered: 2, hired: 1 });
  expect(candidateFunnelTable(steps).rows).toEqual([
    ['Submitted', 8, 1],
    ['Interviewing', 4, 0.5],
    ['Offered', 2, 0.25],
    ['Hired', 1, 0.125],
  ]);
  const none = candidateFunnel({ submissions: 0, interviewed: 0, offered: 0, hired: 0 });
  expect(none.map(({ share }) => share)).toEqual([null, null, null, null]);
});

test('each stage has its words, its median and how many it is of, or nothing where none ended', () => {
  const { rows } = stagesTable([
    { stage: 'interview', days: 2.5, count: 3 },
    { stage: 'hire', days: null, count: 0 },
  ]);
  expect(rows).toEqual([
    ['Submitted to first interview', 2.5, 3],
    ['Offer to hire', null, 0],
  ]);
});
