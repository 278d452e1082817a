import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { bareQuery, profileQuery } from './queries.ts';

/**
 * Loaded before Plaudit's web process: adds the measured operations to our own, as if a page used them. The file from
 * relay-compiler stays unchanged.
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
