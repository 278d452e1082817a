import { sql } from 'kysely';
import { z } from 'zod';
import { meets } from '#common/roles.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { connectionFor } from '#server/features/connections/connection-for.ts';
import { note } from '#server/features/connections/log.ts';
import { enqueueSync } from '#server/features/connections/syncing/runs.commands.ts';

const ofPlace = z.object({ placeId: z.uuid() });

/** Shows a place's reviews on the agency's public page, as Google's. They are read soon, and kept in step from then on. */
export const importGoogleReviews = defineCommand({
  name: 'importGoogleReviews',
  input: ofPlace,
  run: async (write, { placeId }) => {
    const { place, connection } = await placeFor(write, placeId);
    if (!meets(write.viewer.roles, 'google_reviews_connect')) refuse('PLAN', 'Google reviews need a paid plan.');
    if (place.state === 'imported') return { place: placeId };
    if (connection.state === 'paused') refuse('STATE', 'The connection to Google is paused. Resume it first.');
    if (!place.is_verified) refuse('UNVERIFIED', "Google doesn't show us this place's reviews until it's verified.");
    if (!env.PLAUDIT_FEATURES.googleReviewsMultiLocation) await refuseSecond(write, place.agency_id);
    // What people looked at so far is read again with the rest.
    await write.tx.deleteFrom('google_reviews').where('google_place_id', '=', placeId).execute();
    await write.tx
      .updateTable('google_places')
      .set({ state: 'imported', imported_at: write.at, read_to: null, read_at: null, compared_at: null })
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', placeId)
      .execute();
    write.changesPage({ type: 'agency', id: place.agency_id });
    await note(write, connection, 'googleImported', { place: place.title });
    auditOf(write, 'importGoogleReviews', place);
    enqueueSync(write, connection.id, 'google');
    return { place: placeId };
  },
});

async function refuseSecond({ tx }: Write, agencyId: string): Promise<void> {
  const other = await tx
    .selectFrom('google_places')
    .select('title')
    .where('agency_id', '=', agencyId)
    .where('state', '=', 'imported')
    .executeTakeFirst();
  if (other) refuse('ONE_PLACE', `You can show one place. Remove ${other.title} from your page first.`);
}

/** Takes a place's reviews off the agency's public page, and deletes them here. On Google they stay. */
export const withdrawGoogleReviews = defineCommand({
  name: 'withdrawGoogleReviews',
  input: ofPlace,
  run: async (write, { placeId }) => {
    const { place, connection } = await placeFor(write, placeId);
    if (place.state === 'found') return { place: placeId };
    await write.tx.deleteFrom('google_reviews').where('google_place_id', '=', placeId).execute();
    await write.tx
      .updateTable('google_places')
      .set({ state: 'found', imported_at: null, read_to: null, read_at: null, compared_at: null, looked_at: null })
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', placeId)
      .execute();
    write.changesPage({ type: 'agency', id: place.agency_id });
    await note(write, connection, 'googleWithdrawn', { place: place.title });
    auditOf(write, 'withdrawGoogleReviews', place);
    enqueueSync(write, connection.id, 'google');
    return { place: placeId };
  },
});

/** A place whose connection the viewer may change, locked. To others it looks missing. */
async function placeFor(write: Write, id: string) {
  const found = await write.tx
    .selectFrom('google_places')
    .select('connection_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) return refuseUnknown();
  const connection = await connectionFor(write, found.connection_id);
  const place = await write.tx
    .selectFrom('google_places')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return place ? { place, connection } : refuseUnknown();
}

const auditOf = (
  write: Write,
  action: 'importGoogleReviews' | 'withdrawGoogleReviews',
  { id, agency_id }: { id: string; agency_id: string },
) => write.audit({ action, agencyId: agency_id, subject: { type: 'GooglePlace', id } });

/** Deletes the places of a connection that has ended, with their reviews. */
export async function dropPlaces({ tx, changesPage }: Write, connectionId: string, agencyId: string): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('google_places')
    .where('connection_id', '=', connectionId)
    .executeTakeFirst();
  if (numDeletedRows > 0n) changesPage({ type: 'agency', id: agencyId });
}

/** Whether the reviews of a place, given by its row, are on the agency's public page. */
export const isShownPlace = (place: { state: unknown; agency_id: unknown }) => sql<boolean>`(${place.state} = 'imported'
  and exists (select from agencies a where a.id = ${place.agency_id} and a.is_approved and a.plan <> 'free'))`;
