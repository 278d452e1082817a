import pg from 'pg';

const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: Number(process.env.DATABASE_POOL_SIZE),
});

/** What the page says, by two statements whose plans Postgres keeps; undefined where there is no such recruiter. */
export async function readProfile(slug) {
  const recruiter = await pool.query({
    name: 'recruiter',
    text: `select r.id, r.name, r.headline, r.about, r.specialities, r.score, r.review_count, r.published_count, r.stars_1, r.stars_2, r.stars_3,
        r.stars_4, r.stars_5, json_build_object('name', a.name, 'slug', a.slug) as agency
      from recruiters r join agencies a on a.id = r.agency_id where r.slug = $1 and r.gone_at is null`,
    values: [slug],
  });
  if (!recruiter.rows[0]) return undefined;
  const { id, ...profile } = recruiter.rows[0];
  const reviews = await pool.query({
    name: 'reviews',
    text: `select v.id, v.overall, v.title, v.body, v.shown_name, v.submitted_at, p.body as reply, p.created_at as reply_at
      from reviews v left join review_replies p on p.review_id = v.id
      where v.recruiter_id = $1 and v.publication in ('published', 'under_review') and not v.is_hidden
      order by v.submitted_at desc, v.id desc limit 10`,
    values: [id],
  });
  return { ...profile, reviews: reviews.rows };
}
