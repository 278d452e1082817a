import { useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router';
import { LinkProvider } from '#web/ui/Link.tsx';
import { Acting } from './Acting.tsx';
import { notePage } from './analytics.ts';
import { ForDevelopers } from './ForDevelopers.tsx';
import { LostConnection } from './LostConnection.tsx';
import { OnTheWay } from './OnTheWay.tsx';
import { linkOfHere } from './PageLink.tsx';

/**
 * Wraps everything: links use the router, a new path starts at its top and is tracked, Back restores the scroll
 * position.
 */
export function Root() {
  const { pathname, key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  useEffect(() => notePage(pathname), [pathname]);
  const place = useRef<number>(undefined);
  // Before paint: if the page is shorter than the last one, the browser scrolls it, and that is not a position in the
  // last one.
  useLayoutEffect(() => {
    place.current = isReturn ? places.get(key) : undefined;
    const note = () => places.set(key, scrollY);
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [key, isReturn]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history is gone to once, also one of the same path
  useEffect(() => scrollToPlace(pathname, place.current), [pathname, key]);
  return (
    <LinkProvider link={linkOfHere}>
      <OnTheWay />
      <Outlet />
      <Acting />
      <LostConnection />
      <ForDevelopers />
    </LinkProvider>
  );
}

let lastPath: string | undefined;
/** The scroll position of each history entry. When more of a list was loaded, the browser restores too early. */
const places = new Map<string, number>();

/** Not on the first page, where the browser knows better, and not in Safari, which restores positions itself. */
function scrollToPlace(path: string, place: number | undefined) {
  const isFirst = lastPath === undefined;
  const isSame = lastPath === path;
  lastPath = path;
  if (isFirst || isSafari()) return;
  if (place !== undefined) scrollTo(0, place);
  else if (location.hash) goTo(location.hash.slice(1));
  else if (!isSame) scrollTo(0, 0);
}

/** Scrolls to the address's target and focuses it, or the link in its heading. Behind a dialog nothing moves. */
function goTo(id: string) {
  const target = document.getElementById(id);
  if (!target || document.querySelector('dialog[open]')) return;
  const { top, bottom } = target.getBoundingClientRect();
  if (bottom < 0 || top > innerHeight) target.scrollIntoView();
  const focusable = target.querySelector<HTMLElement>('h3 a') ?? target;
  if (focusable === target) target.tabIndex = -1;
  focusable.focus({ preventScroll: true });
}

const isSafari = () => /^((?!chrome|android|crios|fxios).)*safari/i.test(navigator.userAgent);
