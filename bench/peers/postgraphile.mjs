import Fastify from 'fastify';
import { grafserv } from 'grafserv/fastify/v5';
import pg from 'pg';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';

/** PostGraphile 5 over the same tables, as its documentation sets it up for production: no watching, no explaining, Node's production mode. */
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: Number(process.env.DATABASE_POOL_SIZE),
});
const instance = postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [makePgService({ pool, schemas: ['public'] })],
  grafserv: { graphqlPath: '/graphql', graphiql: false, watch: false },
  grafast: { explain: false },
});

const app = Fastify();
await instance.createServ(grafserv).addTo(app);

for (const end of ['SIGTERM', 'disconnect']) process.once(end, () => process.exit(0));
await app.listen({ port: Number(process.env.PORT), host: 'localhost' });
await instance.getSchema();
process.send('ready');
