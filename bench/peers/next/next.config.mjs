import path from 'node:path';

/** Kept pages stay in memory, as ours do, and are not read from disk each time: 50 MB would not hold a thousand of them. */
export default {
  cacheMaxMemorySize: 512 * 1024 * 1024,
  poweredByHeader: false,
  turbopack: { root: path.join(import.meta.dirname, '..') },
};
