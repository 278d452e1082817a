import '#server/tsx-hook.ts';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { asQuery, readSearch } from '#common/search/search.ts';
import { recruiterUrl, searchUrl } from '#common/urls.ts';
import { connect } from '#server/database/database.ts';
import { createUser } from '#server/features/accounts/accounts.factories.ts';
import { apartCores } from './kit/cores.ts';
import { readBenchOptions } from './kit/options.ts';
import { ownCommand, printMachine } from './kit/report.ts';
import { type Answers, startRequester } from './kit/requester.ts';
import { startPlaudit } from './kit/running.ts';
import { namesOf, searchesOf } from './kit/searches.ts';
import { median, percentile, spreadOf } from './kit/statistics.ts';
import { markdown } from './kit/table.ts';
import { openWorld, queryWorld, slugsOf } from './kit/world.ts';
import { writeFigures } from './kit/written.ts';

/**
 * How a web process behaves at five times its capacity. Each round finds the most it answers well (status 200 within a
 * second) with a growing number of clients, then sends five times as much, whether or not responses come, while
 * somebody signs in each second. `node bench/overload.ts --write` puts the table into bench/figures.md. Rounds are
 * long, because the first requests admitted are late. Exits with 1 when a goal is missed.
 */
const options = readBenchOptions(['write'], process.argv.slice(2), { seconds: 15, rounds: 5 });
const { seconds, rounds, warmUp } = options;
const soon = 1000;
const times = 5;
const clientsTried = [4, 8, 16, 32];
const known = new Set(['200', '429', '503']);

const cores = apartCores();
const world = await openWorld(options);
const person = { email: 'overload@people.example', password: 'a long enough password' };
await removePerson();
const database = connect(world.connectionString, 1);
await createUser(database, { ...person, roles: ['ROLE_USER'], type: 'user' });
await database.close();
cores.leaveFirst();
cores.giveOthers(world.pid);
const server = await startPlaudit(world);
cores.giveFirst(server.pid);
const requester = startRequester();
try {
  const kept = (await slugsOf(world, 100, 1)).map((slug) => recruiterUrl(slug));
  const drawn = searchesOf(await namesOf(world), options.keys).map(({ said }) => searchUrl(asQuery(readSearch(said))));
  const loads = {
    'searches alone, each rendered': drawn,
    'every other a profile, which is kept': drawn.flatMap((path, at) => [path, kept[at % kept.length]!]),
  };
  for (const paths of Object.values(loads)) await inTurns(paths, 8, warmUp);
  const rows: Row[] = [];
  const taken = new Map<string, Round[]>(Object.keys(loads).map((name) => [name, []]));
  for (let round = 1; round <= rounds; round += 1)
    for (const [name, paths] of Object.entries(loads)) {
      const one = await takeRound(paths);
      taken.get(name)!.push(one);
      tell(round, name, one);
    }
  for (const [name, all] of taken) rows.push(rowOf(name, all));
  printMachine(`PostgreSQL ${world.postgres}`);
  const text = tableOf(rows);
  console.log(text);
  if (options.isToWrite) writeFigures('bench/overload', text);
  process.exitCode = rows.every(({ isReached }) => isReached) ? 0 : 1;
} finally {
  requester.stop();
  await server.stop();
  await removePerson();
  await world.stop();
}

interface Round {
  /** Good responses a second. */
  readonly peak: number;
  readonly over: number;
  /** Good responses for each second of the process's CPU time. */
  readonly peakByCpu: number;
  readonly overByCpu: number;
  readonly offered: number;
  readonly answers: Answers;
  /** Bytes before, at most during it, and after a pause. */
  readonly memory: readonly [number, number, number];
  readonly signIns: readonly SignIn[];
}
interface SignIn {
  readonly status: number;
  readonly took: number;
}

async function takeRound(paths: readonly string[]): Promise<Round> {
  const tries = [];
  for (const clients of clientsTried) tries.push(await measured(() => inTurns(paths, clients, seconds / 2)));
  const best = tries.toSorted((one, other) => other.goodput - one.goodput)[0]!;
  const before = memoryOf();
  const rate = times * best.goodput;
  const signing = signIns();
  const over = await measured(() => requester.request({ origin: server.origin, paths, seconds, soon, load: { rate } }));
  const during = await signing;
  await sleep(3000);
  const { answers } = over;
  return {
    peak: best.goodput,
    over: over.goodput,
    peakByCpu: best.byCpu,
    overByCpu: over.byCpu,
    offered: count(answers.statuses) / seconds,
    answers,
    memory: [before, Math.max(over.memory, during.memory), memoryOf()],
    signIns: during.signIns,
  };
}

function inTurns(paths: readonly string[], clients: number, time: number): Promise<Answers> {
  return requester.request({ origin: server.origin, paths, seconds: time, soon, load: { clients } });
}

async function measured(load: () => Promise<Answers>) {
  const cpu = server.cpuSeconds();
  const answers = await load();
  const used = server.cpuSeconds() - cpu;
  return { answers, goodput: answers.good / answers.took, byCpu: answers.good / used, memory: memoryOf() };
}

/** Signs in each second, and reads the process's memory each time. */
async function signIns(): Promise<{ signIns: SignIn[]; memory: number }> {
  const body = new URLSearchParams({ _username: person.email, _password: person.password });
  const begun: Promise<SignIn>[] = [];
  let memory = 0;
  for (let second = 1; second < seconds; second += 1) {
    await sleep(1000);
    memory = Math.max(memory, memoryOf());
    begun.push(signIn(body));
  }
  return { signIns: await Promise.all(begun), memory };
}

async function signIn(body: URLSearchParams): Promise<SignIn> {
  const since = performance.now();
  const status = await fetch(`${server.origin}/login/login_check`, { method: 'POST', body }).then(
    async (response) => (await response.arrayBuffer()) && response.status,
    () => 0,
  );
  return { status, took: performance.now() - since };
}

/** Resident bytes of the web process; NaN if the system does not report it. */
function memoryOf(): number {
  if (process.platform !== 'linux') return Number.NaN;
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))!;
  return Number(kilobytes) * 1024;
}

async function removePerson(): Promise<void> {
  await queryWorld(world.connectionString, 'delete from users where email = $1', [person.email]);
}

function tell(round: number, name: string, { peak, over, peakByCpu, overByCpu, offered, answers, signIns }: Round) {
  const statuses = Object.entries(answers.statuses).map(([status, times]) => `${times} × ${status}`);
  console.log(
    [
      `round ${round}, ${name}: ${peak.toFixed(0)} a second at best, ${offered.toFixed(0)} offered, then ${over.toFixed(0)}`,
      `by processor time ${peakByCpu.toFixed(0)}, then ${overByCpu.toFixed(0)}; took ${answers.took.toFixed(1)} s; ${statuses.join(', ')}`,
      `sign-ins: ${signIns.map(({ status, took }) => `${status} in ${took.toFixed(0)} ms`).join(', ')}`,
    ].join('\n  '),
  );
}

type Row = Readonly<{ cells: readonly string[]; isReached: boolean }>;

function rowOf(name: string, all: readonly Round[]): Row {
  const middle = (of: (one: Round) => number) => median(all.map(of));
  const ratios = all.map(({ over, peak }) => over / peak);
  const { least, most } = spreadOf(ratios);
  const refused = ({ answers: { statuses } }: Round) =>
    ((statuses['503'] ?? 0) + (statuses['429'] ?? 0)) / count(statuses);
  const unknown = all.flatMap(({ answers }) => Object.keys(answers.statuses)).filter((one) => !known.has(one));
  const mute = all.reduce((sum, { answers }) => sum + answers.withoutRetryAfter, 0);
  const signing = all.flatMap(({ signIns }) => signIns);
  const signedIn = signing.filter(({ status }) => status === 200);
  const megabytes = [0, 1, 2].map((at) => Math.round(middle(({ memory }) => memory[at]!) / 1e6));
  return {
    cells: [
      name,
      `${middle(({ peak }) => peak).toFixed(0)}/s`,
      `${middle(({ over }) => over).toFixed(0)}/s of ${middle(({ offered }) => offered).toFixed(0)}/s`,
      `${median(ratios).toFixed(2)} (${least.toFixed(2)} to ${most.toFixed(2)})`,
      middle(({ overByCpu, peakByCpu }) => overByCpu / peakByCpu).toFixed(2),
      `${Math.round(100 * middle(refused))} %${mute > 0 ? `, ${mute} without Retry-After` : ''}${unknown.length > 0 ? `; also ${[...new Set(unknown)].join()}` : ''}`,
      `${middle(({ answers }) => percentile(answers.times, 0.99)).toFixed(0)} ms`,
      `${megabytes.join(', ')} MB`,
      `${signedIn.length} of ${signing.length}, p50 ${median(signedIn.map(({ took }) => took)).toFixed(0)} ms, last ${Math.max(...signedIn.map(({ took }) => took)).toFixed(0)} ms`,
    ],
    isReached: median(ratios) >= 0.9 && mute === 0 && unknown.length === 0 && signedIn.length === signing.length,
  };
}

function count(statuses: Answers['statuses']): number {
  return Object.values(statuses).reduce((sum, one) => sum + one, 0);
}

function tableOf(rows: readonly Row[]): string {
  const head = [
    'load',
    'peak',
    'at five times',
    'ratio (goal 0.9)',
    'by CPU',
    'refused',
    'p99 of 200',
    'memory before, at most, after',
    'sign-ins',
  ];
  return [
    markdown(
      head,
      rows.map(({ cells }) => cells),
    ),
    '',
    `\`${ownCommand()}\`; the web process ${cores.said}, everything else on the others.`,
  ].join('\n');
}
