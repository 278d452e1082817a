import { z } from 'zod';
import { isAts } from '#common/connections/vendors.ts';
import { absolute, connectionHookPath } from '#common/urls.ts';
import type { AtsVendor } from '#integrations/core/ats.ts';
import { VendorProblem } from '#integrations/core/problem.ts';
import { carryOut } from '#server/commands/command.ts';
import type { Context } from '#server/commands/context.ts';
import { env } from '#server/env.ts';
import { atsOf } from '#server/integrations/registry.ts';
import { type CountedSession, openSession } from '#server/integrations/session.ts';
import { testServers } from '#server/integrations/test-servers.ts';
import { defineTask } from '#server/tasks/task.ts';
import { hookSecretOf } from '../watching/hook-secret.ts';
import { applyRecords, keepPage, keepReadAgain } from './records.commands.ts';
import {
  beginSyncs,
  beginWindow,
  finishSync,
  keepComparison,
  keepHints,
  keepPeople,
  keepWatch,
  noteProblem,
} from './runs.commands.ts';

/** Hours after which the consultants are read again. */
const peopleHours = 12;
/** Days after which everything is compared, for what was deleted without a word. */
const compareDays = 7;
/** Placements read again in one transaction. */
const readAgainAtOnce = 50;

/** Syncs a connection: consultants, changed placements, what the vendor pointed us to, and what was deleted. */
export const syncConnection = defineTask({
  name: 'syncConnection',
  payload: z.object({ connectionId: z.uuid() }),
  maxAttempts: 3,
  run: async (context, { connectionId }) => {
    const known = await find(context, connectionId);
    if (!known || !isAts(known.vendor)) return;
    const vendor = atsOf(known.vendor);
    const progress = new Progress();
    try {
      progress.session = await openSession(context, {
        ...{ vendor, connectionId, callsToday: known.callsToday, timeZone: known.time_zone },
      });
      await syncAll(context, vendor, connectionId, progress);
      await carryOut(context, finishSync, { connectionId, counts: progress.counts });
    } catch (error) {
      if (error instanceof Stopped) return;
      if (!(error instanceof VendorProblem)) throw error;
      const { kind, message: problem, retryAfter } = error;
      await carryOut(context, noteProblem, { connectionId, kind, problem, retryAfter, calls: progress.newCalls() });
    }
  },
});

/** The connection was paused or disconnected, or another sync has taken over. */
class Stopped extends Error {}

/** What a sync has done so far. */
class Progress {
  session: CountedSession | undefined;
  readonly counts = { added: 0, changed: 0, cancelled: 0, waiting: 0 };
  #counted = 0;

  /** Requests since this was last called. */
  newCalls(): number {
    const all = this.session?.calls() ?? 0;
    const calls = all - this.#counted;
    this.#counted = all;
    return calls;
  }

  add({ added, changed, cancelled, waiting }: Progress['counts']): void {
    this.counts.added += added;
    this.counts.changed += changed;
    this.counts.cancelled += cancelled;
    this.counts.waiting += waiting;
  }
}

async function syncAll(context: Context, vendor: AtsVendor, connectionId: string, progress: Progress): Promise<void> {
  const session = progress.session!;
  const known = await find(context, connectionId);
  if (!known) throw new Stopped();
  const now = context.nature.now().getTime();
  if (isOlder(known.people_read_at, now, peopleHours)) {
    const users = await vendor.listUsers(session);
    await carryOut(context, keepPeople, { connectionId, users, calls: progress.newCalls() });
  }
  await readFeed(context, vendor, connectionId, progress);
  if (known.started_at) {
    await watch(context, vendor, connectionId, session);
    if (isOlder(known.compared_at ?? known.started_at, now, compareDays * 24) || known.compare_page)
      await compare(context, vendor, connectionId, progress);
    await followHints(context, vendor, connectionId, progress);
    await followDeletions(context, vendor, connectionId, progress);
    await readBeforeInviting(context, vendor, connectionId, progress);
  }
  await applyAll(context, connectionId, progress);
}

const isOlder = (at: Date | null, now: number, hours: number) => at === null || now - at.getTime() > hours * 3_600_000;

async function readFeed(context: Context, vendor: AtsVendor, connectionId: string, progress: Progress): Promise<void> {
  const { window } = await carryOut(context, beginWindow, { connectionId });
  if (!window) throw new Stopped();
  let page = window.page;
  do {
    const to = Date.parse(window.to);
    const { items: placements, next } = await vendor.listPlacements(progress.session!, { from: window.from, to }, page);
    const kept = await carryOut(context, keepPage, {
      ...{ connectionId, page, windowTo: window.to, next, placements, calls: progress.newCalls() },
    });
    if (kept.isStopped) throw new Stopped();
    progress.add(kept);
    page = next;
  } while (page !== null);
}

/** Registers our webhook or subscription, if the vendor has one and it isn't registered. */
async function watch(
  context: Context,
  vendor: AtsVendor,
  connectionId: string,
  session: CountedSession,
): Promise<void> {
  const known = await find(context, connectionId);
  if (!known || known.watch_id || !canBeReached()) return;
  const secret = hookSecretOf(connectionId);
  const url = absolute(env.PLAUDIT_URL, connectionHookPath(connectionId, secret));
  if (vendor.webhooks) {
    const { id } = await vendor.webhooks.register(session, url, secret);
    await carryOut(context, keepWatch, { connectionId, watchId: id, isLost: false });
  } else if (vendor.events) {
    const id = `plaudit${connectionId.replaceAll('-', '')}`;
    await vendor.events.subscribe(session, id);
    await carryOut(context, keepWatch, { connectionId, watchId: id, isLost: false });
  }
}

/** A vendor reaches an address on this machine only if it's a test server here. */
const canBeReached = () => env.PLAUDIT_URL.startsWith('https://') || testServers.url() !== undefined;

async function followHints(context: Context, vendor: AtsVendor, connectionId: string, progress: Progress) {
  const session = progress.session!;
  if (vendor.events) await drain(context, vendor.events, connectionId, session);
  for (;;) {
    const hints = await openHints(context, connectionId);
    if (hints.length === 0) return;
    const ids = await placementsOf(context, connectionId, hints);
    const items = [];
    for (const externalId of ids) items.push({ externalId, placement: await vendor.getPlacement(session, externalId) });
    const kept = await carryOut(context, keepReadAgain, {
      ...{ connectionId, items, hints: hints.map(({ event_id }) => event_id), calls: progress.newCalls() },
    });
    if (kept.isStopped) throw new Stopped();
    progress.add(kept);
  }
}

async function drain(
  context: Context,
  events: NonNullable<AtsVendor['events']>,
  connectionId: string,
  session: CountedSession,
): Promise<void> {
  for (;;) {
    const known = await find(context, connectionId);
    if (!known?.watch_id) return;
    const read = await events.read(session, known.watch_id);
    if (!read) {
      await carryOut(context, keepWatch, { connectionId, watchId: null, isLost: true });
      return;
    }
    await carryOut(context, keepHints, { connectionId, hints: [...read] });
    if (read.length === 0) return;
  }
}

async function followDeletions(context: Context, vendor: AtsVendor, connectionId: string, progress: Progress) {
  const known = await find(context, connectionId);
  const since = known?.last_synced_at ?? known?.started_at;
  if (!since) return;
  const ids = await vendor.listDeleted(progress.session!, since.getTime() - 86_400_000);
  if (!ids?.length) return;
  for (let at = 0; at < ids.length; at += readAgainAtOnce) {
    const items = ids.slice(at, at + readAgainAtOnce).map((externalId) => ({ externalId, placement: null }));
    const kept = await carryOut(context, keepReadAgain, {
      ...{ connectionId, items, hints: [], calls: progress.newCalls() },
    });
    if (kept.isStopped) throw new Stopped();
    progress.add(kept);
  }
}

/**
 * Reads placements again whose people are about to be invited, if what we know is older than a day: an address may be
 * another one, and who opted out there must not be emailed.
 */
async function readBeforeInviting(context: Context, vendor: AtsVendor, connectionId: string, progress: Progress) {
  for (;;) {
    const ids = await aboutToBeInvited(context, connectionId);
    if (ids.length === 0) return;
    const items = [];
    for (const externalId of ids)
      items.push({ externalId, placement: await vendor.getPlacement(progress.session!, externalId) });
    const kept = await carryOut(context, keepReadAgain, {
      ...{ connectionId, items, hints: [], calls: progress.newCalls() },
    });
    if (kept.isStopped) throw new Stopped();
    progress.add(kept);
    if (ids.length < readAgainAtOnce) return;
  }
}

/** Hours after which a placement is read again before somebody is invited, and how far ahead that is done. */
const freshHours = 24;
const aheadHours = 2;

async function aboutToBeInvited({ database, nature }: Context, connectionId: string): Promise<readonly string[]> {
  const hours = (count: number) => new Date(nature.now().getTime() + count * 3_600_000);
  const rows = await database.kysely
    .selectFrom('invitations as i')
    .innerJoin('connection_records as r', 'r.placement_id', 'i.placement_id')
    .select('r.external_id')
    .distinct()
    .where('r.connection_id', '=', connectionId)
    .where('r.read_at', '<', hours(-freshHours))
    .where('i.state', '=', 'scheduled')
    .where('i.scheduled_for', '<', hours(aheadHours))
    .limit(readAgainAtOnce)
    .execute();
  return rows.map(({ external_id }) => external_id);
}

async function compare(context: Context, vendor: AtsVendor, connectionId: string, progress: Progress): Promise<void> {
  const known = await find(context, connectionId);
  let page = known?.compare_page ?? null;
  do {
    const { items, next } = await vendor.listIds(progress.session!, page);
    const kept = await carryOut(context, keepComparison, {
      ...{ connectionId, page, next, ids: [...items], calls: progress.newCalls() },
    });
    if (kept.isStopped) throw new Stopped();
    page = next;
  } while (page !== null);
}

async function applyAll(context: Context, connectionId: string, progress: Progress): Promise<void> {
  for (;;) {
    const applied = await carryOut(context, applyRecords, { connectionId });
    progress.add(applied);
    if (applied.isDone) return;
  }
}

async function find({ database, nature }: Context, id: string) {
  const row = await database.kysely
    .selectFrom('connections as c')
    .innerJoin('agencies as a', 'a.id', 'c.agency_id')
    .selectAll('c')
    .select('a.time_zone')
    .where('c.id', '=', id)
    .where('c.state', 'in', ['live', 'connecting', 'needs_attention'])
    .executeTakeFirst();
  const today = nature.now().toISOString().slice(0, 10);
  return row && { ...row, callsToday: row.calls_on === today ? row.calls : 0 };
}

const openHints = ({ database }: Context, connectionId: string) =>
  database.kysely
    .selectFrom('connection_hints')
    .select(['event_id', 'placement_id', 'person_id'])
    .where('connection_id', '=', connectionId)
    .where('done_at', 'is', null)
    .orderBy('received_at')
    .orderBy('event_id')
    .limit(readAgainAtOnce)
    .execute();

/** The placements that hints are about: those they name, and those that name the person. */
async function placementsOf(
  { database }: Context,
  connectionId: string,
  hints: readonly { placement_id: string | null; person_id: string | null }[],
): Promise<readonly string[]> {
  const named = hints.flatMap(({ placement_id }) => placement_id ?? []);
  const people = hints.flatMap(({ person_id }) => person_id ?? []);
  if (people.length === 0) return [...new Set(named)];
  const rows = await database.kysely
    .selectFrom('connection_records')
    .select('external_id')
    .where('connection_id', '=', connectionId)
    .where((eb) => eb.or([eb('candidate_id', 'in', people), eb('contact_id', 'in', people)]))
    .execute();
  return [...new Set([...named, ...rows.map(({ external_id }) => external_id)])];
}

/** Begins the syncs whose time has come. */
export const syncConnections = defineTask({
  name: 'syncConnections',
  cron: '*/5 * * * *',
  payload: z.object({}),
  run: (context) => carryOut(context, beginSyncs, {}),
});
