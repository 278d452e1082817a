import { useEffect, useRef, useState } from 'react';
import { browserLimits } from '#common/limits.ts';

/** An option in a list. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** The matches for some words. If the server cannot be reached, `failed` is true and the form stays usable. */
export interface NamesLike<N extends Named = Named> {
  readonly words: string;
  readonly names: readonly N[];
  readonly failed: boolean;
}

const nothing: NamesLike<never> = { words: '', names: [], failed: false };

/**
 * Looks up matches while the user types, at most once in 400 ms, and always for the last text.
 * @param path returns `[{ id, name }]`, possibly with more fields, for `?q=`
 * @param from the number of letters required
 */
export function useNamesLike<N extends Named = Named>(path: string, words: string, from: number): NamesLike<N> {
  const [found, setFound] = useState<NamesLike<N>>(nothing);
  const lastRequest = useRef(0);
  const requests = useRef(0);
  const trimmed = words.trim();
  useEffect(() => {
    requests.current += 1;
    const turn = requests.current;
    if (trimmed.length < from) return setFound(nothing);
    const wait = Math.max(0, lastRequest.current + browserLimits.throttle - Date.now());
    const timer = setTimeout(() => {
      lastRequest.current = Date.now();
      void request<N>(path, trimmed).then((answer) => {
        if (turn === requests.current) setFound(answer);
      });
    }, wait);
    return () => clearTimeout(timer);
  }, [path, trimmed, from]);
  return found;
}

async function request<N extends Named>(path: string, words: string): Promise<NamesLike<N>> {
  try {
    const response = await fetch(`${path}?${new URLSearchParams({ q: words })}`);
    if (!response.ok) return { words, names: [], failed: true };
    return { words, names: (await response.json()) as N[], failed: false };
  } catch {
    return { words, names: [], failed: true };
  }
}
