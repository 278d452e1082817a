import { draftDays } from '#common/retention.ts';
import { localStore } from '#web/kit/session/local-store.ts';
import { StoredValues } from '#web/kit/session/storage.ts';

/** How this browser continues a campaign's anonymous response; null if it doesn't, and on the server. */
export function keptResume(campaignId: string): string | null {
  const kept = storedValues()?.read(nameOf(campaignId));
  return typeof kept === 'string' ? kept : null;
}

/** Keeps in this browser how to continue an anonymous response; does nothing on the server. */
export function keepResume(campaignId: string, resume: string): void {
  storedValues()?.save(nameOf(campaignId), resume, draftDays * 24 * 60);
}

const nameOf = (campaignId: string) => `survey.${campaignId}`;

const storedValues = () => (typeof window === 'undefined' ? null : new StoredValues(localStore()));
