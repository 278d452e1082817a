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

/** The log of this process, as JSON lines on standard output. Without passwords, tokens and addresses. */
export const log = pino({
  level: env.LOG_LEVEL,
  base: { process: process.argv[2] ?? 'main' },
  redact: { paths: secrets, remove: true },
  serializers: { err: withoutData },
  hooks: {
    logMethod(args, method, level) {
      if (level >= errorLevel) tellListener(args[0]);
      return method.apply(this, args);
    },
  },
});

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
