import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { publicLookup } from '#integrations/core/network/public-lookup.ts';
import { sendTo } from './send.ts';
import { testServers } from './test-servers.ts';

const { lookup, url } = { lookup: dns.lookup, url: testServers.url };
beforeEach(() => {
  testServers.url = () => undefined;
});
afterEach(() => {
  testServers.url = url;
  dns.lookup = lookup;
  syncBuiltinESMExports();
});

/** Answers each look-up of a name with the next addresses. Returns the names that were looked up. */
function resolveTo(...answers: readonly (readonly string[])[]): string[] {
  const names: string[] = [];
  const replaced = (name: string, _options: unknown, done: (error: null, found: object[]) => void) => {
    const found = answers[Math.min(names.length, answers.length - 1)]!;
    names.push(name);
    done(
      null,
      found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  dns.lookup = replaced as never;
  syncBuiltinESMExports();
  return names;
}

test.each([
  'http://api.vendor.example/',
  'https://api.vendor.example:8443/',
  'https://someone@api.vendor.example/',
  'https://api.vendor.example.elsewhere.example/',
  'https://elsewhere.example/api.vendor.example',
  'https://elsewhere.example#.vendor.example',
  'https://vendor.example/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  'nonsense',
])('%s is not called for a vendor at .vendor.example', async (address) => {
  const names = resolveTo(['127.0.0.1']);
  const onCall = vi.fn<() => void>();
  await expect(sendTo({ hosts: ['.vendor.example'] }, onCall)({ url: address })).rejects.toMatchObject({
    kind: 'unreadable',
  });
  expect(onCall).not.toHaveBeenCalled();
  expect(names).toEqual([]);
});

test.each([
  [['127.0.0.1']],
  [['10.0.0.7']],
  [['169.254.169.254']],
  [['::1']],
  [['fd00::7']],
  [['::ffff:127.0.0.1']],
  [['93.184.215.14', '127.0.0.1']],
])("a vendor's host that resolves to %j is not called", async (addresses) => {
  const names = resolveTo(addresses);
  // A connection that was tried and refused would say so.
  await expect(sendTo({ hosts: ['.vendor.example'] })({ url: 'https://api.vendor.example/' })).rejects.toMatchObject({
    ...{ kind: 'down', message: 'The connection failed.' },
  });
  expect(names).toEqual(['api.vendor.example']);
});

test('a connection goes to the address that was checked: a second look-up may say something else', async () => {
  const names = resolveTo(['93.184.215.14'], ['127.0.0.1']);
  const find = () =>
    new Promise((resolve) =>
      publicLookup()('rebinding.example', {}, (error, address) => resolve(error ? error.constructor.name : address)),
    );
  expect(await find()).toBe('93.184.215.14');
  expect(names).toHaveLength(1);
  expect(await find()).toBe('NotPublic');
});
