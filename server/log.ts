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

/** What the lines of one kind of answered requests begin with, with the fields that pino writes: it is said once for all. */
export const beginningOf = (kind: Readonly<Record<string, string>>): string =>
  JSON.stringify({ level: log.levels.values['info'], ...base, ...kind }).slice(0, -1);

/**
 * Writes the lines of answered requests, which hold what we say ourselves, patterns and numbers: nothing is looked for
 * and taken out. Each comes with its end, and so many as one write may have go out at once.
 */
export function logAnswered(lines: readonly string[]): void {
  if (!log.isLevelEnabled('info')) return;
  let text = '';
  for (const line of lines) {
    if (text.length + line.length > atOnce) {
      output.write(text);
      text = '';
    }
    text += line;
  }
  output.write(text);
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
