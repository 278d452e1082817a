import { type Expression, sql } from 'kysely';
import { matchesWords } from '#server/database/matches-words.ts';
import { uuidOf } from '#server/database/uuid-of.ts';
import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { importGoogleReviews, isShownPlace, withdrawGoogleReviews } from './places.commands.ts';

const Agency = plan.type('Agency', 'agencies');

/** A place of the agency's Google Business Profile. Before it is imported, only the agency's admins see it. */
const GooglePlace = plan.node('GooglePlace', {
  table: 'google_places',
  visibleTo: ({ row, viewer }) => sql<boolean>`(${viewer.isStaff} or ${row.agency_id} = ${viewer.agencyId}
    and (${viewer.seesAgency} or ${row.state} = 'imported'))`,
});

/** A review that somebody wrote on Google about the agency. It is no review of ours: it has no level, and never counts. */
const GoogleReview = plan.node('GoogleReview', {
  table: 'google_reviews',
  visibleTo: ({ row, viewer }) => sql<boolean>`(${viewer.isStaff} or ${row.agency_id} = ${viewer.agencyId}
    and (${viewer.seesAgency} or ${isOfImported(row.google_place_id)}))`,
});

const isOfImported = (id: Expression<unknown>) =>
  sql<boolean>`exists (select from google_places p where p.id = ${id} and p.state = 'imported')`;

/** A place as everybody sees it on the agency's public page. */
const GoogleListing = plan.rows('GoogleListing', {
  table: 'google_places',
  visibleTo: ({ row }) => isShownPlace(row),
});

/** A review on Google as everybody sees it there. */
const GoogleListedReview = plan.rows('GoogleListedReview', {
  table: 'google_reviews',
  visibleTo: ({ row }) => sql<boolean>`exists (select from google_places p where p.id = ${row.google_place_id}
    and ${isShownPlace({ state: sql.ref('p.state'), agency_id: sql.ref('p.agency_id') })})`,
});

const stars = { reviewCount: 'Int?' } as const;
const average = (value: Expression<unknown>) => sql<number>`${value}::float8`;

plan.fields(GoogleReview, (t) => ({
  ...t.columns({ author: 'String?', stars: 'Int?', body: 'String?', reply: 'String?', repliedAt: 'DateTime?' }),
  ...t.columns({ writtenAt: 'DateTime', changedAt: 'DateTime' }),
  place: t.one(GooglePlace, { via: 'google_place_id' }),
}));

plan.fields(GoogleListedReview, (t) => ({
  ...t.columns({ author: 'String?', stars: 'Int?', body: 'String?', reply: 'String?', repliedAt: 'DateTime?' }),
  ...t.columns({ writtenAt: 'DateTime' }),
}));

plan.fields(GoogleListing, (t) => ({
  ...t.columns({ title: 'String', address: 'String?', mapsUri: 'String?', readAt: 'DateTime?', ...stars }),
  average: t.sql({ type: 'Float', nullable: true, sql: ({ row }) => average(row.average) }),
  reviews: t.connection(GoogleListedReview, {
    description: 'Newest first.',
    by: 'google_place_id',
    sorts: { NEWEST: { desc: ['written_at'] } },
    pageSize: 3,
    maxPageSize: 20,
  }),
}));

plan.fields(Agency, (t) => ({
  googleListings: t.connection(GoogleListing, {
    description: 'Its places on Google whose reviews it shows here. They are apart from our reviews and never counted.',
    by: 'agency_id',
    sorts: { NAME: { asc: [({ title }) => sql`folded(${title})`] } },
    pageSize: 5,
  }),
}));

plan.fields(GooglePlace, (t) => ({
  ...t.columns({
    title: 'String',
    address: 'String?',
    placeId: 'String?',
    mapsUri: 'String?',
    newReviewUri: 'String?',
  }),
  ...t.columns({ isVerified: 'Boolean', state: 'String', lookedAt: 'DateTime?', readAt: 'DateTime?', ...stars }),
  average: t.sql({
    type: 'Float',
    nullable: true,
    description: 'The average of all its ratings, as Google says.',
    sql: ({ row }) => average(row.average),
  }),
  distribution: t.sql({
    type: ['Int'],
    description: 'Reviews by stars, from one to five.',
    sql: ({ row }) => sql<number[]>`array(select count(r.id)::int from generate_series(1, 5) s
      left join google_reviews r on r.google_place_id = ${row.id} and r.stars = s group by s order by s)`,
  }),
  months: t.sql({
    type: 'Tallies',
    description: 'Ratings of each month in UTC: `count 2026-11`, and `stars 2026-11`, their sum.',
    sql: ({ row }) => sql<Readonly<Record<string, number>>>`coalesce((
      select jsonb_object_agg(v.name, v.value) from (
        select to_char(r.written_at at time zone 'UTC', 'YYYY-MM') as month, count(*)::int as count, sum(r.stars)::int as stars
        from google_reviews r where r.google_place_id = ${row.id} and r.stars is not null group by 1
      ) m, lateral (values ('count ' || m.month, m.count), ('stars ' || m.month, m.stars)) v(name, value)), '{}')`,
  }),
  reviews: t.connection(GoogleReview, {
    description: "Newest first. Of a place that isn't imported, the three newest.",
    by: 'google_place_id',
    sorts: { NEWEST: { desc: ['written_at'] } },
  }),
}));

plan.query.list('googlePlaces', GooglePlace, {
  description: "Places of the agency's Google Business Profile.",
  sorts: { NAME: { asc: [({ title }) => sql`folded(${title})`] } },
  filterInput: (t) => ({ state: t.string(), words: t.string(), placeId: t.string(), cid: t.string() }),
  filters: {
    state: ({ row, eb }, state) => eb(row.state, '=', state),
    words: ({ row }, words) => matchesWords(sql`${row.title} || ' ' || coalesce(${row.address}, '')`, words),
    placeId: ({ row, eb }, id) => eb(row.place_id, '=', id),
    cid: ({ row }, cid) => sql<boolean>`(substring(${row.maps_uri} from '[?&]cid=([0-9]+)') = ${cid})`,
  },
});

plan.query.list('googleReviews', GoogleReview, {
  description: 'Reviews on Google of the places that the agency shows here.',
  sorts: { NEWEST: { desc: ['written_at'] }, OLDEST: { asc: ['written_at'] } },
  where: ({ row }) => isOfImported(row.google_place_id),
  filterInput: (t) => ({ place: t.string(), stars: t.string(), replied: t.string(), words: t.string() }),
  filters: {
    place: ({ row }, id) => sql<boolean>`(${row.google_place_id} = ${uuidOf(id)})`,
    stars: ({ row }, count) => sql<boolean>`(${row.stars}::text = ${count})`,
    replied: ({ row }, said) => sql<boolean>`((${row.reply} is not null) = (${said} = 'yes'))`,
    words: ({ row }, words) =>
      matchesWords(sql`coalesce(${row.author}, '') || ' ' || coalesce(${row.body}, '')`, words),
  },
});

commandMutation(importGoogleReviews, {
  description: "Shows a place's reviews on the agency's public page, as Google's, and keeps them in step.",
  payload: { place: GooglePlace },
  ids: { placeId: 'GooglePlace' },
});

commandMutation(withdrawGoogleReviews, {
  description: "Takes a place's reviews off the agency's public page, and deletes them here.",
  payload: { place: GooglePlace },
  ids: { placeId: 'GooglePlace' },
});
