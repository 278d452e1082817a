import '#server/features/index.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { createTransport } from 'nodemailer';
import { formatBytes } from '#common/formats.ts';
import { carryOut } from '#server/commands/command.ts';
import { type Context, nature } from '#server/commands/context.ts';
import { connect } from '#server/database/database.ts';
import { startEmbedded } from '#server/database/embedded/start.ts';
import { migrate } from '#server/database/migrate.ts';
import { env } from '#server/env.ts';
import { createAgency } from '#server/features/profiles/profiles.factories.ts';
import { askNext } from '#server/features/surveys/sending/asking.commands.ts';
import { sendCampaigns } from '#server/features/surveys/sending/sending.tasks.ts';
import { createCampaign, createSurvey } from '#server/features/surveys/surveys.factories.ts';
import { closeMailTransport } from '#server/mail/transport.ts';
import { system } from '#server/session/viewer.ts';
import { prepareQueue } from '#server/tasks/queue.ts';
import { startTasks } from '#server/tasks/worker.ts';
import { readBenchOptions } from '../kit/options.ts';
import { ownCommand, printMachine, report, versionOf } from '../kit/report.ts';
import { median, spreadOf } from '../kit/statistics.ts';
import { markdown } from '../kit/table.ts';

/** What a mail server counted since it was last asked. */
export interface Received {
  readonly emails: number;
  readonly bytes: number;
  readonly recipients: number;
}

interface Sent {
  readonly seconds: number;
  /** Bytes above those of the idle process. */
  readonly memory: number;
}

/** Sends campaigns of each size and the same emails by a bare pool, and reports how they compare. */
export async function measureCampaigns(received: () => Promise<Received>): Promise<void> {
  const { sizes, rounds } = readBenchOptions([], process.argv.slice(2), { seconds: 5, rounds: 3 });
  const count = sizes[0]!;
  const folder = await mkdtemp(path.join(tmpdir(), 'plaudit-bench-campaign-'));
  const server = await startEmbedded({ dataDir: folder });
  const { connectionString } = server;
  await migrate(connectionString);
  await prepareQueue(connectionString);
  // As many as a worker runs at once.
  const concurrency = 2 * availableParallelism();
  const database = connect(connectionString, concurrency + 2);
  const { kysely } = database;
  const context: Context = { database, nature, viewer: system, requestId: 'bench' };
  try {
    await liftLimits();
    const agency = await createAgency(database, { plan: 'ultimate_team', time_zone: 'UTC' });
    const { survey } = await createSurvey(database, { agency_id: agency.id });
    await sql`insert into campaign_settings (agency_id, daily_limit, send_from_hour, send_until_hour)
      values (${agency.id}, 2000000000, 0, 24)`.execute(kysely);
    const campaignOf = async (planned: number) => {
      await sql`truncate mails, survey_recipients, unsubscribe_tokens, campaigns cascade`.execute(kysely);
      const { id } = await createCampaign(database, { agency_id: agency.id, survey_id: survey.id, throttle: count });
      await sql`insert into survey_recipients (id, agency_id, campaign_id, name, email, state, scheduled_for, created_at)
        select gen_random_uuid(), ${agency.id}, ${id}, 'Casey Moss', 'casey-' || n || '@people.example', 'queued', now(), now()
        from generate_series(1, ${planned}::int) n`.execute(kysely);
      await sql`vacuum analyze survey_recipients`.execute(kysely);
      return id;
    };

    /** From the moment a campaign's time comes until every email of the day has left and everybody else waits. */
    async function sendCampaign(planned: number): Promise<Sent> {
      const id = await campaignOf(planned);
      await received();
      return during(async () => {
        const { stop } = await startTasks(() => context, connectionString, concurrency);
        await sendCampaigns.run(context, {});
        while (!(await isDone(id))) await sleep(50);
        await stop();
        check(await received());
      });
    }
    async function isDone(id: string): Promise<boolean> {
      const { rows } = await sql<{ done: boolean }>`select not exists (
          select from survey_recipients where campaign_id = ${id} and state = 'queued')
        and not exists (select from mails where state in ('queued', 'sending')) as done`.execute(kysely);
      return rows[0]!.done;
    }

    /** The same bytes to as many people, by as many connections as ours has. */
    async function sendBare(email: { html: string; text: string; subject: string }): Promise<Sent> {
      const pool = createTransport({ url: env.SMTP_URL!, pool: true, maxRequeues: 0 });
      await received();
      const sent = await during(async () => {
        let at = 0;
        const lane = async () => {
          while (at < count) {
            const number = at++;
            await pool.sendMail({
              from: env.MAIL_FROM,
              to: { name: 'Casey Moss', address: `casey-${number}@people.example` },
              messageId: `<${number}@plaudit.example>`,
              ...email,
            });
          }
        };
        await Promise.all(Array.from({ length: 40 }, lane));
        check(await received());
      });
      pool.close();
      return sent;
    }
    function check({ emails, bytes, recipients }: Received): void {
      if (emails !== count || recipients !== count)
        throw new Error(`${emails} emails to ${recipients} people arrived, not ${count}.`);
      if (bytes / emails < 8000) throw new Error(`An email has ${bytes / emails} bytes only.`);
    }

    const email = await oneEmail();
    const taken: { ours: Sent; bare: Sent }[] = [];
    await sendBare(email);
    await sendCampaign(count);
    for (let round = 0; round < rounds; round++)
      taken.push({ bare: await sendBare(email), ours: await sendCampaign(count) });
    const memories: [number, number][] = [[count, median(taken.map(({ ours }) => ours.memory))]];
    for (const planned of sizes.slice(1)) memories.push([planned, (await sendCampaign(planned)).memory]);

    printMachine(versionOf('nodemailer'));
    console.log(
      markdown(
        ['people planned', 'memory above idle'],
        memories.map(([planned, memory]) => [planned.toLocaleString('en'), formatBytes(memory)]),
      ),
    );
    const ratios = taken.map(({ ours, bare }) => bare.seconds / ours.seconds);
    const { least, most } = spreadOf(ratios);
    const rate = (who: 'ours' | 'bare') =>
      `${Math.round(count / median(taken.map((one) => one[who].seconds))).toLocaleString('en')}/s`;
    const largest = Math.max(...memories.map(([, memory]) => memory));
    report([
      {
        what: `B8 campaign to ${count.toLocaleString('en')} people`,
        ours: `${rate('ours')}, ${formatBytes(largest)} at most`,
        limit: `${rate('bare')} (bare nodemailer pool)`,
        ratio: median(ratios).toFixed(2),
        spread: `${least.toFixed(2)} to ${most.toFixed(2)}`,
        byCpu: '–',
        goal: '≥ 0.8 at 100,000',
        isReached: median(ratios) >= 0.8 && count >= 100_000,
        command: ownCommand(),
      },
    ]);

    /** An email as a campaign writes it. */
    async function oneEmail() {
      const id = await campaignOf(1);
      await carryOut(context, askNext, { campaignId: id });
      const mail = await kysely.selectFrom('mails').selectAll().executeTakeFirstOrThrow();
      await sql`truncate graphile_worker._private_jobs`.execute(kysely);
      return {
        ...{ html: mail.html, text: mail.text, subject: mail.subject },
        headers: Object.entries(mail.headers as Record<string, string>).map(([key, value]) => ({
          key,
          value: { prepared: true, value } as unknown as string,
        })),
      };
    }
  } finally {
    closeMailTransport();
    await database.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }

  /** A day has room for more emails here than an agency may set. */
  async function liftLimits(): Promise<void> {
    await sql`alter table campaigns drop constraint campaigns_throttle_check`.execute(kysely);
    await sql`alter table campaign_settings drop constraint campaign_settings_daily_limit_check`.execute(kysely);
  }
}

/** Seconds of some work, and the most memory that it took above what the process had before. */
async function during(work: () => Promise<void>): Promise<Sent> {
  globalThis.gc?.();
  const idle = process.memoryUsage().rss;
  let most = idle;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 50);
  const begun = performance.now();
  await work().finally(() => clearInterval(timer));
  return { seconds: (performance.now() - begun) / 1000, memory: most - idle };
}
