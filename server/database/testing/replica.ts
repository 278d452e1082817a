import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { readOrCreatePassword, superuser } from '../embedded/cluster.ts';
import { connectionStringFor } from '../embedded/database.ts';
import { type Home, homeOf } from '../embedded/home.ts';
import { launch, type Postmaster, shutDown } from '../embedded/postmaster.ts';
import { type EmbeddedPostgres, startEmbedded } from '../embedded/start.ts';
import { endWithUs, removeAll } from '../embedded/throwaway.ts';

/** A primary and a streaming replica for one test, both packaged ones. */
export interface ReplicatedPostgres {
  readonly primary: EmbeddedPostgres;
  /** Of the replica, whether it runs or not. */
  readonly connectionString: string;
  /** Pauses or resumes replay; while paused, nothing written reaches the replica's tables. */
  replay(does: 'pause' | 'resume'): Promise<void>;
  /** Makes the replica a primary. */
  promote(): Promise<void>;
  /** Ends the replica as a crash does. */
  kill(): Promise<void>;
  revive(): Promise<void>;
  stop(): Promise<void>;
}

/** Files that the server recreates by itself, or must not share with its copy. */
const emptied = ['pg_wal', 'pg_replslot', 'pg_stat_tmp', 'pg_dynshmem'];
const notCopied = new Set(['postmaster.pid', 'postmaster.opts', ...emptied]);
const settings = ['fsync=off', 'max_connections=200', 'wal_receiver_status_interval=100ms'];

/**
 * Starts both. The packaged Postgres has no pg_basebackup, so this uses backup mode, a copy of the files, and
 * `standby.signal`.
 */
export async function startReplicated(): Promise<ReplicatedPostgres> {
  const folder = mkdtempSync(path.join(tmpdir(), 'plaudit-replica-'));
  const [ofPrimary, ofReplica] = [path.join(folder, 'primary'), path.join(folder, 'replica')];
  const primary = await startEmbedded({ dataDir: ofPrimary, throwaway: true });
  const password = readOrCreatePassword(ofPrimary, homeOf(ofPrimary));
  const socketOfPrimary = new URL(primary.connectionString.replace('@/', '@local/')).searchParams.get('host')!;
  const home = homeOf(ofReplica);
  const socket = mkdtempSync(path.join(path.dirname(home.data), 'socket-'));
  if (home.owner) chownSync(socket, home.owner.uid, home.owner.gid);
  await asSuperuser(socketOfPrimary, password, (client) => copyInto(home, homeOf(ofPrimary).data, client));
  beReplica(home, `host=${socketOfPrimary} port=5432 user=${superuser} password=${password}`);
  const guard = endWithUs(ofReplica, home.data, socket);
  let running: Postmaster = await launch(home, socket, settings);
  const onReplica = (use: (client: pg.Client) => Promise<void>) => asSuperuser(socket, password, use);
  const kill = () => shutDown(running.pid, home.data, 'immediate');
  return {
    primary,
    connectionString: connectionStringFor(socket, password),
    replay: (does) => onReplica((client) => haltOrGoOn(client, does)),
    promote: () => onReplica(async (client) => void (await client.query('select pg_promote()'))),
    kill,
    revive: async () => {
      running = await launch(home, socket, settings);
    },
    async stop() {
      guard.dismiss();
      await kill();
      removeAll(ofReplica, home.data);
      await primary.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function asSuperuser(host: string, password: string, use: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client({ host, port: 5432, user: superuser, password, database: 'postgres' });
  await client.connect();
  try {
    await use(client);
  } finally {
    await client.end();
  }
}

async function haltOrGoOn(client: pg.Client, does: 'pause' | 'resume') {
  await client.query(`select pg_wal_replay_${does}()`);
  const isHalted = async () =>
    (await client.query('select pg_get_wal_replay_pause_state() as state')).rows[0].state === 'paused';
  while ((await isHalted()) !== (does === 'pause')) await sleep(20);
}

async function copyInto({ data }: Home, from: string, client: pg.Client) {
  // A throwaway server confirms a commit before writing it, but only written data reaches a replica.
  await client.query('alter role plaudit set synchronous_commit = on');
  await client.query(`select pg_create_physical_replication_slot('copy', true)`);
  await client.query(`select pg_backup_start('copy', true)`);
  cpSync(from, data, { recursive: true, filter: (file) => !notCopied.has(path.relative(from, file)) });
  for (const name of emptied) mkdirSync(path.join(data, name));
  chmodSync(data, 0o700);
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  writeFileSync(path.join(data, 'backup_label'), rows[0]!.labelfile);
}

function beReplica({ data, owner }: Home, source: string) {
  writeFileSync(path.join(data, 'standby.signal'), '');
  writeFileSync(
    path.join(data, 'postgresql.auto.conf'),
    `primary_conninfo = '${source}'\nprimary_slot_name = 'copy'\n`,
  );
  if (!owner) return;
  for (const entry of readdirSync(data, { recursive: true, withFileTypes: true }))
    chownSync(path.join(entry.parentPath, entry.name), owner.uid, owner.gid);
  chownSync(data, owner.uid, owner.gid);
}
