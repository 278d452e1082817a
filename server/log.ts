import { pino } from 'pino';
import { env } from './env.ts';

/** What must never reach a log, at any depth. */
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

/** This process's log, as JSON lines on standard output, without passwords, tokens and addresses. */
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

/** The most bytes per write that keep lines of several processes on one pipe whole (PIPE_BUF on Linux). */
const atOnce = 4096;
const output = pino.destination({ dest: 1, sync: true });

/** The beginning of all lines for one kind of request, including pino's fields. Built once. */
export const beginningOf = (kind: Readonly<Record<string, string>>): string =>
  JSON.stringify({ level: log.levels.values['info'], ...base, ...kind }).slice(0, -1);

/**
 * Writes the lines of finished requests. They hold only our own words, patterns and numbers, so nothing needs to be
 * redacted. Lines end with a newline and are batched up to the size of one write.
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

/** Numbers and names logged with an error, never data. */
export type LoggedWith = Readonly<Record<string, unknown>>;

/** Calls back with every logged error. */
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

/** An address inside any message of a server or a driver. */
const address = /[^\s<>(),:;"'@]+@[^\s<>(),:;"'@]+/g;

/**
 * What helps to find a fault. Without the error's data: Postgres repeats whole rows in `detail`, mail servers the
 * recipient.
 */
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
