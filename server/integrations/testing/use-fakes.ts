import { afterAll } from 'vitest';
import type { AtsFakeOptions } from '#integrations/core/fake/ats-fake.ts';
import { serveFakes } from '#integrations/core/fake/fake.ts';
import { makeFakes } from '../fakes.ts';
import { testServers } from '../test-servers.ts';

/** Serves test servers for the tests of a file, and has Plaudit call them. */
export async function useFakes(options: AtsFakeOptions = {}) {
  const fakes = makeFakes(options);
  const served = await serveFakes(Object.values(fakes));
  testServers.url = () => served.url;
  afterAll(() => served.close());
  return fakes;
}
