import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbedded } from '#server/database/embedded/start.ts';
import { migrate } from '#server/database/migrate.ts';
import { createDatabase } from '#server/database/testing/database.ts';
import type { ReplicatedPostgres } from '#server/database/testing/replica.ts';
import { type KeptChild, keepChild } from '#server/running/kept-child.ts';
import { openBalancer } from './balancer.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { untilTrue } from './until.ts';

/** The running product as a test sees it: real processes with their own database, mail server and ports. */
export interface Plaudit {
  /** The public address: the balancer's, or that of the only web process. */
  readonly url: string;
  readonly webs: readonly { readonly url: string; readonly process: KeptChild }[];
  readonly workers: readonly KeptChild[];
  /** Has a `pid` to kill only with `ownServer`. */
  readonly postgres: EmbeddedPostgres;
  readonly mailbox: Mailbox;
  /** This installation's folder, removed after the test. */
  readonly folder: string;
  /** Queries the database, and retries while it is down. */
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
}

interface Wishes {
  /** Fills the database with the demo data. */
  demo?: boolean;
  /** Gives the test its own Postgres server, which it may kill. By default it gets a database on this run's server. */
  ownServer?: boolean;
  webs?: number;
  workers?: number;
  /** Whether a balancer comes before the web processes. By default only with `PLAUDIT_E2E_CLUSTER=1`. */
  balanced?: boolean;
  /** Modules that the processes load before their own, by absolute path. */
  preload?: readonly string[];
  environment?: NodeJS.ProcessEnv;
  /** A primary and its replica, which answers public reads; by default one server. Stopped with the processes. */
  servers?: ReplicatedPostgres;
  /** How a web process reaches Postgres, if not directly. */
  databaseOfWeb?: (index: number, connectionString: string) => string;
  /** Changes the migrated database before anything uses it. */
  prepare?: (connectionString: string) => Promise<void>;
}

const isCluster = process.env.PLAUDIT_E2E_CLUSTER === '1';
/** The default number of web processes, and of workers. */
const usual = isCluster ? 2 : 1;

/** Starts what `bin/start` starts, supervised by the same code, and waits until it is ready. */
export async function startPlaudit(wishes: Wishes = {}): Promise<Plaudit> {
  const { webs = usual, workers = usual, databaseOfWeb = (_index, direct) => direct } = wishes;
  const folder = await mkdtemp(path.join(tmpdir(), 'plaudit-e2e-'));
  const [postgres, mailbox, balancer] = await Promise.all([
    startPostgres(folder, wishes),
    openMailbox(),
    (wishes.balanced ?? isCluster) ? openBalancer() : undefined,
  ]);
  await wishes.prepare?.(postgres.connectionString);
  const pool = new pg.Pool({ connectionString: postgres.connectionString, max: 4 });
  pool.on('error', () => {});
  const ports = await freePorts(webs);
  const url = balancer?.url ?? `http://localhost:${ports[0]}`;
  const common = environment(wishes, { folder, postgres, mailbox, url, proxies: balancer ? 2 : 1 });
  const started = {
    webs: ports.map((port, index) => ({
      url: `http://localhost:${port}`,
      process: keepChild('web', {
        ...common,
        PORT: String(port),
        DATABASE_URL: databaseOfWeb(index, postgres.connectionString),
      }),
    })),
    workers: Array.from({ length: workers }, () => keepChild('worker', common)),
  };
  const processes = [...started.webs.map((web) => web.process), ...started.workers];
  const stop = async () => {
    await Promise.all(processes.map((process) => process.stop()));
    await pool.end();
    await Promise.all([balancer?.close(), mailbox.close(), (wishes.servers ?? postgres).stop()]);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await Promise.all(processes.map((process) => process.ready));
    await balancer?.balance(started.webs.map((web) => web.url));
  } catch (error) {
    await stop();
    throw error;
  }
  return { ...started, url, postgres, mailbox, folder, query: queryOf(pool), stop };
}

async function startPostgres(folder: string, { servers, ownServer, demo }: Wishes): Promise<EmbeddedPostgres> {
  if (!servers && !ownServer) return databaseOfItsOwn(demo);
  const postgres =
    servers?.primary ?? (await startEmbedded({ dataDir: path.join(folder, 'postgres'), throwaway: true }));
  const client = new pg.Client({ connectionString: postgres.connectionString });
  await client.connect();
  // A throwaway server acknowledges a commit before it is on disk, so a kill could lose it.
  await client.query('alter role plaudit set synchronous_commit = on');
  await client.end();
  await migrate(postgres.connectionString);
  return postgres;
}

async function databaseOfItsOwn(demo = false): Promise<EmbeddedPostgres> {
  const { connectionString, drop } = await createDatabase({ demo });
  return {
    connectionString,
    get pid(): number {
      throw new Error('Other tests use this server: wish for one of your own to kill');
    },
    stop: drop,
  };
}

interface Around {
  folder: string;
  postgres: EmbeddedPostgres;
  mailbox: Mailbox;
  url: string;
  /** Tests may name another client address, as a proxy does; a balancer adds one more. */
  proxies: number;
}

function environment(
  { preload = [], servers, environment: added }: Wishes,
  { folder, postgres, mailbox, url, proxies }: Around,
) {
  return {
    NODE_ENV: 'production',
    // Compiling again what an earlier process compiled would be a third of the start.
    NODE_COMPILE_CACHE: path.join(tmpdir(), 'plaudit-e2e-compiled'),
    NODE_OPTIONS: ['--no-warnings', ...preload.map((file) => `--import=${file}`)].join(' '),
    DATABASE_URL: postgres.connectionString,
    ...(servers && { DATABASE_READ_URL: servers.connectionString }),
    DATABASE_POOL_SIZE: '6',
    PLAUDIT_DATA_DIR: folder,
    PLAUDIT_URL: url,
    PLAUDIT_ENV: 'local',
    PLAUDIT_DEMO: '0',
    TRUST_PROXY: String(proxies),
    SMTP_URL: mailbox.url,
    LOG_LEVEL: 'fatal',
    ...added,
  };
}

/** Ports that are free right now. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, 'localhost'));
  const ports = await Promise.all(
    servers.map(
      (server) =>
        new Promise<number>((resolve) =>
          server.once('listening', () => resolve((server.address() as { port: number }).port)),
        ),
    ),
  );
  await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))));
  return ports;
}

function queryOf(pool: pg.Pool): Plaudit['query'] {
  return async <Row>(text: string, values: readonly unknown[] = []) => {
    let rows: Row[] = [];
    await untilTrue(`the database answers`, async () => {
      try {
        rows = (await pool.query(text, [...values])).rows as Row[];
        return true;
      } catch (error) {
        if (isAboutTheStatement(error)) throw error;
        return false;
      }
    });
    return rows;
  };
}

/** Errors of SQLSTATE classes 08, 53 and 57 and of sockets are temporary; a wrong statement stays wrong. */
const isAboutTheStatement = (error: unknown) => {
  const { code = '' } = error as { code?: string };
  return /^(?:2|42)/.test(code);
};
