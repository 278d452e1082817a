import { expect, test } from 'vitest';
import { choice, day, offered, search, text } from './filters.ts';
import { byAge, type ListAddress } from './list-address.ts';
import { allOf, chipsOf, clearedOf, isNarrowed, parametersOf, variablesOf } from './list-kind.ts';

const kind = {
  keeps: ['tab'],
  filters: [
    search('Name'),
    choice('state', 'State', [
      { value: 'open', label: 'To decide' },
      { value: 'any', label: 'All' },
    ]),
    choice('stars', 'Stars', [{ value: '5', label: 'Five' }], {
      control: 'sheet',
      read: (stars) => (stars ? { stars: Number(stars) } : {}),
    }),
    offered('recruiter', 'Recruiter'),
    day('from', 'Asked from'),
    text('subject', 'Subject', { read: (subjectId) => (subjectId ? { subjectId } : {}) }),
  ],
  sorts: byAge,
};
const at = (query: ListAddress['query']): ListAddress => ({
  query,
  href: (changed) =>
    new URLSearchParams(
      Object.entries(changed).filter((pair): pair is [string, string] => Boolean(pair[1])),
    ).toString(),
});

test("a page reads its list's parameters, and those for order, place and open row", () => {
  expect(parametersOf(kind)).toEqual([
    'tab',
    'q',
    'state',
    'stars',
    'recruiter',
    'from',
    'subject',
    'sort',
    'after',
    'open',
  ]);
});

test('the address becomes one filter, besides the order and the place', () => {
  const query = {
    q: ' una ',
    state: 'open',
    stars: '5',
    recruiter: 'una-oak',
    from: '2026-02-28',
    subject: 'Review:1',
    sort: 'oldest',
    after: 'cursor',
  };
  expect(variablesOf(kind, query)).toEqual({
    filter: { words: 'una', state: 'open', stars: 5, recruiter: 'una-oak', from: '2026-02-28', subjectId: 'Review:1' },
    sort: 'OLDEST',
    after: 'cursor',
  });
});

test('missing and invalid values leave the filter empty', () => {
  const query = { q: '  ', state: 'lost', stars: '6', from: '2026-02-30', sort: 'made-up', after: '' };
  expect(variablesOf(kind, query)).toEqual({ filter: {}, sort: null, after: null });
});

test('the address cannot override what is always filtered', () => {
  const always = { stars: 1 };
  expect(variablesOf({ ...kind, always }, { stars: '5' })).toMatchObject({ filter: { stars: 1 } });
});

test('orders can depend on the filters, and the default one can have a name of its own', () => {
  const sorts = ({ state }: ListAddress['query']) =>
    state ? byAge : [{ value: '', label: 'Least time left', order: 'DUE' }];
  expect(variablesOf({ ...kind, sorts }, {}).sort).toBe('DUE');
  expect(variablesOf({ ...kind, sorts }, { sort: 'oldest' }).sort).toBe('DUE');
  expect(variablesOf({ ...kind, sorts }, { state: 'open', sort: 'oldest' }).sort).toBe('OLDEST');
});

test('chips show filters that have no links, and each removes its own', () => {
  const here = at({ tab: 'sent', q: 'una', state: 'open', stars: '5', from: '2026-02-28', open: 'Row:1', after: 'c' });
  expect(chipsOf(kind.filters, here, here)).toEqual([
    { label: '‘una’', href: 'tab=sent&state=open&stars=5&from=2026-02-28' },
    { label: 'Stars: Five', href: 'tab=sent&q=una&state=open&from=2026-02-28' },
    { label: 'Asked from Feb 28, 2026', href: 'tab=sent&q=una&state=open&stars=5' },
  ]);
});

test('an invalid value or one that the page does not provide has no chip', () => {
  const here = at({ stars: '6', from: '2026-02-30', recruiter: 'una-oak' });
  expect(chipsOf(kind.filters, here, here)).toEqual([]);
  const offering = kind.filters.map((filter) =>
    filter.name === 'recruiter' ? { ...filter, choices: [{ value: 'una-oak', label: 'Una Oak' }] } : filter,
  );
  expect(chipsOf(offering, here, here)).toMatchObject([{ label: 'Recruiter: Una Oak' }]);
});

test('clearing keeps the tab and the order; showing all resets the order too', () => {
  const here = at({ tab: 'sent', q: 'una', stars: '5', sort: 'oldest', after: 'cursor', open: 'Row:1' });
  expect(clearedOf(kind, here)).toBe('tab=sent&sort=oldest');
  expect(allOf(kind, here)).toBe('tab=sent');
});

test('a search or a chosen value narrows a list; its tab, its order and the value for everything do not', () => {
  const filters = kind.filters.map((filter) => (filter.name === 'state' ? { ...filter, everything: 'any' } : filter));
  for (const query of [{}, { tab: 'sent' }, { sort: 'oldest' }, { state: 'any' }, { q: '' }])
    expect(isNarrowed({ ...kind, filters }, query)).toBe(false);
  for (const query of [{ q: 'una' }, { state: 'open' }, { from: '2026-02-28' }])
    expect(isNarrowed({ ...kind, filters }, query)).toBe(true);
});
