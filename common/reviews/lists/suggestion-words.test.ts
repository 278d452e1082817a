import { expect, test } from 'vitest';
import { suggestionWords } from './suggestion-words.ts';

test('reasons are in words, the strongest first', () => {
  expect(suggestionWords(['same_title', 'near_start', 'same_email', 'made_up'], 3)).toEqual([
    'Same email',
    'Starts 3 days later',
    'Same job title',
  ]);
  expect(suggestionWords(['near_start', 'similar_name'], -1)).toEqual(['Similar name', 'Starts 1 day earlier']);
});
