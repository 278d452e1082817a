import { useSyncExternalStore } from 'react';
import type { Environment } from '#common/features.ts';
import { roleName } from '#common/roles.ts';
import { localStore } from '../session/local-store.ts';
import { StoredValues } from '../session/storage.ts';

/** What developers can switch on: outlines around parts that require a role, and being treated as a super admin. */
export const developerFeatures = ['highlight-permissions', 'ignore-permissions'] as const;
export type DeveloperFeature = (typeof developerFeatures)[number];

const key = 'developer-features';
const listeners = new Set<() => void>();
let values: StoredValues | undefined;
let on: ReadonlySet<DeveloperFeature> = new Set();

/** Whether this is an installation for developers. Everywhere else nothing can be switched on, whatever is stored. */
export const isForDevelopers = (environment: Environment): boolean => environment === 'local' || environment === 'dev';

/** Restores what was switched on in this browser. The server never knows about it. */
export function openDeveloperSwitch(environment: Environment, store = localStore()): void {
  values = isForDevelopers(environment) ? new StoredValues(store) : undefined;
  const stored = values?.read(key);
  on = new Set(developerFeatures.filter((feature) => Array.isArray(stored) && stored.includes(feature)));
}

/** Switches a feature on or off. */
export function toggleDeveloperFeature(feature: DeveloperFeature): void {
  if (!values) return;
  on = new Set(developerFeatures.filter((one) => on.has(one) !== (one === feature)));
  values.save(key, [...on], 'never');
  for (const listener of listeners) listener();
}

/** Whether a feature is on; always false on the server and until the page has hydrated. */
export function useDeveloperFeature(feature: DeveloperFeature): boolean {
  return useSyncExternalStore(
    subscribe,
    () => on.has(feature),
    () => false,
  );
}

/** The roles that screens and routes check. */
export function rolesToCheck(roles: readonly string[]): readonly string[] {
  return on.has('ignore-permissions') ? [...roles, roleName('super_admin')] : roles;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
