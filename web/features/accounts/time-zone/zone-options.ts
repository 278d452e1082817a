import { formatZone, utc } from '#common/formats.ts';
import { cityOf, timeZoneNames, timeZoneOf } from '#common/time-zones.ts';

/** A time zone to choose: a city, where it is, and its time now. */
export interface ZoneOption {
  readonly id: string;
  readonly zone: string;
  readonly label: string;
  readonly about: string;
}

/** What the field shows for a time zone: 'Sydney (AEDT, UTC+11)'. */
export const zoneLabel = (zone: string, now: Date): string =>
  zone === utc ? utc : `${cityOf(zone)} (${timeOf(zone, now)})`;

/** The time zone that a text names: its name or label. Otherwise the text itself, which the server refuses. */
export function zoneTyped(text: string, now: Date): string {
  const label = text.trim().toLowerCase();
  return (
    timeZoneNames().find((zone) => zoneLabel(zone, now).toLowerCase() === label) ?? timeZoneOf(text.trim()) ?? text
  );
}

/**
 * The options for what is typed: this device's time zone first, then those whose city, region or time contain all the
 * words, by city.
 */
export function zoneOptions(typed: string, device: string | null, now: Date): ZoneOption[] {
  const words = typed
    .toLowerCase()
    .split(/[\s,()]+/)
    .filter(Boolean);
  const fitting = allOptions(now).filter(({ text }) => words.every((word) => text.includes(word)));
  const ofDevice = device
    ? [{ id: 'device', zone: device, label: `Use this device's time zone (${device})`, about: timeOf(device, now) }]
    : [];
  return [...ofDevice, ...fitting];
}

let known: { at: number; options: readonly (ZoneOption & { readonly text: string })[] } | undefined;

/** Offsets change a few times a year, and there are hundreds of zones: worked out once an hour. */
function allOptions(now: Date) {
  const at = Math.floor(now.getTime() / 3_600_000);
  if (known?.at !== at)
    known = {
      at,
      options: timeZoneNames()
        .map((zone) => optionOf(zone, now))
        .sort(byLabel),
    };
  return known.options;
}

function optionOf(zone: string, now: Date) {
  const region = zone.split('/').slice(0, -1).join(', ').replaceAll('_', ' ');
  const about = [region, timeOf(zone, now)].filter(Boolean).join(' · ');
  return { id: zone, zone, label: cityOf(zone), about, text: `${cityOf(zone)} ${about} ${zone}`.toLowerCase() };
}

const byLabel = (one: ZoneOption, other: ZoneOption) => one.label.localeCompare(other.label, 'en');

/** 'AEDT, UTC+11', or 'UTC+5:30' where the time has no name of its own. */
function timeOf(zone: string, now: Date): string {
  const name = formatZone(now, zone);
  const offset = offsetOf(zone, now);
  return name.startsWith('GMT') || name === utc ? offset : `${name}, ${offset}`;
}

function offsetOf(timeZone: string, now: Date): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' });
  const name = format.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.replace('GMT', utc);
}
