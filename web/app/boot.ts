import { createContext, use } from 'react';
import type { RecordSource } from 'relay-runtime';
import type { SignInVendorKey } from '#common/connections/vendors.ts';
import type { Zone } from '#common/countries.ts';
import { type Environment, type FeatureOverrides, type Features, featuresFor, overridesIn } from '#common/features.ts';
import type { Service } from '#common/services.ts';

/** Relay's records by id, as in a store. */
export type Records = NonNullable<ConstructorParameters<typeof RecordSource>[0]>;

/** The data that the server passes to the browser with a page, as JSON in the document. */
export interface Boot {
  /** `page`: rendered on the server, hydrated when the browser is idle. `shell`: rendered by the browser at once. */
  readonly kind: 'page' | 'shell';
  /** The site's address, for canonical links. */
  readonly site: string;
  readonly features: Features;
  readonly environment: Environment;
  /** The zone of the requested host. */
  readonly zone: Zone;
  /** The zones' public sites, if they have other addresses. */
  readonly publicSites: Readonly<Partial<Record<Zone, string>>>;
  /** The operator's name, if configured, and their contact address. */
  readonly operator?: string;
  readonly contact: string;
  /** Configured third-party services, which learn something about visitors or errors. */
  readonly services: readonly Service[];
  /** Other software that people can sign in by here. */
  readonly signIns: readonly SignInVendorKey[];
  /** The DSN of the Sentry project for browser errors. */
  readonly sentryDsn?: string;
  /** The data that the page was rendered from. */
  readonly records: Records;
  /** The action's answer to a form sent without JavaScript. */
  readonly answer?: unknown;
}

const BootContext = createContext<Boot | null>(null);
export const BootProvider = BootContext.Provider;

export function useBoot(): Boot {
  const boot = use(BootContext);
  if (!boot) throw new Error('A page is drawn below a BootProvider.');
  return boot;
}

/**
 * The form it is sent in: features only if they differ from the environment's default, and records as a list, since
 * each contains its id.
 */
type SentBoot = Omit<Boot, 'features' | 'records'> & {
  features: FeatureOverrides;
  records: NonNullable<Records[string]>[];
};

/** JSON for a script element: no text in it can close the element. */
export function writeBoot({ features, records, ...boot }: Boot): string {
  const sent: SentBoot = {
    ...boot,
    features: overridesIn(features, boot.environment),
    records: Object.values(records).filter(isThere),
  };
  return JSON.stringify(sent).replaceAll('<', '\\u003c');
}

const isThere = (record: Records[string]) => record != null;

/** Reads what `writeBoot` wrote. */
export function parseBoot(text: string): Boot {
  const { features, records, ...boot }: SentBoot = JSON.parse(text);
  return {
    ...boot,
    features: featuresFor(boot.environment, features),
    records: Object.fromEntries(records.map((record) => [record.__id, record])),
  };
}
