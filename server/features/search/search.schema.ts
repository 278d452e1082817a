import { builder, plan } from '#server/graphql/builder.ts';
import { type Found, searchPageSize, searchRecruiters } from './search.queries.ts';

const SearchResults = builder.objectRef<Found & { page: number }>('SearchResults').implement({
  description: 'One page of recruiters, most relevant first.',
  fields: (t) => ({
    total: t.int({ resolve: ({ total }) => total }),
    isBounded: t.boolean({
      description: 'There are more than were counted.',
      resolve: ({ isBounded }) => isBounded,
    }),
    page: t.int({ resolve: ({ page }) => page }),
    pages: t.int({ resolve: ({ total }) => Math.ceil(total / searchPageSize) }),
    recruiters: t.field({
      type: [plan.type('Recruiter', 'recruiters')],
      resolve: ({ ids }) => ids.map((id) => ({ id })) as never,
    }),
  }),
});

builder.queryField('search', (t) =>
  t.field({
    type: SearchResults,
    args: { words: t.arg.string(), speciality: t.arg.string(), page: t.arg.int() },
    resolve: async (_root, { words, speciality, page }, { database }) => {
      const asked = Math.min(Math.max(page ?? 1, 1), 50);
      const found = await searchRecruiters(database, {
        words: words ?? '',
        speciality: speciality ?? null,
        page: asked,
      });
      return { ...found, page: asked };
    },
  }),
);
