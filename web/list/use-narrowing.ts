import { useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { type ListAddress, type ListChanges, narrowedTo, queryIn } from './list-address.ts';

/** A list's latest requested filters, and a way to change them. */
export interface Narrowing {
  /** May be ahead of the shown list while the requested one loads. */
  readonly wanted: ListAddress;
  /** Changes some parameters; `replace` replaces the current history entry. */
  readonly narrow: (changes: ListChanges, options?: { replace?: boolean }) => void;
}

/** Lets people change filters quickly: each change builds on the last one, even if that is still loading. */
export function useNarrowing(at: ListAddress): Narrowing {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { location: next, formMethod } = useNavigation();
  const from = at.href(at.query);
  // The router reports the new location a moment later.
  const [chosen, setChosen] = useState<{ from: string; next: typeof next; href: string } | null>(null);
  if (chosen && (chosen.from !== from || chosen.next !== next)) setChosen(null);
  const told = next?.pathname === pathname && !formMethod ? next.search : undefined;
  const search = chosen ? new URL(chosen.href, 'http://plaudit.invalid').search : told;
  const wanted = search === undefined ? at : { ...at, query: queryIn(search, at) };
  const narrow: Narrowing['narrow'] = (changes, options) => {
    const href = narrowedTo(wanted, changes);
    setChosen({ from, next, href });
    void navigate(href, { ...options, preventScrollReset: true });
  };
  return { wanted, narrow };
}
