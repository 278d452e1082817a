import { createContext, use } from 'react';
import type { RecordSource } from 'relay-runtime';
import type { Zone } from '#common/countries.ts';
import { type Environment, type FlagOverrides, type Flags, flagsFor, overridesIn } from '#common/flags.ts';
import type { Service } from '#common/services.ts';

/** Relay's records by id, as a store holds them. */
export type Records = NonNullable<ConstructorParameters<typeof RecordSource>[0]>;

/** What the server hands to the browser beside the page, as JSON in the document. */
export interface Boot {
  /** `page`: drawn on the server, hydrated when the browser is idle. `shell`: the browser draws it at once. */
  readonly kind: 'page' | 'shell';
  /** The site's address, for canonical links. */
  readonly site: string;
  readonly flags: Flags;
  readonly environment: Environment;
  /** The zone of the host that was asked for. */
  readonly zone: Zone;
  /** Addresses of the zones' public sites, where they are not this one. */
  readonly publicSites: Readonly<Partial<Record<Zone, string>>>;
  /** The name of those who run the installation, where they say it, and the address they answer. */
  readonly operator?: string;
  readonly contact: string;
  /** Services outside that are configured, and so learn something of visitors or of errors. */
  readonly services: readonly Service[];
  /** The DSN of the Sentry project that is told of errors in browsers. */
  readonly errorReports?: string;
  /** What the page was drawn from. */
  readonly records: Records;
  /** What the action said to a form sent without JavaScript. */
  readonly answer?: unknown;
}

const BootContext = createContext<Boot | null>(null);
export const BootProvider = BootContext.Provider;

export function useBoot(): Boot {
  const boot = use(BootContext);
  if (!boot) throw new Error('A page is drawn below a BootProvider.');
  return boot;
}

/** A boot as it is sent: flags only where they differ from those of the environment, and records, which hold their ids, as a list. */
type SentBoot = Omit<Boot, 'flags' | 'records'> & { flags: FlagOverrides; records: NonNullable<Records[string]>[] };

/** JSON that may stand in a script element: no text in it can close the element. */
export function writeBoot({ flags, records, ...boot }: Boot): string {
  const sent: SentBoot = {
    ...boot,
    flags: overridesIn(flags, boot.environment),
    records: Object.values(records).filter(isThere),
  };
  return JSON.stringify(sent).replaceAll('<', '\\u003c');
}

const isThere = (record: Records[string]) => record != null;

/** What `writeBoot` wrote. */
export function parseBoot(text: string): Boot {
  const { flags, records, ...boot }: SentBoot = JSON.parse(text);
  return {
    ...boot,
    flags: flagsFor(boot.environment, flags),
    records: Object.fromEntries(records.map((record) => [record.__id, record])),
  };
}
