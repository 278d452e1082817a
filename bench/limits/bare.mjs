import Fastify from 'fastify';

/** Routes with fixed responses: `{ path, headers, body }` in base64, each from a message of the parent. */
const app = Fastify();
const answers = new Map();

app.get('/*', (request, reply) => {
  const { headers, body } = answers.get(request.url);
  return reply.headers(headers).send(body);
});

process.on('message', (all) => {
  for (const { path, headers, body } of all) answers.set(path, { headers, body: Buffer.from(body, 'base64') });
  process.send('learnt');
});
for (const end of ['SIGTERM', 'disconnect']) process.once(end, () => process.exit(0));

await app.listen({ port: Number(process.env.PORT), host: 'localhost' });
process.send('ready');
