import { once } from 'node:events';
import { connect } from 'node:net';
import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { uploadLimits } from '#common/limits.ts';
import { holdBytes, inFlightLimit } from '#server/storage/in-flight.ts';
import { readPicture } from '#server/storage/read-picture.ts';
import { patience } from './patience.ts';

/** Built like the web server, with shorter timeouts. */
const app = Fastify({ ...patience, connectionTimeout: 300 });
await app.register(multipart, { limits: { fileSize: uploadLimits.file } });
app.post('/', async (request) => {
  for await (const part of request.parts()) if (part.type === 'file') await readPicture(part.file);
});

const isHeld = () => {
  const all = holdBytes();
  const isFree = all.add(inFlightLimit);
  all.release();
  return !isFree;
};

test('a sender that stalls in the middle of a file is disconnected, and its bytes are dropped', async () => {
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 9000000\r\n\r\n',
  );
  socket.write(
    '--b\r\ncontent-disposition: form-data; name="logo"; filename="a.png"\r\n\r\n\x89PNG\r\n\x1a\n',
    'latin1',
  );
  socket.write(Buffer.alloc(1_000_000));
  await expect.poll(isHeld).toBe(true);
  await once(socket.resume(), 'close');
  await expect.poll(isHeld).toBe(false);
  await app.close();
});
