import { useEffect, useRef, useState } from 'react';
import { browserLimits } from '#common/limits.ts';

/** Something that a list offers. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** What was found for which words; `failed` where the server was not reached, which never stops a form. */
export interface NamesLike<N extends Named = Named> {
  readonly words: string;
  readonly names: readonly N[];
  readonly failed: boolean;
}

const nothing: NamesLike<never> = { words: '', names: [], failed: false };

/**
 * Asks the server while somebody types, at most once in 400 ms, and always for the last words.
 * @param path answers `[{ id, name }]`, with more beside them or not, to `?q=`
 * @param from how many letters it takes to ask
 */
export function useNamesLike<N extends Named = Named>(path: string, words: string, from: number): NamesLike<N> {
  const [found, setFound] = useState<NamesLike<N>>(nothing);
  const lastAsked = useRef(0);
  const asked = useRef(0);
  const trimmed = words.trim();
  useEffect(() => {
    asked.current += 1;
    const turn = asked.current;
    if (trimmed.length < from) return setFound(nothing);
    const wait = Math.max(0, lastAsked.current + browserLimits.throttle - Date.now());
    const timer = setTimeout(() => {
      lastAsked.current = Date.now();
      void ask<N>(path, trimmed).then((answer) => {
        if (turn === asked.current) setFound(answer);
      });
    }, wait);
    return () => clearTimeout(timer);
  }, [path, trimmed, from]);
  return found;
}

async function ask<N extends Named>(path: string, words: string): Promise<NamesLike<N>> {
  try {
    const response = await fetch(`${path}?${new URLSearchParams({ q: words })}`);
    if (!response.ok) return { words, names: [], failed: true };
    return { words, names: (await response.json()) as N[], failed: false };
  } catch {
    return { words, names: [], failed: true };
  }
}
