import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { z } from 'zod';
import { carryOut, defineCommand } from '#server/commands/command.ts';
import type { Context } from '#server/commands/context.ts';
import { enqueued } from '#server/tasks/enqueue.ts';
import { defineTask } from '#server/tasks/task.ts';
import { askNext } from './asking.commands.ts';
import { planWithSurveys } from './campaign-to-send.ts';
import { expireRecipients } from './ending.commands.ts';
import { type Cursor, planNext } from './planning.commands.ts';
import { remindNext } from './reminding.commands.ts';

const ofCampaign = z.object({ campaignId: z.uuid() });

/** Starts the sending of each campaign that has something to send and is not at it. */
export const sendCampaigns = defineTask({
  name: 'sendCampaigns',
  cron: '* * * * *',
  payload: z.object({}),
  run: async (context) => {
    for (const campaignId of await campaignsToSend(context)) await carryOut(context, startSending, { campaignId });
  },
});

const keyOf = (campaignId: string) => `campaign ${campaignId}`;

const startSending = defineCommand({
  name: 'startSending',
  input: ofCampaign.extend({ after: z.int().optional() }),
  run: async (write, { campaignId, after = null }) => {
    write.enqueue(enqueued(sendCampaign, { campaignId }, { key: keyOf(campaignId), after }));
    return {};
  },
});

/** Active campaigns with a person whose time has come. One without room is only looked at to say who waits. */
async function campaignsToSend({ database, nature }: Context): Promise<readonly string[]> {
  const now = nature.now();
  const due = (state: 'queued' | 'throttled') => sql`exists (select from survey_recipients r
    where r.campaign_id = c.id and r.state = ${sql.lit(state)} and r.scheduled_for <= ${now}::timestamptz)`;
  const { rows } = await sql<{ id: string }>`/* campaignsToSend */
    select c.id from campaigns c join agencies a on a.id = c.agency_id
    where c.is_active and c.paused_at is null and a.plan = ${planWithSurveys} and (${due('queued')} or (
      (c.emailed_on is distinct from (${now}::timestamptz at time zone a.time_zone)::date or c.emails_that_day < c.throttle)
      and (${due('throttled')} or exists (select from survey_recipients r
        where r.campaign_id = c.id and r.next_reminder_at <= ${now}::timestamptz))))
      and not exists (select from graphile_worker.jobs j where j.key = ${keyOf('')} || c.id
        and (j.attempts < j.max_attempts or j.locked_at is not null))
    order by c.id`.execute(database.kysely);
  return rows.map(({ id }) => id);
}

/** Milliseconds after which a campaign makes room for other tasks, and continues after them. */
const turn = 10_000;

/** Emails of an agency that may wait in the outbox. More are written as these leave, so a campaign that is turned off stops soon. */
export const mostInOutbox = 1000;
/** A campaign looks so often, every so many milliseconds, whether the outbox has room. Then it tries again later. */
const outboxLooks = { most: 20, every: 100, later: 10_000 };

/** Sends a campaign's reminders and then its surveys, to a few people at a time, until nobody is left for now. */
export const sendCampaign = defineTask({
  name: 'sendCampaign',
  payload: ofCampaign,
  run: async (context, { campaignId }) => {
    const end = performance.now() + turn;
    for (let looks = 1; performance.now() < end; ) {
      if (await isOutboxFull(context, campaignId)) {
        if (looks++ === outboxLooks.most)
          return void (await carryOut(context, startSending, { campaignId, after: outboxLooks.later }));
        await sleep(outboxLooks.every);
        continue;
      }
      looks = 1;
      const reminded = await carryOut(context, remindNext, { campaignId });
      if (!reminded.isDone) continue;
      const asked = await carryOut(context, askNext, { campaignId });
      if (asked.isDone) return;
    }
    await carryOut(context, startSending, { campaignId });
  },
});

async function isOutboxFull({ database }: Context, campaignId: string): Promise<boolean> {
  const { rows } = await sql<{ is_full: boolean }>`/* isOutboxFull */
    select count(*) = ${mostInOutbox} as is_full from (
      select from mails m
      where m.state in ('queued', 'sending') and m.survey_recipient_id is not null
        and m.agency_id = (select agency_id from campaigns where id = ${campaignId})
      limit ${mostInOutbox}) waiting`.execute(database.kysely);
  return rows[0]!.is_full;
}

/** Plans the surveys of active campaigns that ask after a placement starts. A second run finds nothing new. */
export const planCampaigns = defineTask({
  name: 'planCampaigns',
  cron: '*/10 * * * *',
  payload: z.object({}),
  run: async (context) => {
    for (const campaignId of await campaignsToPlan(context)) {
      let place = await planAfter(context, campaignId, null);
      while (place) place = await planAfter(context, campaignId, place);
    }
  },
});

/** Returns where to continue; null at the end. */
async function planAfter(context: Context, campaignId: string, after: Cursor | null): Promise<Cursor | null> {
  const { next } = await carryOut(context, planNext, { campaignId, after });
  return next;
}

async function campaignsToPlan({ database }: Context): Promise<readonly string[]> {
  const campaigns = await database.kysely
    .selectFrom('campaigns as c')
    .innerJoin('agencies as a', 'a.id', 'c.agency_id')
    .select('c.id')
    .where('c.is_active', '=', true)
    .where('c.trigger', 'in', ['placement_start', 'ats_status'])
    .where('a.plan', '=', planWithSurveys)
    .orderBy('c.id')
    .execute();
  return campaigns.map(({ id }) => id);
}

/** Ends surveys whose links are over. */
export const endSurveys = defineTask({
  name: 'endSurveys',
  cron: '25 * * * *',
  payload: z.object({}),
  run: async (context) => {
    while (!(await carryOut(context, expireRecipients, {})).isDone);
  },
});
