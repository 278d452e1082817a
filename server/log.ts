import { pino } from 'pino';
import { env } from './env.ts';

/** What must never reach a log, wherever it stands. */
const secrets = [
  'password',
  '_password',
  'token',
  'refresh_token',
  'authorization',
  'cookie',
  'email',
  'to',
  '*.password',
  '*._password',
  '*.token',
  '*.refresh_token',
  '*.email',
  '*.to',
  'req.headers.authorization',
  'req.headers.cookie',
];

const level = env.LOG_LEVEL;
const base = { process: process.argv[2] ?? 'main' };

/** The log of this process, as JSON lines on standard output. Without passwords, tokens and addresses. */
export const log = pino({
  level,
  base,
  redact: { paths: secrets, remove: true },
  serializers: { err: withoutData },
  hooks: {
    logMethod(args, method, level) {
      if (level >= errorLevel) tellListener(args[0]);
      return method.apply(this, args);
    },
  },
});

/** Bytes that one write may have, so that lines of several processes on one pipe stay whole (PIPE_BUF of Linux). */
const atOnce = 4096;
const written = pino.destination({ dest: 1, minLength: 3500, maxWrite: atOnce, periodicFlush: 200, sync: true });
// What ends by itself or by an error loses no line; what is killed, those of a fifth of a second. One try: where nobody
// reads any more, `flushSync` would try for ever.
process.on('exit', () => written.flush());

/**
 * The lines of answered requests, many at a time: writing each by itself takes longer than answering from what is kept.
 * They hold what we say ourselves, patterns and numbers, so nothing is looked for and taken out.
 */
export const requestLog = pino({ level, base }, written);

/** What is told of an error besides itself: numbers and names, never data. */
export type LoggedWith = Readonly<Record<string, unknown>>;

/** Calls back with every error that is logged as one. */
export function onLoggedError(next: (error: unknown, loggedWith: LoggedWith) => void): void {
  listener = next;
}

const errorLevel = 50;
let listener: ((error: unknown, loggedWith: LoggedWith) => void) | undefined;

function tellListener(first: unknown) {
  if (typeof first !== 'object' || first === null || !('err' in first)) return;
  const { err, ...loggedWith } = first;
  listener?.(err, loggedWith);
}

/** An address, in whatever sentence a server or a driver puts it. */
const address = /[^\s<>(),:;"'@]+@[^\s<>(),:;"'@]+/g;

/** What helps to find a fault. Not its data: Postgres repeats whole rows in `detail`, mail servers the recipient. */
export function withoutData(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error).replace(address, '[address]') };
  const { name, message, stack = '', cause } = error;
  return {
    type: name,
    message: message.replace(address, '[address]'),
    stack: stack.replace(address, '[address]'),
    ...('code' in error && { code: error.code }),
    ...('constraint' in error && { constraint: error.constraint }),
    ...(cause !== undefined && { cause: String(cause).replace(address, '[address]') }),
  };
}
