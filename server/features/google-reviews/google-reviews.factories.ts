import type { Insertable } from 'kysely';
import { nature } from '#server/commands/context.ts';
import type { Database } from '#server/database/database.ts';
import type { GooglePlaces, GoogleReviews } from '#server/database/types.ts';

type Wishes<Row> = Partial<Insertable<Row>>;

/** A place whose reviews an agency shows, of a live connection to Google. */
export async function createGooglePlace(
  { kysely }: Database,
  { agency_id, ...wishes }: Wishes<GooglePlaces> & { agency_id: string },
) {
  const created_at = new Date();
  const id = nature.newId();
  const connection_id = wishes.connection_id ?? nature.newId();
  if (!wishes.connection_id)
    await kysely
      .insertInto('connections')
      .values({
        ...{ id: connection_id, agency_id, vendor: 'google', state: 'live', started_at: created_at, created_at },
        ...{ account_id: nature.newId(), account_name: 'owner@agency.example' },
      })
      .execute();
  return kysely
    .insertInto('google_places')
    .values({
      ...{ id, agency_id, account: 'accounts/1', location: `locations/${id}`, place_id: `ChIJ${id}` },
      ...{ title: 'Test Recruitment Sydney', address: '1 Test Street, Sydney', is_verified: true },
      ...{ maps_uri: 'https://maps.google.com/maps?cid=1', state: 'imported', imported_at: created_at },
      ...{ new_review_uri: `https://search.google.com/local/writereview?placeid=ChIJ${id}` },
      ...{ review_count: 1, average: 4.8, looked_at: created_at, read_at: created_at, read_to: created_at },
      ...wishes,
      connection_id,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A review of a place. */
export async function createGoogleReview(
  { kysely }: Database,
  wishes: Wishes<GoogleReviews> & { agency_id: string; google_place_id: string },
) {
  const id = nature.newId();
  const at = new Date();
  return kysely
    .insertInto('google_reviews')
    .values({
      ...{ id, external_id: id, author: 'Mira Holt', stars: 5, body: 'Great help.', written_at: at, changed_at: at },
      ...wishes,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
