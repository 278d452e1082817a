import { expect, test, vi } from 'vitest';
import { connect } from '#server/database/database.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { commonnessOf } from './commonness.queries.ts';

const { connectionString } = await testDatabase();

test('are read once a minute, and the last ones are used when new ones cannot be read', async () => {
  const own = connect(connectionString, 1);
  const connected = vi.spyOn(own.pool, 'connect');
  const fail = () => {
    throw new Error('away');
  };
  try {
    connected.mockImplementationOnce(fail);
    await expect(commonnessOf(own)).rejects.toThrow('away');
    const first = await commonnessOf(own);
    expect(await commonnessOf(own)).toBe(first);
    expect(connected).toHaveBeenCalledTimes(2);
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 61_000);
    connected.mockImplementationOnce(fail);
    expect(await commonnessOf(own)).toBe(first);
    expect(connected).toHaveBeenCalledTimes(3);
  } finally {
    await own.close();
  }
});
