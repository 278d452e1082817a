import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Storage } from './bytes.ts';
import { checkedKey } from './keys.ts';

/**
 * Stores bytes in a folder on this machine. The folder is created when first needed, and only its owner can read it.
 */
export function folderStorage(folder: string): Storage {
  const pathOf = (key: string) => path.join(folder, checkedKey(key));
  const partOf = (key: string) => `${pathOf(key)}.part`;
  return {
    async put(key, bytes) {
      const part = partOf(key);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      try {
        await pipeline(bytes, createWriteStream(part, { flush: true, mode: 0o600 }));
        await rename(part, pathOf(key));
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    async get(key) {
      try {
        return (await open(pathOf(key))).createReadStream();
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
      // A process that died during an upload left this partial file.
      await rm(partOf(key), { force: true });
    },
  };
}
