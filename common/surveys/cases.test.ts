import { expect, test } from 'vitest';
import { answerWords, workingDaysAfter } from './cases.ts';

test('working days leave out Saturdays and Sundays', () => {
  expect(workingDaysAfter('2026-11-23', 3)).toBe('2026-11-26');
  expect(workingDaysAfter('2026-11-27', 3)).toBe('2026-12-02');
  expect(workingDaysAfter('2026-11-28', 1)).toBe('2026-11-30');
});

test('a response is named without a person', () => {
  expect(answerWords('candidate', 3, false)).toBe('a candidate gave a score of 3');
  expect(answerWords('employer', 0, false)).toBe('an employer gave a score of 0');
  expect(answerWords('employer', 6, true)).toBe('an anonymous employer gave a score of 6');
});
