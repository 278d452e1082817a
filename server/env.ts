import { availableParallelism } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { type Environment, environments, type Features, featuresFor, parseFeatures } from '#common/features.ts';
import { readS3Address } from './storage/address.ts';

/** The settings of an installation; each has a row in the README's table. */
export interface Env {
  /** The port of the pages and the API. */
  readonly PORT: number;
  /** The public address, without a trailing slash. Every link is built from it. */
  readonly PLAUDIT_URL: string;
  readonly PLAUDIT_ENV: Environment;
  /** An absolute path; a relative one starts at the project folder. */
  readonly PLAUDIT_DATA_DIR: string;
  /** Whether demo data and demo accounts exist. */
  readonly PLAUDIT_DEMO: boolean;
  /** Every feature flag, and whether it is on. */
  readonly PLAUDIT_FEATURES: Features;
  /** Vite's middleware serves pages and reloads them; `bin/dev` sets this. */
  readonly PLAUDIT_DEV_PAGES: boolean;
  /** Megabytes (millions of bytes) of rendered public pages that a web process keeps. */
  readonly PLAUDIT_KEPT_PAGES: number;
  /** At least 32 characters; all other keys are derived from it. */
  readonly PLAUDIT_SECRET: string;
  /** The secret before this one. What was encrypted with it can still be read, until `bin/admin rotate-keys` ran. */
  readonly PLAUDIT_SECRET_BEFORE?: string | undefined;
  /** If absent, the packaged Postgres is used, and the supervisor sets this for its children. */
  readonly DATABASE_URL?: string | undefined;
  /** A streaming replica of DATABASE_URL for public reads. If absent, everything is read from the primary. */
  readonly DATABASE_READ_URL?: string | undefined;
  /** Connections per process; a replica gets as many again. */
  readonly DATABASE_POOL_SIZE: number;
  /** If absent, emails stay in the outbox. */
  readonly SMTP_URL?: string | undefined;
  readonly MAIL_FROM: string;
  /** The domain of our return addresses. If absent, returned mail goes to MAIL_FROM. */
  readonly PLAUDIT_BOUNCE_DOMAIN?: string | undefined;
  /** The port on which the worker accepts returned mail. If absent, it accepts none. */
  readonly PLAUDIT_BOUNCE_PORT?: number | undefined;
  /** Paths of a certificate and its key, in PEM, that encrypt that port. */
  readonly PLAUDIT_BOUNCE_CERT?: string | undefined;
  readonly PLAUDIT_BOUNCE_KEY?: string | undefined;
  /** An address whose mailbox gets copies of recruiters' emails, each with a tag of its own. If absent, none is offered. */
  readonly PLAUDIT_SYNC_MAILBOX?: string | undefined;
  /** Where that mailbox is read by IMAP. */
  readonly PLAUDIT_SYNC_IMAP_URL?: string | undefined;
  /** Where people reach the operator. Defaults to the address in MAIL_FROM. */
  readonly CONTACT_EMAIL: string;
  /** The operator's name, as shown on pages. If absent, it is not shown. */
  readonly PLAUDIT_OPERATOR?: string | undefined;
  /** A bucket for uploads. If absent, they go to the folder `files` in PLAUDIT_DATA_DIR. */
  readonly FILES_URL?: string | undefined;
  /** How many proxies in front of us are trusted to report a visitor's address. */
  readonly TRUST_PROXY: number;
  /**
   * The token that gives access to `/metrics`. If absent, only the machine itself has access, and only without a proxy.
   */
  readonly METRICS_TOKEN?: string | undefined;
  /** The id of an Intercom chat; if absent, there is no chat. */
  readonly INTERCOM_APP_ID?: string | undefined;
  /** Proves to the chat who is writing. */
  readonly INTERCOM_SECRET?: string | undefined;
  /** Where links to the public site lead, by zone. If absent, to this installation's search. */
  readonly PLAUDIT_SITE_AU?: string | undefined;
  readonly PLAUDIT_SITE_UK?: string | undefined;
  /** Where browser and server errors are reported. If absent, nowhere. */
  readonly SENTRY_DSN_WEB?: string | undefined;
  readonly SENTRY_DSN_SERVER?: string | undefined;
  /** Our applications at other software. Without an id, that software is not offered. */
  readonly JOBADDER_CLIENT_ID?: string | undefined;
  readonly JOBADDER_CLIENT_SECRET?: string | undefined;
  readonly VINCERE_CLIENT_ID?: string | undefined;
  readonly BULLHORN_CLIENT_ID?: string | undefined;
  readonly BULLHORN_CLIENT_SECRET?: string | undefined;
  readonly GOOGLE_CLIENT_ID?: string | undefined;
  readonly GOOGLE_CLIENT_SECRET?: string | undefined;
  readonly LINKEDIN_CLIENT_ID?: string | undefined;
  readonly LINKEDIN_CLIENT_SECRET?: string | undefined;
  /** Where `bin/fakes` answers instead of other software. Only on your own machine. */
  readonly PLAUDIT_FAKES?: string | undefined;
  /** Log lines below this level are not written. */
  readonly LOG_LEVEL: LogLevel;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** A setting that cannot be used. Its message is one sentence for the person who starts Plaudit. */
export class WrongSetting extends Error {}

/** A public secret, so that a first start needs no settings. Refused where others can reach the installation. */
export const localSecret = 'plaudit-local-secret-that-everybody-knows';

/**
 * Reads and checks all settings. Throws `WrongSetting`, which names the first wrong one. An empty value counts as
 * absent.
 */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const given = parse(source);
  const PLAUDIT_URL = given.PLAUDIT_URL ?? `http://localhost:${given.PORT}`;
  const { hostname } = new URL(PLAUDIT_URL);
  const PLAUDIT_ENV = given.PLAUDIT_ENV ?? environmentOf(hostname);
  const MAIL_FROM = given.MAIL_FROM ?? `Plaudit <no-reply@${hostname}>`;
  const env: Env = {
    ...given,
    PLAUDIT_URL,
    PLAUDIT_ENV,
    PLAUDIT_DATA_DIR: path.resolve(projectFolder, given.PLAUDIT_DATA_DIR),
    PLAUDIT_DEMO: given.PLAUDIT_DEMO ?? PLAUDIT_ENV === 'local',
    PLAUDIT_FEATURES: featuresFor(PLAUDIT_ENV, given.PLAUDIT_FEATURES),
    MAIL_FROM,
    CONTACT_EMAIL: given.CONTACT_EMAIL ?? MAIL_FROM.replace(/^.*<|>$/g, ''),
  };
  refuseUnsafe(env, hostname);
  if (!given.CONTACT_EMAIL && isForOthers(env))
    throw new WrongSetting(
      `The setting CONTACT_EMAIL must be set in ${PLAUDIT_ENV}: people write there to object, or to say that a page is not theirs.`,
    );
  refuseHalfBounces(env);
  refuseHalfApps(env);
  refuseHalfSync(env);
  return Object.freeze(env);
}

/** This process's settings. Read on first use, so that a wrong one can be reported as a sentence. */
export const env: Env = new Proxy({} as Env, {
  get: (_, name) => Reflect.get(settings(), name),
  has: (_, name) => Reflect.has(settings(), name),
  ownKeys: () => Reflect.ownKeys(settings()),
  getOwnPropertyDescriptor: (_, name) => ({
    ...Reflect.getOwnPropertyDescriptor(settings(), name),
    configurable: true,
  }),
});

/** The environment a child process inherits, plus what its parent adds. */
export function environmentForChild(added: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...process.env, ...added };
}

let read: Env | undefined;

function settings(): Env {
  read ??= readEnv(process.env);
  return read;
}

const projectFolder = path.join(import.meta.dirname, '..');

const count = (from: number, to: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(from).max(to));

const yesOrNo = z.enum(['0', '1']).transform((text) => text === '1');

const address = (...schemes: readonly string[]) =>
  z.string().refine((text) => schemes.some((scheme) => text.startsWith(`${scheme}://`)));

/** A project of Sentry: `https://<public key>@<host>/<project>`. */
const dsn = /^https?:\/\/\w+@[\w.:-]+\/(?:[\w-]+\/)*\d+$/;

const appId = z.string().regex(/^[^\s\p{Cc}]{1,200}$/u);
const appSecret = z.string().regex(/^[^\s\p{Cc}]{8,500}$/u);

const shape = z.object({
  PORT: count(1, 65_535).default(3000),
  PLAUDIT_URL: address('http', 'https')
    .refine(isOrigin)
    .transform((text) => new URL(text).origin)
    .optional(),
  PLAUDIT_ENV: z.enum(environments).optional(),
  PLAUDIT_DATA_DIR: z.string().default('.data'),
  PLAUDIT_DEMO: yesOrNo.optional(),
  PLAUDIT_FEATURES: z.string().default('').transform(featuresOrIssue),
  PLAUDIT_DEV_PAGES: yesOrNo.default(false),
  PLAUDIT_KEPT_PAGES: count(1, 1_000_000).default(64),
  PLAUDIT_SECRET: z.string().min(32).default(localSecret),
  PLAUDIT_SECRET_BEFORE: z.string().min(32).optional(),
  DATABASE_URL: address('postgres', 'postgresql').optional(),
  DATABASE_READ_URL: address('postgres', 'postgresql').optional(),
  DATABASE_POOL_SIZE: count(1, 1000).default(2 * availableParallelism()),
  SMTP_URL: address('smtp', 'smtps').refine(URL.canParse).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/)
    .optional(),
  PLAUDIT_BOUNCE_DOMAIN: z
    .string()
    .toLowerCase()
    .regex(/^(?=.{1,180}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/)
    .optional(),
  PLAUDIT_BOUNCE_PORT: count(1, 65_535).optional(),
  PLAUDIT_BOUNCE_CERT: z.string().optional(),
  PLAUDIT_BOUNCE_KEY: z.string().optional(),
  PLAUDIT_SYNC_MAILBOX: z
    .string()
    .toLowerCase()
    .regex(/^[a-z0-9._-]{1,30}@[a-z0-9.-]+\.[a-z0-9-]+$/)
    .optional(),
  PLAUDIT_SYNC_IMAP_URL: address('imaps').refine(hasLogin).optional(),
  CONTACT_EMAIL: z
    .string()
    .regex(/^[^\s<>@]+@[^\s<>@]+$/)
    .optional(),
  PLAUDIT_OPERATOR: z
    .string()
    .trim()
    .regex(/^[^\p{Cc}]{1,160}$/u)
    .optional(),
  FILES_URL: z.string().refine(readS3Address).optional(),
  TRUST_PROXY: count(0, 100).default(0),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/-]{24,}=*$/)
    .optional(),
  INTERCOM_APP_ID: z
    .string()
    .regex(/^\w{1,40}$/)
    .optional(),
  INTERCOM_SECRET: z.string().min(10).optional(),
  PLAUDIT_SITE_AU: address('http', 'https').refine(URL.canParse).optional(),
  PLAUDIT_SITE_UK: address('http', 'https').refine(URL.canParse).optional(),
  SENTRY_DSN_WEB: z.string().regex(dsn).optional(),
  SENTRY_DSN_SERVER: z.string().regex(dsn).optional(),
  JOBADDER_CLIENT_ID: appId.optional(),
  JOBADDER_CLIENT_SECRET: appSecret.optional(),
  VINCERE_CLIENT_ID: appId.optional(),
  BULLHORN_CLIENT_ID: appId.optional(),
  BULLHORN_CLIENT_SECRET: appSecret.optional(),
  GOOGLE_CLIENT_ID: appId.optional(),
  GOOGLE_CLIENT_SECRET: appSecret.optional(),
  LINKEDIN_CLIENT_ID: appId.optional(),
  LINKEDIN_CLIENT_SECRET: appSecret.optional(),
  PLAUDIT_FAKES: address('http')
    .refine(isOrigin)
    .transform((text) => new URL(text).origin)
    .optional(),
  LOG_LEVEL: z.enum(logLevels).default('info'),
});

/** What a right value looks like. Never includes the wrong value, which may be a password. */
const expected: Record<keyof typeof shape.shape, string> = {
  PORT: 'must be a whole number from 1 to 65535',
  PLAUDIT_URL: 'must be the address people type, such as https://plaudit.example, without a path',
  PLAUDIT_ENV: `must be one of ${environments.join(', ')}`,
  PLAUDIT_DATA_DIR: 'must be a folder',
  PLAUDIT_DEMO: 'must be 1 or 0',
  PLAUDIT_FEATURES: 'must name features with a sign, such as +awards,-jobs',
  PLAUDIT_DEV_PAGES: 'must be 1 or 0',
  PLAUDIT_KEPT_PAGES: 'must be a whole number of megabytes, from 1 to 1000000',
  PLAUDIT_SECRET: 'must have at least 32 characters',
  PLAUDIT_SECRET_BEFORE: 'must have at least 32 characters',
  DATABASE_URL: 'must start with postgresql:// or postgres://',
  DATABASE_READ_URL: 'must start with postgresql:// or postgres://',
  DATABASE_POOL_SIZE: 'must be a whole number from 1 to 1000',
  SMTP_URL: 'must be an address such as smtp://user:password@mail.example:587',
  MAIL_FROM: 'must be an e-mail address, with or without a name before it: Plaudit <hello@plaudit.example>',
  PLAUDIT_BOUNCE_DOMAIN: 'must be a domain whose mail reaches Plaudit, such as bounces.plaudit.example',
  PLAUDIT_BOUNCE_PORT: 'must be a whole number from 1 to 65535',
  PLAUDIT_BOUNCE_CERT: 'must be a file with a certificate in PEM',
  PLAUDIT_BOUNCE_KEY: 'must be a file with the key of that certificate in PEM',
  PLAUDIT_SYNC_MAILBOX: 'must be an email address without a tag, such as sync@plaudit.example',
  PLAUDIT_SYNC_IMAP_URL:
    'must be an address such as imaps://user:password@mail.example:993, with %40 for an @ in the user',
  CONTACT_EMAIL: 'must be an e-mail address such as hello@plaudit.example',
  PLAUDIT_OPERATOR: 'must be a name of at most 160 characters on one line',
  FILES_URL:
    'must be an address such as s3://key:secret@s3.example/bucket?region=eu-west-1, with %2F for a slash in key or secret',
  TRUST_PROXY: 'must be the number of proxies before Plaudit, from 0 to 100',
  METRICS_TOKEN: 'must be a token for Authorization: Bearer, at least 24 letters and digits that nobody can guess',
  INTERCOM_APP_ID: 'must be the id of an Intercom workspace: letters and digits',
  INTERCOM_SECRET: "must be the secret of Intercom's identity verification for the web",
  PLAUDIT_SITE_AU: 'must be an address such as https://www.plaudit.example',
  PLAUDIT_SITE_UK: 'must be an address such as https://www.plaudit.example',
  SENTRY_DSN_WEB: 'must be the address of a Sentry project, such as https://key@errors.example/1',
  SENTRY_DSN_SERVER: 'must be the address of a Sentry project, such as https://key@errors.example/2',
  JOBADDER_CLIENT_ID: 'must be the client id that JobAdder gave your application',
  JOBADDER_CLIENT_SECRET: 'must be the client secret that JobAdder gave your application',
  VINCERE_CLIENT_ID: 'must be the client id that Vincere gave your application',
  BULLHORN_CLIENT_ID: 'must be the client id that Bullhorn gave your application',
  BULLHORN_CLIENT_SECRET: 'must be the client secret that Bullhorn gave your application',
  GOOGLE_CLIENT_ID: 'must be the client id that Google gave your application',
  GOOGLE_CLIENT_SECRET: 'must be the client secret that Google gave your application',
  LINKEDIN_CLIENT_ID: 'must be the client id that LinkedIn gave your application',
  LINKEDIN_CLIENT_SECRET: 'must be the client secret that LinkedIn gave your application',
  PLAUDIT_FAKES: 'must be the address that bin/fakes prints, such as http://127.0.0.1:4010',
  LOG_LEVEL: `must be one of ${logLevels.join(', ')}`,
};

function parse(source: NodeJS.ProcessEnv) {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = shape.safeParse(present);
  if (result.success) return result.data;
  const issue = result.error.issues[0]!;
  const name = issue.path[0] as keyof typeof expected;
  const detail = issue.code === 'custom' && issue.params?.sentence;
  throw new WrongSetting(`The setting ${name} ${expected[name]}.${detail ? ` ${detail}` : ''}`);
}

function hasLogin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return hostname !== '' && username !== '' && password !== '';
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { pathname, search, hash, username } = new URL(text);
  return pathname === '/' && !search && !hash && !username;
}

function featuresOrIssue(text: string, context: z.RefinementCtx) {
  try {
    return parseFeatures(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: 'features', params: { sentence: (error as Error).message } });
    return z.NEVER;
  }
}

function environmentOf(hostname: string): Environment {
  if (isLoopback(hostname)) return 'local';
  const names = hostname.split('.').slice(0, -1);
  return (['dev', 'staging'] as const).find((name) => names.includes(name)) ?? 'production';
}

function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || hostname.startsWith('127.')
  );
}

/** A port that can receive nothing, or half a certificate, would go unnoticed. */
function refuseHalfBounces(env: Env): void {
  if (env.PLAUDIT_BOUNCE_PORT && !env.PLAUDIT_BOUNCE_DOMAIN)
    throw new WrongSetting(
      'The setting PLAUDIT_BOUNCE_DOMAIN must be set where PLAUDIT_BOUNCE_PORT is: mails come back to addresses of that domain.',
    );
  if (!env.PLAUDIT_BOUNCE_CERT !== !env.PLAUDIT_BOUNCE_KEY)
    throw new WrongSetting(
      'The settings PLAUDIT_BOUNCE_CERT and PLAUDIT_BOUNCE_KEY must be set together, or not at all.',
    );
}

/** An id without its secret would fail only when somebody connects. */
function refuseHalfApps(env: Env): void {
  for (const name of ['JOBADDER', 'BULLHORN', 'GOOGLE', 'LINKEDIN'] as const)
    if (!env[`${name}_CLIENT_ID`] !== !env[`${name}_CLIENT_SECRET`])
      throw new WrongSetting(
        `The settings ${name}_CLIENT_ID and ${name}_CLIENT_SECRET must be set together, or not at all.`,
      );
  if (env.PLAUDIT_FAKES && env.PLAUDIT_ENV !== 'local' && env.PLAUDIT_ENV !== 'dev')
    throw new WrongSetting(
      `The setting PLAUDIT_FAKES must not be set in ${env.PLAUDIT_ENV}: made-up placements would count as proven.`,
    );
}

/** An address that nobody reads would promise what never happens. */
function refuseHalfSync(env: Env): void {
  if (!env.PLAUDIT_SYNC_MAILBOX !== !env.PLAUDIT_SYNC_IMAP_URL)
    throw new WrongSetting(
      'The settings PLAUDIT_SYNC_MAILBOX and PLAUDIT_SYNC_IMAP_URL must be set together, or not at all.',
    );
}

const isForOthers = ({ PLAUDIT_ENV }: Env) => PLAUDIT_ENV !== 'local' && PLAUDIT_ENV !== 'dev';

/** A known secret or known passwords would let anybody in, and `local` shows every email. */
function refuseUnsafe(env: Env, hostname: string): void {
  if (env.PLAUDIT_ENV === 'local' && !isLoopback(hostname)) {
    throw new WrongSetting(
      `The setting PLAUDIT_ENV must not be local, because PLAUDIT_URL (${env.PLAUDIT_URL}) is not on this machine.`,
    );
  }
  const isOnlyOurs = env.PLAUDIT_ENV === 'local' || (env.PLAUDIT_ENV === 'dev' && isLoopback(hostname));
  if (env.PLAUDIT_SECRET === localSecret && !isOnlyOurs) {
    throw new WrongSetting(
      `The setting PLAUDIT_SECRET must hold a secret of your own in ${env.PLAUDIT_ENV}: at least 32 characters that nobody can guess.`,
    );
  }
  if (!isForOthers(env)) return;
  if (!env.SMTP_URL) {
    throw new WrongSetting(
      `The setting SMTP_URL must name a mail server in ${env.PLAUDIT_ENV}, such as smtp://user:password@mail.example:587: without one nobody is asked for a review.`,
    );
  }
  if (env.PLAUDIT_DEMO) {
    throw new WrongSetting(
      `The setting PLAUDIT_DEMO must not be 1 in ${env.PLAUDIT_ENV}: everybody knows the demo accounts' password.`,
    );
  }
}
