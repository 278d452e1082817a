import { sql } from 'kysely';
import { z } from 'zod';
import { connectionTransitions } from '#common/connections/states.ts';
import { transition } from '#common/transitions.ts';
import { defineCommand } from '#server/commands/command.ts';
import type { Write } from '#server/commands/write.ts';
import { type Connection, isReading, lockConnection } from '#server/features/connections/lock-connection.ts';
import { note } from '#server/features/connections/log.ts';
import { countedCalls } from '#server/features/connections/syncing/records.commands.ts';
import type { BusinessPlace, BusinessReview } from '#server/integrations/google-business.ts';

/** Hours between readings. */
const everyHours = 6;

async function readingOf(write: Write, connectionId: string): Promise<Connection | null> {
  const known = await lockConnection(write, connectionId);
  return known && isReading(known) ? known : null;
}

/** What another program says, as Postgres can keep it: within a length, and without what it refuses. */
const kept = (text: string, most: number) => text.replaceAll('\0', '').toWellFormed().slice(0, most);
const keptOrNull = (text: string | null, most: number) => (text === null ? null : kept(text, most));

/** Keeps the places of an account. Those that are no longer there go, with their reviews. */
export const keepGooglePlaces = defineCommand({
  name: 'keepGooglePlaces',
  input: z.object({
    connectionId: z.uuid(),
    places: z.custom<readonly BusinessPlace[]>(Array.isArray),
    calls: z.int(),
  }),
  run: async (write, { connectionId, places, calls }) => {
    const known = await readingOf(write, connectionId);
    if (!known) return { isStopped: true };
    await dropGone(
      write,
      known,
      places.map(({ location }) => location),
    );
    if (places.length > 0) await upsertPlaces(write, known, places);
    await count(write, connectionId, calls);
    return { isStopped: false };
  },
});

async function dropGone(write: Write, known: Connection, locations: readonly string[]): Promise<void> {
  const gone = await write.tx
    .deleteFrom('google_places')
    .where('connection_id', '=', known.id)
    .$if(locations.length > 0, (query) => query.where('location', 'not in', locations))
    .returning(['title', 'state'])
    .execute();
  for (const { title, state } of gone) {
    if (state !== 'imported') continue;
    await note(write, known, 'googlePlaceGone', { place: title });
    write.changesPage({ type: 'agency', id: known.agency_id });
  }
}

async function upsertPlaces(write: Write, known: Connection, places: readonly BusinessPlace[]): Promise<void> {
  const changed = await write.tx
    .insertInto('google_places')
    .values(
      places.map(({ account, location, title, address, placeId, mapsUri, newReviewUri, isVerified }) => ({
        ...{ id: write.nature.newId(), agency_id: known.agency_id, connection_id: known.id, state: 'found' },
        ...{ account, location, title: kept(title, 300), address: keptOrNull(address, 500), place_id: placeId },
        ...{ maps_uri: mapsUri, new_review_uri: newReviewUri, is_verified: isVerified },
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['connection_id', 'location'])
        .doUpdateSet(({ ref }) => ({
          ...{ account: ref('excluded.account'), title: ref('excluded.title'), address: ref('excluded.address') },
          ...{ place_id: ref('excluded.place_id'), maps_uri: ref('excluded.maps_uri') },
          ...{ new_review_uri: ref('excluded.new_review_uri'), is_verified: ref('excluded.is_verified') },
        }))
        .where(
          sql<boolean>`(google_places.account, google_places.title, google_places.address, google_places.place_id,
            google_places.maps_uri, google_places.new_review_uri, google_places.is_verified)
            is distinct from (excluded.account, excluded.title, excluded.address, excluded.place_id,
            excluded.maps_uri, excluded.new_review_uri, excluded.is_verified)`,
        ),
    )
    .returning('state')
    .execute();
  if (changed.some(({ state }) => state === 'imported')) write.changesPage({ type: 'agency', id: known.agency_id });
}

const ofPlace = z.object({ connectionId: z.uuid(), placeId: z.uuid() });
const reviewsRead = z.custom<readonly BusinessReview[]>(Array.isArray);

/** Keeps the newest reviews of a place that isn't imported, to look at, and what Google counts. */
export const keepGooglePreview = defineCommand({
  name: 'keepGooglePreview',
  input: ofPlace.extend({ reviews: reviewsRead, total: z.int(), average: z.number().nullable(), calls: z.int() }),
  run: async (write, { connectionId, placeId, reviews, total, average, calls }) => {
    const known = await readingOf(write, connectionId);
    if (!known) return { isStopped: true };
    await count(write, connectionId, calls);
    const place = await lockPlace(write, placeId);
    if (place?.state !== 'found') return { isStopped: false };
    await deleteOthers(
      write,
      placeId,
      reviews.map(({ externalId }) => externalId),
    );
    await upsertReviews(write, known, placeId, reviews);
    await write.tx
      .updateTable('google_places')
      .set({ review_count: total, average, looked_at: write.at })
      .where('id', '=', placeId)
      .execute();
    return { isStopped: false };
  },
});

/** Keeps a part of the reviews of an imported place. What hasn't changed changes nothing. */
export const keepGoogleReviews = defineCommand({
  name: 'keepGoogleReviews',
  input: ofPlace.extend({ reviews: reviewsRead, calls: z.int() }),
  run: async (write, { connectionId, placeId, reviews, calls }) => {
    const nothing = { isStopped: false, added: 0, changed: 0 };
    const known = await readingOf(write, connectionId);
    if (!known) return { ...nothing, isStopped: true };
    await count(write, connectionId, calls);
    const place = await lockPlace(write, placeId);
    if (place?.state !== 'imported') return nothing;
    const { added, changed } = await upsertReviews(write, known, placeId, reviews);
    if (added + changed > 0) write.changesPage({ type: 'agency', id: known.agency_id });
    return { isStopped: false, added, changed };
  },
});

/** Notes that a place was read to its end. With the ids of all its reviews, those that are gone there go here. */
export const finishGooglePlace = defineCommand({
  name: 'finishGooglePlace',
  input: ofPlace.extend({
    total: z.int(),
    average: z.number().nullable(),
    readTo: z.number().nullable(),
    ids: z.array(z.string()).nullable(),
    counts: z.object({ added: z.int(), changed: z.int() }),
  }),
  run: async (write, { connectionId, placeId, total, average, readTo, ids, counts }) => {
    const known = await readingOf(write, connectionId);
    if (!known) return { isStopped: true };
    const place = await lockPlace(write, placeId);
    if (place?.state !== 'imported') return { isStopped: false };
    const deleted = ids ? await deleteOthers(write, placeId, ids) : 0;
    await write.tx
      .updateTable('google_places')
      .set({
        ...{ review_count: total, average, looked_at: write.at, read_at: write.at },
        ...(readTo !== null && { read_to: new Date(readTo) }),
        ...(ids && { compared_at: write.at }),
      })
      .where('id', '=', placeId)
      .execute();
    if (deleted > 0 || place.review_count !== total || Number(place.average) !== (average ?? 0))
      write.changesPage({ type: 'agency', id: known.agency_id });
    const { added, changed } = counts;
    if (added + changed + deleted > 0)
      await note(write, known, 'googleReviews', { place: place.title, new: added, changed, deleted });
    return { isStopped: false };
  },
});

/** Notes that everything was read, and when the next reading begins. What had failed is well again. */
export const finishGoogleSync = defineCommand({
  name: 'finishGoogleSync',
  input: z.object({ connectionId: z.uuid() }),
  run: async (write, { connectionId }) => {
    const known = await readingOf(write, connectionId);
    if (!known) return {};
    const recovered = known.state === 'needs_attention' && transition(connectionTransitions, known.state, 'recover');
    await write.tx
      .updateTable('connections')
      .set({
        ...{ failures: 0, problem: null, problem_kind: null, last_synced_at: write.at },
        ...(known.read_at === null && { read_at: write.at }),
        ...(recovered && recovered.ok === true && { state: recovered.to }),
        next_sync_at: new Date(write.at.getTime() + everyHours * 3_600_000),
      })
      .where('id', '=', connectionId)
      .execute();
    return {};
  },
});

const lockPlace = ({ tx }: Write, id: string) =>
  tx.selectFrom('google_places').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

const count = ({ tx, at }: Write, connectionId: string, calls: number) =>
  tx.updateTable('connections').set(countedCalls(calls, at)).where('id', '=', connectionId).execute();

async function deleteOthers({ tx }: Write, placeId: string, ids: readonly string[]): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('google_reviews')
    .where('google_place_id', '=', placeId)
    .where(sql<boolean>`external_id <> all(${ids}::text[])`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

async function upsertReviews(write: Write, { agency_id }: Connection, placeId: string, all: readonly BusinessReview[]) {
  const reviews = [...new Map(all.map((review) => [review.externalId, review])).values()];
  if (reviews.length === 0) return { added: 0, changed: 0 };
  const rows = await write.tx
    .insertInto('google_reviews')
    .values(
      reviews.map(({ externalId, author, stars, text, reply, createdAt, updatedAt }) => ({
        ...{ id: write.nature.newId(), agency_id, google_place_id: placeId, external_id: externalId },
        ...{ author: keptOrNull(author, 200), stars, body: keptOrNull(text, 10_000) },
        ...{ reply: keptOrNull(reply?.text ?? null, 10_000), replied_at: reply?.at ? new Date(reply.at) : null },
        ...{ written_at: new Date(createdAt), changed_at: new Date(updatedAt) },
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['google_place_id', 'external_id'])
        .doUpdateSet(({ ref }) => ({
          ...{ author: ref('excluded.author'), stars: ref('excluded.stars'), body: ref('excluded.body') },
          ...{ reply: ref('excluded.reply'), replied_at: ref('excluded.replied_at') },
          changed_at: ref('excluded.changed_at'),
        }))
        .where(
          sql<boolean>`(google_reviews.author, google_reviews.stars, google_reviews.body, google_reviews.reply,
            google_reviews.replied_at, google_reviews.changed_at) is distinct from (excluded.author, excluded.stars,
            excluded.body, excluded.reply, excluded.replied_at, excluded.changed_at)`,
        ),
    )
    .returning(sql<boolean>`(xmax = 0)`.as('is_new'))
    .execute();
  const added = rows.filter(({ is_new }) => is_new).length;
  return { added, changed: rows.length - added };
}
