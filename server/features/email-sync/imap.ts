import { ImapFlow, type ImapFlowOptions } from 'imapflow';
import { emailSyncLimits } from '#common/email-sync/found-people.ts';
import { canBePublicHost, isPublicAddress } from '#integrations/core/network/addresses.ts';
import { NotPublic, publicLookup } from '#integrations/core/network/public-lookup.ts';

/** How mailboxes are reached. Tests put a server of their own here. */
export const network = {
  isAllowed: isPublicAddress,
  isAllowedHost: canBePublicHost,
  port: 993,
  secure: true,
};

/** Who reads which mailbox. */
export interface Login {
  readonly host: string;
  readonly user: string;
  readonly pass: string;
}

/**
 * A connection to a mailbox whose host a person typed. Throws `NotPublic` for a private one; the address that the host
 * resolves to is checked in the connection itself, so it can't change between the check and the connection.
 */
export async function connectTo({ host, user, pass }: Login): Promise<ImapFlow> {
  if (!network.isAllowedHost(host)) throw new NotPublic();
  return connected({
    ...{ host, port: network.port, secure: network.secure, auth: { user, pass } },
    ...(!network.secure && { doSTARTTLS: false }),
    tls: { lookup: publicLookup((address) => network.isAllowed(address)) },
  });
}

/** A connection to the installation's own mailbox, which may be on a private network. */
export function connectToOwn(url: string): Promise<ImapFlow> {
  const { hostname, port, username, password } = new URL(url);
  return connected({
    ...{ host: hostname, port: port ? Number(port) : network.port, secure: network.secure },
    ...(!network.secure && { doSTARTTLS: false }),
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
  });
}

async function connected(options: ImapFlowOptions): Promise<ImapFlow> {
  const { patience } = emailSyncLimits;
  const client = new ImapFlow({
    ...options,
    ...{ logger: false, disableAutoIdle: true, disableCompression: true, clientInfo: { name: 'Plaudit' } },
    ...{ connectionTimeout: patience, greetingTimeout: patience, socketTimeout: 4 * patience },
    // A server can't make us hold more than this.
    ...{ maxLiteralSize: 1_000_000, maxLineLength: 8_000_000, maxResponseSize: 10_000_000, maxResponseTokens: 200_000 },
  });
  // A connection that breaks later rejects the command at work; without a listener it would end the process.
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Ends a connection politely, or at once if the other side is gone. */
export async function end(client: ImapFlow): Promise<void> {
  try {
    await client.logout();
  } catch {
    client.close();
  }
}

/** Headers of messages, from the oldest, with the numbers of those that are gone left out. */
export async function headersOf(
  client: ImapFlow,
  uids: readonly number[],
): Promise<{ uid: number; raw: Buffer; arrivedAt: Date }[]> {
  const found = await client.fetchAll(
    uids.join(','),
    { uid: true, internalDate: true, bodyParts: [{ key: 'HEADER', start: 0, maxLength: emailSyncLimits.headerBytes }] },
    { uid: true },
  );
  return found
    .flatMap(({ uid, headers, internalDate }) =>
      headers ? [{ uid, raw: headers, arrivedAt: new Date(internalDate ?? 0) }] : [],
    )
    .sort((a, b) => a.uid - b.uid);
}

/** Why a mailbox couldn't be read, in words for its owner, and whether it may work later by itself. */
export interface MailboxProblem {
  readonly words: string;
  readonly mayPass: boolean;
}

/** What an error of a connection means. */
export function problemOf(error: unknown): MailboxProblem {
  const { code, authenticationFailed } = error as { code?: unknown; authenticationFailed?: unknown };
  if (error instanceof NotPublic)
    return {
      mayPass: false,
      words: 'This server is on a private network. Enter one that can be reached from the internet.',
    };
  if (authenticationFailed)
    return {
      mayPass: false,
      words: "The server didn't accept this user name and app password. Enter the app password again.",
    };
  const said = typeof code === 'string' ? code : '';
  if (/CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS|ERR_SSL/.test(said))
    return { mayPass: false, words: "The server's certificate can't be verified, so we didn't send your password." };
  if (said === 'ENOTFOUND') return { mayPass: true, words: "We couldn't find this server. Check its name." };
  if (/TIMEOUT|ETIMEDOUT/i.test(said)) return { mayPass: true, words: "The server didn't answer in time." };
  if (said === 'ECONNREFUSED') return { mayPass: true, words: 'The server refused the connection.' };
  return { mayPass: true, words: 'The connection to the server broke.' };
}
