import { expect, test } from 'vitest';
import { servicesOf } from './services.ts';

test.each([
  [{}, []],
  [{ SENTRY_DSN_WEB: 'https://key@errors.example/1' }, ['Sentry']],
  [{ SENTRY_DSN_SERVER: 'https://key@errors.example/2' }, ['Sentry']],
  [{ INTERCOM_APP_ID: 'abc' }, []],
  [{ INTERCOM_APP_ID: 'abc', INTERCOM_SECRET: 'secret', SENTRY_DSN_WEB: 'x' }, ['Sentry', 'Intercom']],
])('%j uses %j', (settings, services) => expect(servicesOf(settings)).toEqual(services));
