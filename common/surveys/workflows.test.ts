import { expect, it } from 'vitest';
import { npsGroups } from './nps.ts';
import { defaultWorkflow, groupWords, openingQuestion, workflowStatuses, workflowStatusWords } from './workflows.ts';

it('every group and status has its words', () => {
  expect(Object.keys(groupWords)).toEqual([...npsGroups]);
  expect(Object.keys(workflowStatusWords).sort()).toEqual([...workflowStatuses].sort());
});

it('a workflow opens with the standard question, and asks each group something of its own', () => {
  expect(openingQuestion('Lantern')).toBe('How likely are you to recommend Lantern to a friend or colleague?');
  const asked = npsGroups.map((group) => defaultWorkflow(group, 'employer').questions.map(({ title }) => title));
  expect(asked.map(([opening]) => opening)).toEqual(['', '', '']);
  expect(new Set(asked.map(([, , ofGroup]) => ofGroup)).size).toBe(3);
  expect(defaultWorkflow('detractor', 'candidate').questions[2]!.title).not.toBe(asked[2]![2]);
});
