import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import fastifyApollo, { fastifyApolloDrainPlugin } from '@as-integrations/fastify';
import DataLoader from 'dataloader';
import Fastify from 'fastify';
import pg from 'pg';

/** Apollo Server on Fastify with resolvers that batch by DataLoader, loaders made anew for each request as its documentation advises. */
const typeDefs = `
  type Query { recruiter(slug: String!): Recruiter }
  type Recruiter { name: String! score: Float! publishedCount: Int! agency: Agency! reviews(first: Int!): Reviews! }
  type Agency { name: String! slug: String! }
  type Reviews { edges: [Edge!]! pageInfo: PageInfo! }
  type Edge { cursor: String! node: Review! }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  type Review { id: ID! overall: Int! title: String! body: String! shownName: String! submittedAt: String! reply: Reply }
  type Reply { body: String! createdAt: String! }`;

const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: Number(process.env.DATABASE_POOL_SIZE),
});
const rowsOf = async (name, text, values) => (await pool.query({ name, text, values })).rows;

/** Rows by the ids asked for, in their order. */
const byId = (name, text) =>
  new DataLoader(async (ids) => {
    const rows = new Map((await rowsOf(name, text, [ids])).map((row) => [row.key, row]));
    return ids.map((id) => rows.get(id) ?? null);
  });

const loaders = () => ({
  agency: byId('agency', 'select id as key, name, slug from agencies where id = any($1::uuid[])'),
  reply: byId(
    'reply',
    'select review_id as key, body, created_at from review_replies where review_id = any($1::uuid[])',
  ),
});

const cursorOf = ({ sorted_by, id }) => Buffer.from(`["NEWEST", "${sorted_by}", "${id}"]`).toString('base64');
const resolvers = {
  Query: {
    recruiter: async (_, { slug }) =>
      (
        await rowsOf(
          'recruiter',
          'select id, agency_id, name, score, published_count from recruiters where slug = $1 and gone_at is null',
          [slug],
        )
      )[0],
  },
  Recruiter: {
    score: (row) => Number(row.score),
    publishedCount: (row) => row.published_count,
    agency: (row, _, { agency }) => agency.load(row.agency_id),
    reviews: async (row, { first }) => {
      const rows = await rowsOf(
        'reviews',
        `select id, overall, title, body, shown_name, submitted_at, submitted_at::text as sorted_by from reviews
         where recruiter_id = $1 and publication in ('published', 'under_review') and not is_hidden
         order by submitted_at desc, id desc limit $2`,
        [row.id, first + 1],
      );
      const edges = rows.slice(0, first).map((node) => ({ cursor: cursorOf(node), node }));
      return { edges, pageInfo: { hasNextPage: rows.length > first, endCursor: edges.at(-1)?.cursor ?? null } };
    },
  },
  Review: {
    id: (row) => `Review:${row.id}`,
    shownName: (row) => row.shown_name,
    submittedAt: (row) => row.submitted_at.toISOString(),
    reply: (row, _, { reply }) => reply.load(row.id),
  },
  Reply: { createdAt: (row) => row.created_at.toISOString() },
};

const app = Fastify();
const apollo = new ApolloServer({
  typeDefs,
  resolvers,
  plugins: [fastifyApolloDrainPlugin(app), ApolloServerPluginCacheControlDisabled()],
});
await apollo.start();
await app.register(fastifyApollo(apollo), { context: async () => loaders() });

for (const end of ['SIGTERM', 'disconnect']) process.once(end, () => process.exit(0));
await app.listen({ port: Number(process.env.PORT), host: 'localhost' });
process.send('ready');
