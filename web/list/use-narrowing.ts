import { useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { type ListAddress, type ListChanges, narrowedTo, queryIn } from './list-address.ts';

/** How a list is narrowed: where it is wanted, and the way to narrow it further. */
export interface Narrowing {
  /** Runs ahead of the list that is shown, while the one that was asked for is read. */
  readonly wanted: ListAddress;
  /** Changes some parameters of what is wanted; `replace` takes the place of this step in the browser's history. */
  readonly narrow: (changes: ListChanges, options?: { replace?: boolean }) => void;
}

/** Narrows a list from where it is wanted by now: what was chosen a moment ago, and is still read, counts too. */
export function useNarrowing(at: ListAddress): Narrowing {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { location: next, formMethod } = useNavigation();
  const from = at.href(at.query);
  // The router says where it goes a moment later.
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
