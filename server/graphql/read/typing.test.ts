import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { plan } from './testing/house.ts';

test('TypeScript knows tables, columns and their values', () => {
  const unused = () => {
    const Row = plan.rows('Row', { table: 'recruiter', visibleTo: ({ row, eb }) => eb(row.hidden, '=', false) });
    const Place = plan.rows('Place', { table: 'placement', visibleTo: 'everyone' });
    // @ts-expect-error no such table
    plan.rows('Row', { table: 'recruiters', visibleTo: 'everyone' });
    // @ts-expect-error no such column in the rule
    plan.rows('Row', { table: 'recruiter', visibleTo: ({ row, eb }) => eb(row.invisible, '=', false) });
    // @ts-expect-error no such permission
    plan.rows('Row', { table: 'recruiter', visibleTo: ({ can }) => can('salary:write') });
    // @ts-expect-error nothing such is known of a viewer
    plan.rows('Row', { table: 'recruiter', visibleTo: ({ row, viewer, eb }) => eb(row.user_id, '=', viewer.shoeSize) });
    plan.fields(Place, (t) => ({
      // @ts-expect-error a list is not a String
      ...t.columns({ tags: 'String' }),
      // @ts-expect-error a time is not a String
      ...t.columns({ sentAt: 'String?' }),
      // @ts-expect-error numeric travels as text
      ...t.columns({ fee: 'Float' }),
      ...t.columns({ fee: 'String', tags: '[String!]', startsOn: 'Date' }),
    }));
    plan.fields(Row, (t) => ({
      // @ts-expect-error no such column
      ...t.columns({ nickname: 'String' }),
      // @ts-expect-error a number is not a String
      ...t.columns({ salary: 'String' }),
      // @ts-expect-error the column may be null
      ...t.columns({ headline: 'String' }),
      // @ts-expect-error a guarded field must be nullable
      a: t.column('salary', { type: 'Int', permission: 'salary:read' }),
      // @ts-expect-error the function may read only what it selects
      b: t.computed({ type: 'String', select: ['name'], resolve: (row) => row.slug }),
      // @ts-expect-error the other table has no such column
      c: t.connection(Row, { by: 'author_id', sorts: { OLDEST: { asc: ['created_at'] } } }),
      // @ts-expect-error a column that may be null cannot sort
      d: t.connection(Row, { by: 'agency_id', sorts: { OLDEST: { asc: ['headline'] } } }),
      // @ts-expect-error an expression of another type
      e: t.sql({ type: 'Boolean', sql: () => sql<string>`'x'` }),
      f: t.sql({ type: ['String'], sql: () => sql<string[]>`array['x']` }),
    }));
    plan.mutation('x', {
      input: (t) => ({ id: t.id({ required: true }) }),
      payload: { row: Row, rows: [Row], link: 'String' },
      // @ts-expect-error a row is told by its key
      command: async () => ({ row: true }),
    });
  };
  expect(unused).toBeTypeOf('function');
});
