import { useLocation } from 'react-router';
import { useHydrated } from './use-hydrated.ts';

/**
 * The answer to a form that this entry of the history keeps, also after a reload. Undefined for others, and until the
 * page is hydrated, because the server does not know it.
 */
export function useKeptAnswer(): unknown {
  const { state } = useLocation();
  const isHydrated = useHydrated();
  return isHydrated ? (state as { answer?: unknown } | null)?.answer : undefined;
}
