import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { conventionsBroken, type Exceptions } from './conventions.ts';
import { schema } from './schema.ts';

const exceptions: Exceptions = {
  // The newest few of a dashboard do not grow.
  lists: ['Query.nodes', 'Dashboard.reviews'],
  idsThatAreNoNodes: [
    // Reached only with the token of an email.
    'ReviewRequest',
    // Rows of a list without links by id: the queue, and a review's history.
    'BackgroundTask',
    'HistoryEntry',
    'PlacementEntry',
    // Not a row of one table: its position depends on the board, which its id names. `leaderboardRow` finds it.
    'LeaderboardRow',
    // Reached through their company.
    'CompanyMember',
  ],
};

test("nodes, connections and mutations follow Relay's conventions, and refusals are in errors", () => {
  expect(conventionsBroken(schema, exceptions)).toEqual([]);
});

test('a violation is named', () => {
  const broken = buildSchema(`
    interface Node { id: ID! }
    type A implements Node { id: ID! list: [A!]! }
    type B { id: ID! page(first: Int): BConnection }
    type BConnection { edges: [B!] pageInfo: PageInfo! }
    type PageInfo { startCursor: String endCursor: String hasNextPage: Boolean! hasPreviousPage: Boolean }
    type Query { a: A }
    input FooInput { name: String }
    type FooPayload { errors: [String!]! a: A! clientMutationId: String }
    type Mutation { foo(input: FooInput!): FooPayload bar(name: String): Boolean }
  `);
  expect(conventionsBroken(broken, { lists: [], idsThatAreNoNodes: [] })).toEqual([
    expect.stringContaining('B has an id'),
    expect.stringContaining('BConnection has edges'),
    'PageInfo.hasPreviousPage is a Boolean!.',
    expect.stringContaining('A.list is a list of nodes'),
    'B.page is a connection: it takes after, last, before.',
    'FooInput has a clientMutationId: String.',
    'FooPayload has errors: [Problem!]!.',
    'FooPayload.a is null where the mutation is refused.',
    'bar takes one argument, input: BarInput!.',
    'BarInput has a clientMutationId: String.',
    'bar answers BarPayload.',
  ]);
});
