import { listenTo } from '#server/database/listen.ts';
import type { KeptPages } from './kept-pages.ts';

/** The receiver of announcements, which is also told when listening starts and stops. */
type Hearer = Pick<KeptPages, 'announce' | 'dropAll' | 'startHearing' | 'stopHearing'>;

/** Tells kept pages which subjects have changed. Returns how to stop. */
export function hearAnnouncements(connectionString: string, ...all: readonly Hearer[]): () => Promise<void> {
  const { stop } = listenTo({
    connectionString,
    channel: 'page_versions',
    name: 'plaudit pages',
    unheard: 'Announcements of changed pages are not heard',
    onNotice: (payload) => {
      for (const pages of all) announce(pages, payload);
    },
    onHeard: () => {
      for (const pages of all) pages.startHearing();
    },
    onLost: () => {
      for (const pages of all) pages.stopHearing();
    },
  });
  return stop;
}

/** A JSON list of subjects, or `["all"]`; anything unreadable counts as all. */
function announce(pages: Hearer, payload = ''): void {
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
