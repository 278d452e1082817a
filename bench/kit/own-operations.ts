import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { bareQuery, profileQuery } from './queries.ts';

/**
 * Loaded before Plaudit's web process: what is measured stands in the list of our own operations, as it would if a page
 * asked for it. The file that relay-compiler wrote stays as it is.
 */
const { readFileSync } = fs;

fs.readFileSync = ((...args: Parameters<typeof readFileSync>) => {
  const [file] = args;
  const read = readFileSync(...args);
  return String(file).endsWith('/web/__generated__/operations.json') ? withOurs(String(read)) : read;
}) as typeof fs.readFileSync;
syncBuiltinESMExports();

function withOurs(text: string): string {
  const ours = [profileQuery, bareQuery].map((query) => [createHash('sha256').update(query).digest('hex'), query]);
  return JSON.stringify({ ...JSON.parse(text), ...Object.fromEntries(ours) });
}
