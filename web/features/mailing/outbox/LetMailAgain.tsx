import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { ReleaseSuppression } from './ReleaseSuppression.tsx';

/** The button that takes an address off the list of those that get no mail, after a question. */
export function LetMailAgain(released: Omit<Parameters<typeof ReleaseSuppression>[0], 'onClose'>) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button onClick={() => setAsked(true)}>Let it get mail again</Button>
      {isAsked && <ReleaseSuppression {...released} onClose={() => setAsked(false)} />}
    </>
  );
}
