import { startTransition, useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';

/** How many commands have run so far: a `fetchKey` for data to reload after each one. */
export function useCommandsRun(): number {
  const environment = useRelayEnvironment();
  const [count, setCount] = useState(0);
  useEffect(() => {
    const store = environment.getStore();
    const next = () => startTransition(() => setCount((before) => before + 1));
    const renewal = store.subscribeToInvalidationState(store.lookupInvalidationState([]), next);
    return () => renewal.dispose();
  }, [environment]);
  return count;
}
