import pg from 'pg';
import { log } from '#server/log.ts';
import type { KeptPages } from './kept-pages.ts';

/** Milliseconds between tries to connect again. */
const retryAfter = 1000;

/**
 * Tells the kept pages which subjects writes have changed, heard on a connection of its own: one of the pool's would be
 * lost among others, and a pooler between would swallow notices. Returns how to stop.
 */
export function hearAnnouncements(connectionString: string, pages: KeptPages): () => Promise<void> {
  let client: pg.Client | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const lose = (lost: pg.Client) => {
    if (client !== lost) return;
    client = undefined;
    pages.stopHearing();
    lost.end().catch(() => {});
    if (!isStopped) retry = setTimeout(() => void connect(), retryAfter);
  };

  async function connect() {
    const connecting = new pg.Client({ connectionString, keepAlive: true, application_name: 'plaudit pages' });
    client = connecting;
    connecting.on('error', () => lose(connecting));
    connecting.on('end', () => lose(connecting));
    connecting.on('notification', ({ payload }) => announce(pages, payload));
    try {
      await connecting.connect();
      await connecting.query('listen page_versions');
      if (client === connecting) pages.startHearing();
    } catch (error) {
      log.warn({ err: error }, 'Announcements of changed pages are not heard');
      lose(connecting);
    }
  }

  void connect();
  return async () => {
    isStopped = true;
    clearTimeout(retry);
    await client?.end();
  };
}

/** A JSON list of subjects, or `["all"]`; whatever cannot be read may mean anything. */
function announce(pages: KeptPages, payload = ''): void {
  const subjects = readList(payload);
  if (!subjects || subjects.includes('all')) pages.dropAll();
  else pages.announce(subjects);
}

function readList(payload: string): string[] | undefined {
  try {
    const read: unknown = JSON.parse(payload);
    return Array.isArray(read) ? read.map(String) : undefined;
  } catch {
    return undefined;
  }
}
