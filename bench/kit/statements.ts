import pg from 'pg';

/** A statement with its parameters. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The statements this process sends to Postgres while a function runs. */
export async function statementsOf(run: () => Promise<unknown>): Promise<Statement[]> {
  const seen: Statement[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [given, values] = args as [string | Statement, unknown];
    const statement = typeof given === 'string' ? { text: given, values: listOf(values) } : given;
    if (statement.text) seen.push({ text: statement.text, values: listOf(statement.values) });
    return Reflect.apply(query, this, args) as unknown;
  } as typeof query;
  try {
    await run();
  } finally {
    pg.Client.prototype.query = query;
  }
  return seen;
}

const listOf = (values: unknown): readonly unknown[] => (Array.isArray(values) ? values : []);
