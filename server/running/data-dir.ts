import { accessSync, constants, mkdirSync } from 'node:fs';
import { env, WrongSetting } from '#server/env.ts';

/**
 * The folder for everything this installation stores. Creates it when missing; throws `WrongSetting` when it cannot be
 * used.
 */
export function usableDataDir(): string {
  const folder = env.PLAUDIT_DATA_DIR;
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return folder;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new WrongSetting(
      `The setting PLAUDIT_DATA_DIR must name a folder that can be written to, and ${folder} cannot (${code}).`,
    );
  }
}
