import { browserLimits } from '#common/limits.ts';
import { storageKey } from '#common/product.ts';
import { Unreachable } from '#web/kit/problem.ts';
import { wantedPlace } from './connection.ts';

/**
 * Fetches a part of our code. Fails after two minutes. Where the server answers but has the part no more, because there
 * is a newer build, the wanted address is loaded anew, once; where it does not answer, it throws `Unreachable`. Unless
 * it `mayLeave`, for something may have been typed, the document stays and it throws `Outdated`.
 */
export async function loadCode<T>(load: () => Promise<T>, { mayLeave = true } = {}): Promise<T> {
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
    await orUnreachable(error);
    if (!mayLeave) throw new Outdated(error);
    return await loadAnew(error);
  } finally {
    clearTimeout(timer);
  }
}

class Late extends Error {}

/** A part of our code is gone that the page which stands would need. */
class Outdated extends Error {
  constructor(cause: unknown) {
    super('Plaudit was renewed since this page was opened. Copy what you typed, and load the page again.', { cause });
  }
}

async function orUnreachable(error: unknown): Promise<void> {
  const isUp = await fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isUp) throw new Unreachable(error);
}

/** Loads the wanted address as a document, unless that was tried already: then it throws what led here. */
function loadAnew(error: unknown): Promise<never> {
  const wanted = wantedPlace();
  if (!note(wanted)) throw error;
  location.assign(wanted);
  return new Promise<never>(() => {});
}

/** Notes for which address the document was loaded anew; false if it was for that one already, or cannot be noted. */
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
