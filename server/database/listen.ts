import pg from 'pg';
import { log } from '#server/log.ts';

/** A channel to listen to, and how to react to its notices. */
export interface Listening {
  readonly connectionString: string;
  readonly channel: string;
  /** The connection's name in the database. */
  readonly name: string;
  /** Logged when the connection cannot be made. */
  readonly unheard: string;
  readonly onNotice: (payload: string | undefined) => void;
  /**
   * Called once connected: every notice arrives from now on, so read what may have been missed. If it fails, the
   * connection is made again.
   */
  readonly onHeard: () => void | Promise<void>;
  readonly onLost?: () => void;
}

/** Milliseconds between attempts to connect again. */
const retryAfter = 1000;

/**
 * Listens to a channel on a connection of its own, which must not go through a pooler: that would swallow notices.
 * `begun` resolves after the first attempt, whether or not it succeeded.
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
