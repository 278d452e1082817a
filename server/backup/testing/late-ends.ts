import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createConnection, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline, Transform, type TransformCallback } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll } from 'vitest';

/**
 * A proxy to the same server that delays each CommandComplete message by a few milliseconds, as a busy machine or a
 * slow line does.
 * @returns its connection string
 */
export async function withLateEnds(connectionString: string): Promise<string> {
  const [, folder, port] = /host=([^&]+)&port=(\d+)/.exec(connectionString)!;
  const room = await mkdtemp(path.join(tmpdir(), 'plaudit-late-'));
  const servers = new Set<Socket>();
  const proxy = createServer((client) => {
    const server = createConnection(path.join(folder!, `.s.PGSQL.${port}`));
    servers.add(server);
    // When one side closes, so does the other.
    pipeline(client, server, () => undefined);
    pipeline(server, new LateEnds(), client, () => undefined);
  });
  proxy.listen(path.join(room, `.s.PGSQL.${port}`));
  await once(proxy, 'listening');
  afterAll(async () => {
    for (const server of servers) server.destroy();
    proxy.close();
    await rm(room, { recursive: true, force: true });
  });
  return connectionString.replace(`host=${folder}`, `host=${room}`);
}

/** CommandComplete in PostgreSQL's protocol ("Message Formats"): a letter, then a length that includes itself. */
const commandComplete = 'C'.charCodeAt(0);

class LateEnds extends Transform {
  #waiting = Buffer.alloc(0);

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#waiting = Buffer.concat([this.#waiting, chunk]);
    void this.#passOn().then(() => done());
  }

  async #passOn(): Promise<void> {
    while (this.#waiting.length >= 5 && this.#waiting.length > this.#waiting.readUInt32BE(1)) {
      const length = 1 + this.#waiting.readUInt32BE(1);
      if (this.#waiting[0] === commandComplete) await sleep(5);
      this.push(this.#waiting.subarray(0, length));
      this.#waiting = this.#waiting.subarray(length);
    }
  }
}
