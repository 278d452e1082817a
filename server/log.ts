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
const output = pino.destination({ dest: 1, sync: true });
let lines = '';
let timeOfLine = 0;

/**
 * The lines of answered requests, which hold what we say ourselves, patterns and numbers: nothing is looked for and
 * taken out. They are put into words many at a time by `logRequests`.
 */
export const requestLog = pino(
  { level, base, timestamp: () => `,"time":${timeOfLine}` },
  {
    write(line: string) {
      if (lines.length + line.length > atOnce) writeLines();
      lines += line;
    },
  },
);

/** Writes a line for each of those that were answered, at its own time in milliseconds. */
export function logRequests<One extends { readonly at: number }>(all: readonly One[], say: (one: One) => void): void {
  for (const one of all) {
    timeOfLine = one.at;
    say(one);
  }
  writeLines();
}

function writeLines() {
  if (lines) output.write(lines);
  lines = '';
}

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
