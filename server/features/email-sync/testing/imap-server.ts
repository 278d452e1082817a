import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { network } from '../imap.ts';

/** A message of the test server. Its text after the header is there to show that nobody reads it. */
interface Stored {
  uid: number;
  raw: string;
  arrivedAt: Date;
  isDeleted: boolean;
}

/** A folder of the test server. */
export interface TestFolder {
  uidValidity: number;
  messages: Stored[];
}

/** A mailbox on this machine that speaks as much of IMAP4rev1 (RFC 3501) as reading headers needs. */
export interface TestMailbox {
  readonly port: number;
  readonly folders: { inbox: TestFolder; sent: TestFolder };
  /** The commands it got, without tags. */
  readonly commands: string[];
  password: string;
  /** Called before a part of a folder is answered; it may throw to break the connection. */
  beforeFetch: () => void;
  put(folder: 'inbox' | 'sent', raw: string, arrivedAt?: Date): void;
  close(): Promise<void>;
}

/** Starts a mailbox whose user is anybody with its password. */
export async function startTestMailbox(password = 'app-password-1'): Promise<TestMailbox> {
  const folders = { inbox: emptyFolder(), sent: emptyFolder() };
  const sockets = new Set<Socket>();
  const idlers = new Set<() => void>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    serve(socket, mailbox, idlers);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const mailbox: TestMailbox = {
    port: (server.address() as AddressInfo).port,
    folders,
    commands: [],
    password,
    beforeFetch: () => {},
    put(name, raw, arrivedAt = new Date()) {
      const folder = folders[name];
      const uid = (folder.messages.at(-1)?.uid ?? 0) + 1;
      folder.messages.push({ uid, raw: raw.replaceAll(/\r?\n/g, '\r\n'), arrivedAt, isDeleted: false });
      for (const tell of idlers) tell();
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
  return mailbox;
}

/** Lets mailboxes on this machine be read, without TLS, at a port. Undone by `restoreNetwork`. */
export function useTestNetwork(port: number): void {
  Object.assign(network, { port, secure: false, isAllowed: () => true, isAllowedHost: () => true });
}

const usual = { ...network };

/** Makes the network what it is outside tests. */
export const restoreNetwork = (): void => void Object.assign(network, usual);

const emptyFolder = (): TestFolder => ({ uidValidity: 7, messages: [] });

const capabilities = 'IMAP4rev1 ID IDLE NAMESPACE SPECIAL-USE UIDPLUS';

/** Answers one connection. `idlers` are told of new messages. */
function serve(socket: Socket, mailbox: TestMailbox, idlers: Set<() => void>): void {
  let text = '';
  let folder: TestFolder | null = null;
  let idleTag: string | null = null;
  const tell = () => say(`* ${folder?.messages.length ?? 0} EXISTS`);
  socket.on('close', () => idlers.delete(tell));
  const say = (line: string) => socket.write(`${line}\r\n`, 'latin1');
  const answers: Record<string, (tag: string, rest: string) => void> = {
    capability: (tag) => {
      say(`* CAPABILITY ${capabilities}`);
      say(`${tag} OK done`);
    },
    id: (tag) => {
      say('* ID NIL');
      say(`${tag} OK done`);
    },
    namespace: (tag) => {
      say('* NAMESPACE (("" "/")) NIL NIL');
      say(`${tag} OK done`);
    },
    login: (tag, rest) => {
      const [, , given] = /^("(?:[^"\\]|\\.)*"|\S+) ("(?:[^"\\]|\\.)*"|\S+)$/.exec(rest) ?? [];
      const isRight = given?.replaceAll(/^"|"$/g, '') === mailbox.password;
      say(
        isRight
          ? `${tag} OK [CAPABILITY ${capabilities}] done`
          : `${tag} NO [AUTHENTICATIONFAILED] Invalid credentials`,
      );
    },
    list: (tag, rest) => {
      if (/ ""$/.test(rest)) say('* LIST (\\Noselect) "/" ""');
      else {
        say('* LIST (\\HasNoChildren) "/" INBOX');
        say('* LIST (\\HasNoChildren \\Sent) "/" "Gesendete Elemente"');
      }
      say(`${tag} OK done`);
    },
    lsub: (tag) => {
      say('* LSUB () "/" INBOX');
      say(`${tag} OK done`);
    },
    select: (tag, rest) => {
      folder = /INBOX/i.test(rest) ? mailbox.folders.inbox : mailbox.folders.sent;
      say(`* ${folder.messages.length} EXISTS`);
      say('* FLAGS (\\Seen \\Deleted)');
      say(`* OK [UIDVALIDITY ${folder.uidValidity}] valid`);
      say(`* OK [UIDNEXT ${(folder.messages.at(-1)?.uid ?? 0) + 1}] next`);
      say(`${tag} OK [READ-WRITE] done`);
    },
    uid: (tag, rest) => answerUid(tag, rest),
    noop: (tag) => say(`${tag} OK done`),
    idle: (tag) => {
      idleTag = tag;
      idlers.add(tell);
      say('+ idling');
    },
    expunge: (tag) => expunge(tag),
    logout: (tag) => {
      say('* BYE bye');
      say(`${tag} OK done`);
      socket.end();
    },
  };
  answers['examine'] = answers['select']!;

  function expunge(tag: string): void {
    for (const [index, message] of [...(folder?.messages ?? []).entries()].reverse())
      if (message.isDeleted) {
        folder!.messages.splice(index, 1);
        say(`* ${index + 1} EXPUNGE`);
      }
    say(`${tag} OK done`);
  }

  function answerUid(tag: string, rest: string): void {
    const [, command, more = ''] = /^(\w+) ?(.*)$/.exec(rest) ?? [];
    if (command === 'SEARCH') {
      const range = /\bUID (\S+)/.exec(more)?.[1];
      const since = /\bSINCE (\S+)/.exec(more)?.[1];
      const found = folder!.messages.filter(
        ({ uid, arrivedAt }) =>
          (!range || isIn(range, uid, folder!)) && (!since || arrivedAt.getTime() >= Date.parse(`${since} UTC`)),
      );
      say(`* SEARCH${found.map(({ uid }) => ` ${uid}`).join('')}`);
    } else if (command === 'FETCH') {
      try {
        mailbox.beforeFetch();
      } catch {
        socket.destroy();
        return;
      }
      const [set = '', items = ''] = [more.slice(0, more.indexOf(' ')), more.slice(more.indexOf(' ') + 1)];
      const most = Number(/BODY\.PEEK\[HEADER\]<0\.(\d+)>/.exec(items)?.[1] ?? 0);
      for (const [index, { uid, raw, arrivedAt }] of folder!.messages.entries()) {
        if (!isIn(set, uid, folder!)) continue;
        const header = raw.slice(0, raw.indexOf('\r\n\r\n') + 4).slice(0, most);
        const date = `"${arrivedAt
          .toUTCString()
          .slice(5, 25)
          .replace(/^0/, ' ')
          .replaceAll(/ (?=\w{3} |\d{4} )/g, '-')} +0000"`;
        socket.write(
          `* ${index + 1} FETCH (UID ${uid} INTERNALDATE ${date} BODY[HEADER]<0> {${Buffer.byteLength(header, 'latin1')}}\r\n${header})\r\n`,
          'latin1',
        );
      }
    } else if (command === 'STORE') {
      const set = more.slice(0, more.indexOf(' '));
      for (const message of folder!.messages)
        if (isIn(set, message.uid, folder!)) message.isDeleted = /\\Deleted/.test(more);
    }
    if (command === 'EXPUNGE') expunge(tag);
    else say(`${tag} OK done`);
  }

  socket.on('data', (bytes) => {
    text += bytes.toString('latin1');
    for (let at = text.indexOf('\r\n'); at >= 0; at = text.indexOf('\r\n')) {
      const line = text.slice(0, at);
      text = text.slice(at + 2);
      if (idleTag !== null && line.toUpperCase() === 'DONE') {
        say(`${idleTag} OK done`);
        idleTag = null;
        idlers.delete(tell);
        continue;
      }
      const [, tag = '*', command = '', rest = ''] = /^(\S+) (\w+) ?(.*)$/.exec(line) ?? [];
      mailbox.commands.push(`${command} ${rest}`.trim());
      const answer = answers[command.toLowerCase()];
      if (answer) answer(tag, rest);
      else say(`${tag} BAD unknown command`);
    }
  });
  say(`* OK [CAPABILITY ${capabilities}] ready`);
}

/** Whether a message is in a set of numbers such as '1,4:*'. */
function isIn(set: string, uid: number, { messages }: TestFolder): boolean {
  const last = messages.at(-1)?.uid ?? 0;
  return set.split(',').some((part) => {
    const [from, to = from] = part.split(':').map((end) => (end === '*' ? last : Number(end)));
    return uid >= Math.min(from!, to!) && uid <= Math.max(from!, to!);
  });
}
