import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy between a web process and Postgres that can make one kind of connection deaf. */
export interface DeafeningProxy {
  /** The database of this connection string, through the proxy. */
  to(connectionString: string): string;
  /** From now on, connections that listen for changed pages get nothing from Postgres, but stay open. */
  deafen(): void;
  close(): Promise<void>;
}

export async function openDeafeningProxy(): Promise<DeafeningProxy> {
  let postgres = '';
  const sockets = new Set<Socket>();
  const listening = new Set<Socket>();
  const server = createServer((inner) => {
    const outer = connect(postgres);
    for (const [one, other] of [
      [inner, outer],
      [outer, inner],
    ] as const) {
      sockets.add(one);
      one.on('error', () => {});
      one.on('close', () => other.destroy());
    }
    inner.on('data', (bytes) => {
      if (bytes.includes('listen page_versions')) listening.add(outer);
      outer.write(bytes);
    });
    outer.on('data', (bytes) => inner.write(bytes));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    to(connectionString) {
      const direct = new URL(connectionString.replace('@/', '@socket/'));
      postgres = `${direct.searchParams.get('host')}/.s.PGSQL.5432`;
      const { port } = server.address() as AddressInfo;
      return `postgresql://${direct.username}:${direct.password}@127.0.0.1:${port}${direct.pathname}`;
    },
    deafen() {
      for (const outer of listening) outer.removeAllListeners('data').resume();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
