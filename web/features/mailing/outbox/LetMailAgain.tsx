import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { ReleaseSuppression } from './ReleaseSuppression.tsx';

/** The button that releases a suppressed address, after a confirmation. */
export function LetMailAgain(released: Omit<Parameters<typeof ReleaseSuppression>[0], 'onClose'>) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button onClick={() => setAsked(true)}>Let it get mail again</Button>
      {isAsked && <ReleaseSuppression {...released} onClose={() => setAsked(false)} />}
    </>
  );
}
