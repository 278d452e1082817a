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
});
