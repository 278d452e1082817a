import { describe, expect, test } from 'vitest';
import { localSecret, readEnv, WrongSetting } from './env.ts';

const own = 'a secret of our own that is long enough';
const mailServer = 'smtp://mail.example';

describe('without any settings', () => {
  const env = readEnv({});

  test('the installation is local, on port 3000, with demo data', () => {
    expect(env).toMatchObject({
      PORT: 3000,
      PLAUDIT_URL: 'http://localhost:3000',
      PLAUDIT_ENV: 'local',
      PLAUDIT_DEMO: true,
    });
  });

  test('the secret is the public one, no proxy is trusted and no email is sent', () => {
    expect(env).toMatchObject({ PLAUDIT_SECRET: localSecret, TRUST_PROXY: 0 });
    expect(env.SMTP_URL).toBeUndefined();
    expect(env.DATABASE_URL).toBeUndefined();
  });

  test('data is kept in the project folder', () => {
    expect(env.PLAUDIT_DATA_DIR).toMatch(/^\/.*\/\.data$/);
  });
});

test.each([
  ['http://localhost:4000', 'local'],
  ['http://127.0.0.1:3000', 'local'],
  ['http://[::1]:3000', 'local'],
  ['https://dev.plaudit.example', 'dev'],
  ['https://uk.dev.plaudit.example', 'dev'],
  ['https://staging.plaudit.example', 'staging'],
  ['https://plaudit.example', 'production'],
  ['https://development.example', 'production'],
  ['https://localhost.plaudit.example', 'production'],
])('%s is %s', (PLAUDIT_URL, environment) => {
  expect(
    readEnv({ PLAUDIT_URL, PLAUDIT_SECRET: own, SMTP_URL: mailServer, CONTACT_EMAIL: 'hello@plaudit.example' })
      .PLAUDIT_ENV,
  ).toBe(environment);
});

test('the address follows the port, and loses a trailing slash', () => {
  expect(readEnv({ PORT: '4000' }).PLAUDIT_URL).toBe('http://localhost:4000');
  expect(readEnv({ PLAUDIT_URL: 'http://localhost:4000/' }).PLAUDIT_URL).toBe('http://localhost:4000');
});

describe('returned mail', () => {
  const domain = { PLAUDIT_BOUNCE_DOMAIN: 'Bounces.Plaudit.example' };

  test('has a domain, in lower case, and a port', () => {
    expect(readEnv({ ...domain, PLAUDIT_BOUNCE_PORT: '2525' })).toMatchObject({
      PLAUDIT_BOUNCE_DOMAIN: 'bounces.plaudit.example',
      PLAUDIT_BOUNCE_PORT: 2525,
    });
    expect(readEnv({}).PLAUDIT_BOUNCE_DOMAIN).toBeUndefined();
  });

  test.each([
    [{ PLAUDIT_BOUNCE_DOMAIN: 'not a domain' }, 'PLAUDIT_BOUNCE_DOMAIN must be a domain'],
    [{ PLAUDIT_BOUNCE_DOMAIN: 'plaudit' }, 'PLAUDIT_BOUNCE_DOMAIN must be a domain'],
    [{ PLAUDIT_BOUNCE_PORT: '2525' }, 'PLAUDIT_BOUNCE_DOMAIN must be set where PLAUDIT_BOUNCE_PORT is'],
    [{ ...domain, PLAUDIT_BOUNCE_PORT: '70000' }, 'PLAUDIT_BOUNCE_PORT must be'],
    [{ PLAUDIT_BOUNCE_CERT: '/tls/cert.pem' }, 'must be set together'],
  ])('%o stops the start with a sentence', (settings, sentence) => {
    expect(() => readEnv(settings)).toThrow(sentence);
  });
});

test('an empty value counts as missing', () => {
  expect(readEnv({ PORT: '', PLAUDIT_URL: '', DATABASE_URL: '' })).toEqual(readEnv({}));
});

test('features come from the environment, changed by PLAUDIT_FEATURES', () => {
  const { PLAUDIT_FEATURES } = readEnv({ PLAUDIT_FEATURES: '+awards,-jobs' });
  expect(PLAUDIT_FEATURES).toMatchObject({
    awards: true,
    jobs: false,
    importFromGoogle: true,
    trainingSessionModal: true,
  });
});

test('a development installation that others can reach needs its own secret', () => {
  expect(() => readEnv({ PLAUDIT_URL: 'https://reviews.dev.agency.example' })).toThrow('The setting PLAUDIT_SECRET');
});

test('demo data is on for local installations, and for others that request it', () => {
  const dev = { PLAUDIT_URL: 'https://dev.plaudit.example', PLAUDIT_SECRET: own };
  expect(readEnv(dev).PLAUDIT_DEMO).toBe(false);
  expect(readEnv({ ...dev, PLAUDIT_DEMO: '1' }).PLAUDIT_DEMO).toBe(true);
  expect(readEnv({ PLAUDIT_DEMO: '0' }).PLAUDIT_DEMO).toBe(false);
});

test.each([
  ['PORT', '0'],
  ['PORT', '65536'],
  ['PORT', '3000x'],
  ['PLAUDIT_URL', 'plaudit.example'],
  ['PLAUDIT_URL', 'ftp://plaudit.example'],
  ['PLAUDIT_URL', 'https://plaudit.example/reviews'],
  ['PLAUDIT_URL', 'https://'],
  ['PLAUDIT_ENV', 'test'],
  ['PLAUDIT_DEMO', 'yes'],
  ['PLAUDIT_FEATURES', 'awards'],
  ['PLAUDIT_FEATURES', '+nothing'],
  ['PLAUDIT_SECRET', 'x'.repeat(31)],
  ['DATABASE_URL', 'mysql://localhost/plaudit'],
  ['DATABASE_READ_URL', 'http://localhost/plaudit'],
  ['DATABASE_POOL_SIZE', '0'],
  ['SMTP_URL', 'mail.example'],
  ['MAIL_FROM', 'Plaudit'],
  ['MAIL_FROM', 'Plaudit <a@b.example>\r\nBcc: c@d.example'],
  ['TRUST_PROXY', 'true'],
  ['LOG_LEVEL', 'loud'],
])('%s=%j is refused with one sentence that names the setting', (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(WrongSetting);
  expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^The setting ${name} must `));
});

test.each(['PLAUDIT_SECRET', 'DATABASE_URL', 'SMTP_URL'])(
  'a wrong %s is not repeated, because it may hold a password',
  (name) => {
    expect(() => readEnv({ [name]: 'hunter2' })).not.toThrow('hunter2');
    expect(() => readEnv({ [name]: 'hunter2' })).toThrow(WrongSetting);
  },
);

describe.each(['https://plaudit.example', 'https://staging.plaudit.example'])('%s', (PLAUDIT_URL) => {
  test('needs its own secret', () => {
    expect(() => readEnv({ PLAUDIT_URL })).toThrow('The setting PLAUDIT_SECRET');
    expect(() => readEnv({ PLAUDIT_URL, PLAUDIT_SECRET: localSecret })).toThrow('The setting PLAUDIT_SECRET');
  });

  test('refuses demo accounts', () => {
    expect(() => readEnv({ PLAUDIT_URL, PLAUDIT_SECRET: own, SMTP_URL: mailServer, PLAUDIT_DEMO: '1' })).toThrow(
      'The setting PLAUDIT_DEMO',
    );
  });

  test('needs a mail server', () => {
    expect(() => readEnv({ PLAUDIT_URL, PLAUDIT_SECRET: own })).toThrow('The setting SMTP_URL');
  });

  test('needs a contact address that people can reach', () => {
    expect(() => readEnv({ PLAUDIT_URL, PLAUDIT_SECRET: own, SMTP_URL: mailServer })).toThrow(
      'The setting CONTACT_EMAIL',
    );
  });

  test('is never local, whatever PLAUDIT_ENV says', () => {
    expect(() => readEnv({ PLAUDIT_URL, PLAUDIT_ENV: 'local' })).toThrow('The setting PLAUDIT_ENV');
  });
});

test('the operator is named if set, on one line', () => {
  expect(readEnv({}).PLAUDIT_OPERATOR).toBeUndefined();
  expect(readEnv({ PLAUDIT_OPERATOR: ' Harbour Reviews Pty Ltd ' }).PLAUDIT_OPERATOR).toBe('Harbour Reviews Pty Ltd');
  for (const PLAUDIT_OPERATOR of ['two\nlines', 'x'.repeat(161), '  '])
    expect(() => readEnv({ PLAUDIT_OPERATOR })).toThrow(WrongSetting);
});
