import { auditActionWords } from '#common/admin/audit-words.ts';
import { choice, choicesOf, day, search, text } from '#web/list/filters.ts';
import type { ListQuery } from '#web/list/list-address.ts';

const actions = choicesOf(auditActionWords).toSorted((a, b) => a.label.localeCompare(b.label));

/** The filters of the audit log: who did what to what, and when. */
export const auditFilters = [
  search('Name or email'),
  choice(
    'actor',
    'Who',
    [
      { value: 'user', label: 'People with an account' },
      { value: 'impersonated', label: 'Acting as someone' },
      { value: 'reviewer', label: 'Reviewers' },
      { value: 'visitor', label: 'Visitors' },
      { value: 'api', label: 'API tokens' },
      { value: 'system', label: 'Plaudit' },
    ],
    { read: (actor) => (actor === 'impersonated' ? { isImpersonated: true } : actor ? { actor } : {}) },
  ),
  text('impersonator', 'Impersonated by'),
  choice('action', 'Action', actions, { control: 'select', all: 'Any action' }),
  text('subject', 'Subject', { help: 'Its ID', read: (subjectId) => (subjectId ? { subjectId } : {}) }),
  text('agency', 'Agency'),
  day('from', 'From'),
  day('until', 'Until', { error: isBackwards }),
];

function isBackwards({ from, until }: ListQuery): string | undefined {
  return from && until && until < from ? 'This is before “From”. Choose a later day.' : undefined;
}
