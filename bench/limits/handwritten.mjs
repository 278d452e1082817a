import Fastify from 'fastify';
import pg from 'pg';

/** The route and statement that a careful person writes for one profile, and a route without a query. */
const app = Fastify();
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: Number(process.env.DATABASE_POOL_SIZE),
});

const utc = (column) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const statement = `
  select json_build_object('data', json_build_object('recruiter', json_build_object(
    'name', r.name, 'score', r.score::float8, 'publishedCount', r.published_count,
    'agency', json_build_object('name', a.name, 'slug', a.slug),
    'reviews', shown.json)))::json as json
  from recruiters r join agencies a on a.id = r.agency_id
  cross join lateral (
    select json_build_object(
      'edges', coalesce(json_agg(json_build_object('cursor', v.cursor, 'node', json_build_object(
        'id', 'Review:' || v.id, 'overall', v.overall, 'title', v.title, 'body', v.body, 'shownName', v.shown_name,
        'submittedAt', ${utc('v.submitted_at')},
        'reply', case when v.reply_at is not null then
          json_build_object('body', v.reply, 'createdAt', ${utc('v.reply_at')}) end)) order by v.n) filter (where v.n <= 20), '[]'),
      'pageInfo', json_build_object('hasNextPage', count(*) > 20, 'endCursor', max(v.cursor) filter (where v.n = least(20, v.total)))) as json
    from (
      select w.*, p.body as reply, p.created_at as reply_at,
        translate(encode(convert_to(json_build_array('NEWEST', w.submitted_at::text, w.id::text)::text, 'utf8'), 'base64'), e'\\n', '') as cursor,
        row_number() over (order by w.submitted_at desc, w.id desc) as n, count(*) over () as total
      from (
        select id, overall, title, body, shown_name, submitted_at from reviews
        where recruiter_id = r.id and publication in ('published', 'under_review') and not is_hidden
        order by submitted_at desc, id desc limit 21) w
      left join review_replies p on p.review_id = w.id) v) shown
  where r.slug = $1 and r.gone_at is null`;

app.get('/profile/:slug', async (request) => {
  const { rows } = await pool.query({ name: 'profile', text: statement, values: [request.params.slug] });
  return rows[0]?.json ?? { data: { recruiter: null } };
});
app.post('/nothing', async () => ({ data: { __typename: 'Query' } }));

for (const end of ['SIGTERM', 'disconnect']) process.once(end, () => process.exit(0));
await app.listen({ port: Number(process.env.PORT), host: 'localhost' });
process.send('ready');
