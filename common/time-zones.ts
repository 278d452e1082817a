import { utc } from './formats.ts';

/**
 * The time zone with this name, in the form that is stored: 'Asia/Kolkata' also for 'Asia/Calcutta'. Null for anything
 * that is not the name of a place's zone, such as '+05:00'.
 */
export function timeZoneOf(name: unknown): string | null {
  if (typeof name !== 'string' || !/^[A-Z][\w+/-]{2,39}$/i.test(name)) return null;
  const found = known.get(name) ?? findZone(name);
  if (found) known.set(name, found);
  return found;
}

/** All time zones by the names that are stored, in alphabetical order. */
export function timeZoneNames(): readonly string[] {
  names ??= [utc, ...Intl.supportedValuesOf('timeZone').map(nowCalled)].sort();
  return names;
}

/** The time zone of this browser; null if it has none that we know. */
export const deviceTimeZone = (): string | null => timeZoneOf(Intl.DateTimeFormat().resolvedOptions().timeZone);

/** The city of a time zone: 'Buenos Aires' for 'America/Argentina/Buenos_Aires'. */
export const cityOf = (zone: string): string => zone.split('/').at(-1)!.replaceAll('_', ' ');

/** Names that were looked up before. */
const known = new Map<string, string>();
let names: readonly string[] | undefined;

function findZone(name: string): string | null {
  try {
    const zone = nowCalled(new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone);
    return timeZoneNames().includes(zone) ? zone : null;
  } catch {
    return null;
  }
}

/** Some engines keep the names that the IANA database has replaced. Postgres knows both. */
const renamed: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

const nowCalled = (zone: string): string => (zone === 'Etc/UTC' ? utc : (renamed[zone] ?? zone));
