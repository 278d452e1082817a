import { choice, day, search, text } from '#web/list/filters.ts';
import type { ListQuery } from '#web/list/list-address.ts';
import { wordsOf } from '../panel/words.ts';

/** The filters of the audit log: who did what to what, and when. */
export const auditFilters = [
  search('Who did it: name or e-mail'),
  choice(
    'actor',
    'Who',
    [
      { value: 'user', label: 'People with an account' },
      { value: 'impersonated', label: 'Acting for somebody' },
      { value: 'reviewer', label: 'Reviewers' },
      { value: 'system', label: 'Plaudit itself' },
    ],
    { read: (actor) => (actor === 'impersonated' ? { isImpersonated: true } : actor ? { actor } : {}) },
  ),
  text('impersonator', 'Acting for them'),
  text('action', 'Action', { help: 'As in the log’s file: approveReview', inWords: wordsOf }),
  text('subject', 'Subject', { help: 'Its id', read: (subjectId) => (subjectId ? { subjectId } : {}) }),
  text('agency', 'Agency'),
  day('from', 'From'),
  day('until', 'Until', { error: isBackwards }),
];

function isBackwards({ from, until }: ListQuery): string | undefined {
  return from && until && until < from ? 'Until lies before From: choose a later day.' : undefined;
}
