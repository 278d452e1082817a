import { browserLimits } from '#common/limits.ts';
import { storageKey } from '#common/product.ts';
import { Unreachable } from '#web/kit/problem.ts';
import { wantedPlace } from './connection.ts';

/**
 * Loads a part of our code. Fails after two minutes. When the server answers but no longer has the file, because there
 * is a newer build, reloads the wanted address once. When it does not answer, throws `Unreachable`.
 */
export async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Late('This page took too long to load.')), browserLimits.chunkTimeout);
  });
  try {
    const loaded = await Promise.race([load(), late]);
    if (!import.meta.env.SSR) note(null);
    return loaded;
  } catch (error) {
    if (import.meta.env.SSR || error instanceof Late) throw error;
    return await loadAnew(error);
  } finally {
    clearTimeout(timer);
  }
}

class Late extends Error {}

async function loadAnew(error: unknown): Promise<never> {
  const isUp = await fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isUp) throw new Unreachable(error);
  const wanted = wantedPlace();
  if (!note(wanted)) throw error;
  location.assign(wanted);
  return new Promise<never>(() => {});
}

/**
 * Records the address the document was reloaded for. Returns false if it was this one already, or if it cannot be
 * recorded.
 */
function note(wanted: string | null): boolean {
  const key = storageKey('loaded-anew');
  try {
    if (wanted === null) sessionStorage.removeItem(key);
    if (wanted === null || sessionStorage.getItem(key) === wanted) return false;
    sessionStorage.setItem(key, wanted);
    return true;
  } catch {
    return false;
  }
}
