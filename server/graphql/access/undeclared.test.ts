import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { everybody, staff } from './cells.ts';
import { undeclared } from './undeclared.ts';

const schema = buildSchema(`
  type Query { review: Review secret: Int }
  type Review { id: ID! title: String note: String }
  type Badge { id: ID! label: String }
  type Mutation { remove(id: ID): RemovePayload }
  type RemovePayload { review: Review badge: Badge }
`);
const declared = {
  types: {
    Review: { rows: [everybody], fields: 'id title', guarded: { note: [staff] } },
    Badge: { rows: [everybody], fields: 'id label' },
  },
  roots: { review: [everybody], secret: [staff] },
  mutations: { remove: [staff] },
};

test('a complete declaration has no findings', () => {
  expect(undeclared(schema, declared)).toEqual([]);
});

test('a new type, field, root field or mutation is named, with what to write', () => {
  const { Review } = declared.types;
  const said = undeclared(schema, {
    types: { Review: { ...Review, fields: 'id' } },
    roots: { review: [everybody] },
    mutations: {},
  });
  expect(said).toEqual([
    expect.stringContaining("add to types: Badge: { rows: [who sees such a row], fields: 'id label' }"),
    expect.stringContaining('add title to types.Review.fields'),
    expect.stringContaining('add to roots: secret: [who gets anything of it]'),
    expect.stringContaining('add to mutations: remove: [whose call is carried out]'),
  ]);
});

test('entries that are gone or declared twice are named too', () => {
  const types = {
    ...declared.types,
    Gone: declared.types.Badge,
    Badge: { ...declared.types.Badge, fields: 'id label label old' },
  };
  const said = undeclared(schema, { ...declared, types, roots: { ...declared.roots, older: [staff] } });
  expect(said).toEqual([
    expect.stringContaining('take old out of types.Badge'),
    expect.stringContaining('take label out of types.Badge'),
    expect.stringContaining('take Gone out of types'),
    expect.stringContaining('take older out of roots'),
  ]);
});
