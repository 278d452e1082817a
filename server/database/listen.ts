import pg from 'pg';
import { log } from '#server/log.ts';

/** What a process hears of a channel, and what it does then. */
export interface Listening {
  readonly connectionString: string;
  readonly channel: string;
  /** The connection's name in the database. */
  readonly name: string;
  /** What is logged while nothing can be heard. */
  readonly unheard: string;
  readonly onNotice: (payload: string | undefined) => void;
  /** From now on each notice is heard; what was missed before is to be read. Where that fails, it connects anew. */
  readonly onHeard: () => void | Promise<void>;
  readonly onLost?: () => void;
}

/** Milliseconds between tries to connect again. */
const retryAfter = 1000;

/**
 * Hears a channel on a connection of its own: one of the pool's would be lost among others, and a pooler between would
 * swallow notices. `begun` is fulfilled after the first try, whatever came of it.
 */
export function listenTo({ connectionString, channel, name, unheard, onNotice, onHeard, onLost }: Listening): {
  begun: Promise<void>;
  stop: () => Promise<void>;
} {
  let client: pg.Client | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const lose = (lost: pg.Client) => {
    if (client !== lost) return;
    client = undefined;
    onLost?.();
    lost.end().catch(() => {});
    if (!isStopped) retry = setTimeout(() => void connect(), retryAfter);
  };

  async function connect() {
    const connecting = new pg.Client({ connectionString, keepAlive: true, application_name: name });
    client = connecting;
    connecting.on('error', () => lose(connecting));
    connecting.on('end', () => lose(connecting));
    connecting.on('notification', ({ payload }) => onNotice(payload));
    try {
      await connecting.connect();
      await connecting.query(`listen ${channel}`);
      if (client === connecting) await onHeard();
    } catch (error) {
      log.warn({ err: error }, unheard);
      lose(connecting);
    }
  }

  return {
    begun: connect(),
    stop: async () => {
      isStopped = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
