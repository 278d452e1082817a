import { readSearch } from '#common/search/search.ts';
import { builder, plan } from '#server/graphql/builder.ts';
import type { Match } from './matches.ts';
import type { Facet } from './search.queries.ts';
import { type SearchAnswer, searchProfiles } from './search.ts';

const Recruiter = plan.type('Recruiter', 'recruiters');
const Agency = plan.type('Agency', 'agencies');

/** A recruiter or an approved agency, as the search finds them. */
const SearchResult = plan.rows('SearchResult', { table: 'search_entries', visibleTo: 'everyone' });

plan.fields(SearchResult, (t) => ({
  recruiter: t.one(Recruiter, { via: 'recruiter_id' }),
  agency: t.one(Agency, { via: 'agency_id' }),
}));

const SearchMatch = builder.objectRef<Match>('SearchMatch').implement({
  description: 'Why a result matches: one of the typed words, and where it was found.',
  fields: (t) => ({
    in: t.string({
      nullable: false,
      description: 'name, agency, place, speciality or text.',
      resolve: (match) => match.in,
    }),
    word: t.string({
      nullable: false,
      description: 'The matching word, in lower case and without accents; for text, its stem.',
      resolve: ({ word }) => word,
    }),
    typed: t.string({ nullable: false, resolve: ({ typed }) => typed }),
    isExact: t.boolean({
      nullable: false,
      description: 'False if it is only similar to the typed word.',
      resolve: ({ isExact }) => isExact,
    }),
  }),
});

builder.objectField(SearchResult, 'matches', (t) =>
  t.field({
    type: [SearchMatch],
    nullable: false,
    resolve: (result) => (result as unknown as SearchAnswer['results'][number]).matches,
  }),
);

const SearchFacet = builder.objectRef<Facet>('SearchFacet').implement({
  description: 'The number of results with one value of a filter, keeping the other filters.',
  fields: (t) => ({
    name: t.string({
      nullable: false,
      description: 'kind, claim, place, speciality or role.',
      resolve: ({ name }) => name,
    }),
    value: t.string({
      nullable: false,
      description: 'Such as recruiter, AU, AU-3000 or construction.',
      resolve: ({ value }) => value,
    }),
    count: t.int({ nullable: false, resolve: ({ count }) => count }),
    isBounded: t.boolean({
      nullable: false,
      description: 'Whether there may be more: only the first were counted.',
      resolve: ({ isBounded }) => isBounded,
    }),
  }),
});

const SearchResults = builder.objectRef<SearchAnswer>('SearchResults').implement({
  description: 'One page of recruiters and agencies, most relevant first by default.',
  fields: (t) => ({
    total: t.int({ resolve: ({ total }) => total }),
    isBounded: t.boolean({
      description: 'Whether there are more than were counted.',
      resolve: ({ isBounded }) => isBounded,
    }),
    page: t.int({ resolve: ({ page }) => page }),
    pages: t.int({ resolve: ({ pages }) => pages }),
    results: t.field({
      type: [SearchResult],
      nullable: false,
      resolve: ({ results }) => results as never,
    }),
    facets: t.field({ type: [SearchFacet], nullable: false, resolve: ({ facets }) => facets }),
    didYouMean: t.string({
      nullable: true,
      description: 'The probable spelling, if some words were not found.',
      resolve: ({ didYouMean }) => didYouMean ?? null,
    }),
  }),
});

builder.queryField('search', (t) =>
  t.field({
    type: SearchResults,
    description: 'Finds recruiters and agencies. Unknown values are ignored.',
    args: {
      words: t.arg.string(),
      type: t.arg.string({ description: 'recruiter or agency.' }),
      claim: t.arg.string({ description: 'claimed or unclaimed.' }),
      country: t.arg.string({ description: 'Its code, such as AU.' }),
      postcode: t.arg.string({ description: 'Any in Australia. It selects its state.' }),
      roleTypes: t.arg.stringList({ description: 'Permanent, Fixed-term or Contract. Matches any of those given.' }),
      specialities: t.arg.stringList({ description: 'Their ids. Matches any of those given.' }),
      favourites: t.arg.string({ description: "first or only: the viewer's favourites." }),
      sort: t.arg.string({ description: 'relevance, score or reviews.' }),
      page: t.arg.int(),
    },
    resolve: (_root, { roleTypes, specialities, ...args }, context) =>
      searchProfiles(context, readSearch({ ...args, roleType: roleTypes, speciality: specialities ?? [] })),
  }),
);
