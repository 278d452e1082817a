import { z } from 'zod';
import { VendorProblem } from '#integrations/core/problem.ts';
import { type Command, carryOut } from '#server/commands/command.ts';
import type { Context } from '#server/commands/context.ts';
import type { Result } from '#server/commands/result.ts';
import { noteProblem } from '#server/features/connections/syncing/runs.commands.ts';
import { google, listPlaces, listReviews, type ReviewPage } from '#server/integrations/google-business.ts';
import { type CountedSession, openSession } from '#server/integrations/session.ts';
import { addJobs, enqueued } from '#server/tasks/enqueue.ts';
import { defineTask } from '#server/tasks/task.ts';
import {
  finishGooglePlace,
  finishGoogleSync,
  keepGooglePlaces,
  keepGooglePreview,
  keepGoogleReviews,
} from './reading.commands.ts';

/** Reviews that people see of a place before they import it. */
const previewed = 3;
/** Hours after which they are read again, and the most places of which they are in one run. */
const previewHours = 24;
const previewsAtOnce = 50;
/** Days after which all reviews are listed, for those that were deleted. */
const compareDays = 7;
/** Minutes that a reading goes back before the last change that it knows. */
const overlapMinutes = 10;

/** Reads the places of a connected Google account, and the reviews of those that are imported. */
export const syncGoogleReviews = defineTask({
  name: 'syncGoogleReviews',
  payload: z.object({ connectionId: z.uuid() }),
  maxAttempts: 3,
  run: async (context, { connectionId }) => {
    const known = await find(context, connectionId);
    if (!known) return;
    const reading = new Reading(context, connectionId);
    try {
      reading.session = await openSession(context, { vendor: google, connectionId, callsToday: known.callsToday });
      await reading.readAll();
      await carryOut(context, finishGoogleSync, { connectionId });
    } catch (error) {
      if (error instanceof Stopped) return;
      if (!(error instanceof VendorProblem)) throw error;
      const { kind, message: problem, retryAfter } = error;
      await carryOut(context, noteProblem, { connectionId, kind, problem, retryAfter, calls: reading.newCalls() });
    }
  },
});

/** The connection was paused or disconnected during the sync. */
class Stopped extends Error {}

type Place = Awaited<ReturnType<typeof placesOf>>[number];

/** One reading of an account. */
class Reading {
  session: CountedSession | undefined;
  readonly #context: Context;
  readonly #connectionId: string;
  #counted = 0;

  constructor(context: Context, connectionId: string) {
    this.#context = context;
    this.#connectionId = connectionId;
  }

  /** Requests since this was last called. */
  newCalls(): number {
    const all = this.session?.calls() ?? 0;
    const calls = all - this.#counted;
    this.#counted = all;
    return calls;
  }

  async readAll(): Promise<void> {
    const places = await listPlaces(this.session!);
    await this.#keep(keepGooglePlaces, { places });
    const known = await placesOf(this.#context, this.#connectionId);
    for (const place of known.filter(({ state }) => state === 'imported')) await this.#readPlace(place);
    const before = this.#context.nature.now().getTime() - previewHours * 3_600_000;
    const due = known.filter((one) => one.state === 'found' && one.is_verified && isBefore(one.looked_at, before));
    for (const place of due.slice(0, previewsAtOnce)) await this.#look(place);
  }

  async #look(place: Place): Promise<void> {
    const page = await this.#page(place, '');
    if (!page) return;
    const reviews = [...page.reviews].sort((a, b) => b.createdAt - a.createdAt).slice(0, previewed);
    await this.#keep(keepGooglePreview, { placeId: place.id, reviews, total: page.total, average: page.average });
  }

  /** The reviews that changed since the last reading; once a week all of them. */
  async #readPlace(place: Place): Promise<void> {
    const now = this.#context.nature.now().getTime();
    const isWhole = place.read_to === null || isBefore(place.compared_at, now - compareDays * 86_400_000);
    const since = isWhole ? null : place.read_to!.getTime() - overlapMinutes * 60_000;
    const ids = new Set<string>();
    const counts = { added: 0, changed: 0 };
    let readTo = place.read_to?.getTime() ?? null;
    let first: ReviewPage | null = null;
    // A list that changes while it is read may skip a review: then it is read once more, so that none is taken for deleted.
    for (let turn = 0; turn < 2 && (turn === 0 || (isWhole && ids.size !== first?.total)); turn++)
      for (let token: string | null = ''; token !== null; ) {
        const page: ReviewPage | null = await this.#page(place, token);
        if (!page) return;
        if (token === '') first = page;
        for (const { externalId, updatedAt } of page.reviews) {
          ids.add(externalId);
          readTo = Math.max(readTo ?? 0, updatedAt);
        }
        const { added, changed } = await this.#keep(keepGoogleReviews, { placeId: place.id, reviews: page.reviews });
        counts.added += added;
        counts.changed += changed;
        const oldest = page.reviews.at(-1)?.updatedAt;
        token = since !== null && oldest !== undefined && oldest < since ? null : page.next;
      }
    const { total, average } = first!;
    await this.#keep(finishGooglePlace, {
      ...{ placeId: place.id, total, average, readTo, counts },
      ids: isWhole ? [...ids] : null,
    });
  }

  /** A part of a place's reviews; null if Google doesn't show this place's, which is no reason to stop at the others. */
  async #page(place: Place, token: string): Promise<ReviewPage | null> {
    try {
      return await listReviews(this.session!, place, token);
    } catch (error) {
      if (error instanceof VendorProblem && (error.kind === 'refused' || error.kind === 'missing')) return null;
      throw error;
    }
  }

  async #keep<Input, R extends Result & { isStopped: boolean }>(
    command: Command<Input, R>,
    given: Omit<Input, 'connectionId' | 'calls'>,
  ): Promise<R> {
    const input = { connectionId: this.#connectionId, calls: this.newCalls(), ...given } as unknown as Input;
    const result = await carryOut(this.#context, command, input);
    if (result.isStopped) throw new Stopped();
    return result;
  }
}

const isBefore = (at: Date | null, time: number) => at === null || at.getTime() < time;

async function find({ database, nature }: Context, id: string) {
  const row = await database.kysely
    .selectFrom('connections')
    .select(['calls', 'calls_on'])
    .where('id', '=', id)
    .where('vendor', '=', 'google')
    .where('state', 'in', ['live', 'needs_attention'])
    .executeTakeFirst();
  const today = nature.now().toISOString().slice(0, 10);
  return row && { callsToday: row.calls_on === today ? row.calls : 0 };
}

const placesOf = ({ database }: Context, connectionId: string) =>
  database.kysely
    .selectFrom('google_places')
    .select(['id', 'account', 'location', 'state', 'is_verified', 'looked_at', 'read_to', 'compared_at'])
    .where('connection_id', '=', connectionId)
    .orderBy('id')
    .execute();

/** Begins the readings whose time has come. */
export const syncGoogleConnections = defineTask({
  name: 'syncGoogleConnections',
  cron: '*/10 * * * *',
  payload: z.object({}),
  run: async ({ database, nature }) => {
    const now = nature.now();
    await database.kysely.transaction().execute(async (tx) => {
      // The reading says when the next one is; should it be lost, it is tried again in an hour.
      const due = await tx
        .updateTable('connections')
        .set({ next_sync_at: new Date(now.getTime() + 3_600_000) })
        .where('vendor', '=', 'google')
        .where('next_sync_at', '<=', now)
        .where('state', 'in', ['live', 'needs_attention'])
        .returning('id')
        .execute();
      await addJobs(
        tx,
        due.map(({ id }) =>
          enqueued(syncGoogleReviews, { connectionId: id }, { key: `sync ${id}`, queue: `sync ${id}` }),
        ),
      );
    });
  },
});
