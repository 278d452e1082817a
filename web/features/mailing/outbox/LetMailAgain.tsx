import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { ReleaseSuppression } from './ReleaseSuppression.tsx';

/** The button that releases a suppressed address, after a confirmation. */
export function LetMailAgain(released: Omit<Parameters<typeof ReleaseSuppression>[0], 'onClose'>) {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <Button onClick={() => setConfirming(true)}>Allow emails again</Button>
      {isConfirming && <ReleaseSuppression {...released} onClose={() => setConfirming(false)} />}
    </>
  );
}
