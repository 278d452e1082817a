import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Collector, openCollector } from '../e2e/running/collector.ts';

let collector: Collector;
beforeAll(async () => {
  collector = await openCollector();
});
afterAll(() => collector.close());

test('without a project nothing is sent; with one, logged errors are reported without personal data', async () => {
  vi.stubEnv('LOG_LEVEL', 'error');
  const before = await modules();
  await before.startErrorCapture();
  before.log.error({ err: new Error('Before') }, 'A request failed');
  await before.sendLastErrors();

  vi.resetModules();
  vi.stubEnv('SENTRY_DSN_SERVER', collector.dsn);
  const { log, startErrorCapture, sendLastErrors } = await modules();
  await startErrorCapture();
  log.info({ err: new Error('Only information') }, 'Told nobody');
  log.error({ fileId: '1' }, 'There is no error in this');
  const email = 'ann@agency.example';
  const error = new Error(`No room for ${email} at /u/k3J9xQ0aZ2mB7cD8eF1gH4?token=secret`);
  log.error({ err: error, requestId: '0199a1b2-0000-7000-8000-000000000001', email }, 'A request failed');
  await sendLastErrors();

  expect(collector.events).toMatchObject([
    {
      environment: 'production',
      tags: { requestId: '0199a1b2-0000-7000-8000-000000000001' },
      exception: { values: [{ type: 'Error', value: 'No room for [address] at /u/[token]' }] },
    },
  ]);
  expect(collector.events[0]!.exception.values[0]!.stacktrace!.frames.length).toBeGreaterThan(0);
  expect(collector.received.join('\n')).not.toMatch(/ann@|secret|k3J9xQ0a/);
  vi.unstubAllEnvs();
});

const modules = async () => ({ ...(await import('./log.ts')), ...(await import('./error-capture.ts')) });
