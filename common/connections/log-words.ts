import { formatCount } from '../formats.ts';

/** What can happen to a connection. */
export type ConnectionEventKind = keyof typeof words;

/** What is known about an event: counts and sentences by name. */
export type ConnectionDetails = Readonly<Record<string, string | number>>;
type Details = ConnectionDetails;

const count = (details: Details, name: string) => Number(details[name] ?? 0);
const text = (details: Details, name: string) => String(details[name] ?? '');

const words = {
  connected: (details: Details) => `Connected to ${text(details, 'account')}`,
  reconnected: (details: Details) => `Connected again to ${text(details, 'account')}`,
  people: (details: Details) =>
    `Read ${formatCount(count(details, 'read'), 'consultant')}, ${count(details, 'matched')} matched by email address`,
  read: (details: Details) => `Read ${formatCount(count(details, 'read'), 'placement')} of the last 12 months`,
  started: () => 'Sync started',
  synced: (details: Details) => syncedWords(details),
  compared: (details: Details) =>
    count(details, 'unseen') > 0
      ? `Compared everything: ${formatCount(count(details, 'unseen'), 'placement')} not listed, so we read each again`
      : 'Compared everything: nothing is missing',
  problem: (details: Details) => text(details, 'problem'),
  stopped: (details: Details) => `Sync stopped. ${text(details, 'problem')}`,
  paused: () => 'Paused',
  resumed: () => 'Resumed',
  matched: (details: Details) => `${text(details, 'person')} matched with ${text(details, 'recruiter')}`,
  unmatched: (details: Details) => `${text(details, 'person')} is no longer matched`,
  ignored: (details: Details) => `${text(details, 'person')} is left out`,
  meaning: (details: Details) => `“${text(details, 'word')}” means ${text(details, 'meaning')}`,
  googleReviews: (details: Details) => reviewWords(details),
  googleImported: (details: Details) => `Reviews of ${text(details, 'place')} are shown on your page`,
  googleWithdrawn: (details: Details) => `Reviews of ${text(details, 'place')} were removed from your page`,
  googlePlaceGone: (details: Details) =>
    `${text(details, 'place')} is no longer in the Google account, so its reviews were removed`,
  ending: () => 'Access ends in a few days',
  disconnected: () => 'Disconnected. The access was deleted.',
} as const;

function syncedWords(details: Details): string {
  const parts = [
    ['added', 'added'],
    ['changed', 'updated'],
    ['cancelled', 'canceled'],
    ['waiting', 'waiting'],
  ] as const;
  const said = parts.flatMap(([name, verb]) => (count(details, name) > 0 ? [`${count(details, name)} ${verb}`] : []));
  return said.length > 0 ? `Synced: ${said.join(', ')}` : 'Synced: nothing new';
}

function reviewWords(details: Details): string {
  const parts = ['new', 'changed', 'deleted'].flatMap((name) =>
    count(details, name) > 0 ? [`${count(details, name)} ${name}`] : [],
  );
  return `Reviews of ${text(details, 'place')}: ${parts.join(', ')}`;
}

/** An event of a connection's log as a sentence. */
export const eventWords = (kind: string, details: Details): string =>
  kind in words ? words[kind as ConnectionEventKind](details) : kind;
