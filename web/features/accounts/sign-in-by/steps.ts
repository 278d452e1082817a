import type { SignInVendorKey } from '#common/connections/vendors.ts';
import { browserKey } from '#web/features/connections/browser-key.ts';
import { localStore } from '#web/kit/session/local-store.ts';
import type { Session } from '#web/kit/session/session.ts';
import { StoredValues } from '#web/kit/session/storage.ts';

/** How somebody shows which account is theirs: by its password or an emailed link, by a link alone, or there's none. */
export interface Pending {
  readonly next: 'password' | 'mail' | 'new';
  /** Stands for who they are at the other software. */
  readonly handle: string;
  readonly email: string;
  readonly name: string;
}

/** Leaves for a vendor's sign-in page, which comes back to this tab. */
export async function leaveFor(session: Session, vendor: SignInVendorKey): Promise<void> {
  const fields = { vendor, browser: browserKey() };
  const { url } = await session.takeStep<{ url: string }>('/login/connect/begin', fields);
  location.assign(url!);
}

/** What came of a return: 'session' if it signed in. */
export async function finish(
  session: Session,
  returned: { vendor: SignInVendorKey; code: string; state: string },
): Promise<'session' | 'linked' | Pending> {
  const fields = { ...returned, browser: browserKey() };
  const answer = await session.takeStep<Pending & { outcome: string }>('/login/connect/finish', fields);
  if (answer.outcome === 'pending') return answer as Pending;
  return answer.outcome === 'linked' ? 'linked' : 'session';
}

const name = 'linking';

/** Requests the emailed link, which works in this browser alone. Returns the server's words. */
export async function requestLink(session: Session, handle: string): Promise<string> {
  const { message } = await session.takeStep<{ message: string }>('/login/connect/mail', { handle });
  new StoredValues(localStore()).save(name, handle, 30);
  return message!;
}

/** What the emailed link needs of the browser that requested it; '' in any other. */
export function keptHandle(): string {
  const kept = new StoredValues(localStore()).read(name);
  return typeof kept === 'string' ? kept : '';
}
