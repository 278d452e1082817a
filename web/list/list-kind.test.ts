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

test('a page reads the parameters of its list, and where one is in it', () => {
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

test('what an address says becomes one filter, beside the order and the place', () => {
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

test('what it does not say, or somebody made up, leaves nothing in the filter', () => {
  const query = { q: '  ', state: 'lost', stars: '6', from: '2026-02-30', sort: 'made-up', after: '' };
  expect(variablesOf(kind, query)).toEqual({ filter: {}, sort: null, after: null });
});

test('what always holds of a list is not for its address to change', () => {
  const always = { stars: 1 };
  expect(variablesOf({ ...kind, always }, { stars: '5' })).toMatchObject({ filter: { stars: 1 } });
});

test('the orders may depend on what is shown, and the usual one may have a name of its own', () => {
  const sorts = ({ state }: ListAddress['query']) =>
    state ? byAge : [{ value: '', label: 'Least time left', order: 'DUE' }];
  expect(variablesOf({ ...kind, sorts }, {}).sort).toBe('DUE');
  expect(variablesOf({ ...kind, sorts }, { sort: 'oldest' }).sort).toBe('DUE');
  expect(variablesOf({ ...kind, sorts }, { state: 'open', sort: 'oldest' }).sort).toBe('OLDEST');
});

test('chips say what no link says, and each takes its own off', () => {
  const here = at({ tab: 'sent', q: 'una', state: 'open', stars: '5', from: '2026-02-28', open: 'Row:1', after: 'c' });
  expect(chipsOf(kind.filters, here, here)).toEqual([
    { label: '‘una’', href: 'tab=sent&state=open&stars=5&from=2026-02-28' },
    { label: 'Stars: Five', href: 'tab=sent&q=una&state=open&from=2026-02-28' },
    { label: 'Asked from Feb 28, 2026', href: 'tab=sent&q=una&state=open&stars=5' },
  ]);
});

test('there is no chip for what somebody made up, nor for a value that the page does not offer', () => {
  const here = at({ stars: '6', from: '2026-02-30', recruiter: 'una-oak' });
  expect(chipsOf(kind.filters, here, here)).toEqual([]);
  const offering = kind.filters.map((filter) =>
    filter.name === 'recruiter' ? { ...filter, choices: [{ value: 'una-oak', label: 'Una Oak' }] } : filter,
  );
  expect(chipsOf(offering, here, here)).toMatchObject([{ label: 'Recruiter: Una Oak' }]);
});

test('clearing keeps which list it is, and the order; the whole list begins anew', () => {
  const here = at({ tab: 'sent', q: 'una', stars: '5', sort: 'oldest', after: 'cursor', open: 'Row:1' });
  expect(clearedOf(kind, here)).toBe('tab=sent&sort=oldest');
  expect(allOf(kind, here)).toBe('tab=sent');
});

test('a list is narrowed by what is searched or chosen, not by its tab, its order or a value that leaves all', () => {
  const filters = kind.filters.map((filter) => (filter.name === 'state' ? { ...filter, everything: 'any' } : filter));
  for (const query of [{}, { tab: 'sent' }, { sort: 'oldest' }, { state: 'any' }, { q: '' }])
    expect(isNarrowed({ ...kind, filters }, query)).toBe(false);
  for (const query of [{ q: 'una' }, { state: 'open' }, { from: '2026-02-28' }])
    expect(isNarrowed({ ...kind, filters }, query)).toBe(true);
});
