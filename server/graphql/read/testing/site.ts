import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { type DocumentNode, type ExecutionResult, execute, type GraphQLSchema, parse, validate } from 'graphql';
import type pg from 'pg';
import { testDatabase } from '#server/database/testing/database.ts';
import { executor, type Result } from '../executor.ts';
import { type Context, type Permission, plan, schema } from './house.ts';
import { oracle } from './oracle.ts';

/** What tests read from a response, by name. A name that the response lacks fails the test. */
export type Data = { readonly [N in ObjectName]: Data } & { readonly [N in ListName]: readonly Data[] } & {
  readonly [N in TextName]: string;
} & { readonly pageInfo: Readonly<Record<string, string | boolean | null>> };
type ObjectName =
  | 'agency'
  | 'again'
  | 'author'
  | 'best'
  | 'drafts'
  | 'latest'
  | 'list'
  | 'me'
  | 'node'
  | 'recruiter'
  | 'replyToReview'
  | 'review'
  | 'reviews'
  | 'touchPlacements';
type ListName = 'edges' | 'nodes' | 'placements' | 'spotlight';
type TextName = 'cursor' | 'id' | 'initials' | 'label' | 'name' | 'salary' | 'totalCount';

/** A response in a form that can be compared. */
export interface Answer {
  data: Data;
  /** `path: message`, sorted. */
  errors: string[];
}

const documents = new Map<string, DocumentNode>();
/** One document per text, as the server keeps them. */
export function parsed(text: string): DocumentNode {
  const document = documents.get(text) ?? parse(text);
  documents.set(text, document);
  return document;
}

/** A response as a client gets it. */
export function plainly(result: Result): Answer {
  if (result.stringify) return { errors: [], ...JSON.parse(result.stringify()) };
  const errors = (result.errors ?? []).map((error) => `${error.path?.join('.')}: ${error.message}`).sort();
  return JSON.parse(JSON.stringify({ data: result.data, errors }));
}

/** The test application over a separate database, next to the same application with naive resolvers. */
export class ReadSite {
  readonly pool: pg.Pool;
  readonly connectionString: string;
  readonly #naive: GraphQLSchema;
  readonly run = executor(plan);

  constructor(pool: pg.Pool, connectionString: string, naive: GraphQLSchema) {
    this.pool = pool;
    this.connectionString = connectionString;
    this.#naive = naive;
  }

  /** A request by a viewer with these permissions. */
  as(id: number | null, ...permissions: Permission[]): Context {
    return { viewer: { id }, permissions: new Set(permissions), pool: this.pool, statements: [], avatarLoads: [] };
  }

  stranger(): Context {
    return this.as(null);
  }

  /** Runs a query as the server does. */
  async request(text: string, contextValue: Context, variableValues: Record<string, unknown> = {}): Promise<Answer> {
    return plainly(await this.run({ schema, document: parsed(text), contextValue, variableValues }));
  }

  /**
   * Runs a query through graphql-js alone and through the executor, compares both with the naive resolvers, and counts
   * statements.
   */
  async same(
    text: string,
    viewer: Context,
    variableValues: Record<string, unknown> = {},
    count: number | 'at most one' = 1,
  ): Promise<Answer & { isText: boolean; statements: Context['statements'] }> {
    const document = parsed(text);
    assert.deepEqual(validate(schema, document), []);
    const fresh = () => ({ ...viewer, statements: [], avatarLoads: [] }) satisfies Context;
    const args = { document, variableValues };
    const expected = plainly(await execute({ ...args, schema: this.#naive, contextValue: fresh() }));
    const byGraphql = fresh();
    const resolved = await (execute({ ...args, schema, contextValue: byGraphql }) as Promise<ExecutionResult>);
    assert.deepEqual(plainly(resolved), expected, 'by graphql-js');
    counted(byGraphql, count);
    const direct = fresh();
    const result = await this.run({ ...args, schema, contextValue: direct });
    assert.deepEqual(plainly(result), expected, 'by the executor');
    counted(direct, count);
    viewer.avatarLoads.push(...direct.avatarLoads);
    return { ...expected, isText: 'stringify' in result, statements: direct.statements };
  }
}

function counted({ statements }: Context, count: number | 'at most one') {
  if (count === 'at most one') assert.ok(statements.length <= 1, `${statements.length} statements`);
  else assert.equal(statements.length, count, 'statements');
}

/** Call it once at the top of a test file. */
export async function readSite(): Promise<ReadSite> {
  const { database, connectionString } = await testDatabase({ empty: true });
  await database.pool.query(await readFile(new URL('./data.sql', import.meta.url), 'utf8'));
  return new ReadSite(database.pool, connectionString, await oracle(schema, database.pool));
}
