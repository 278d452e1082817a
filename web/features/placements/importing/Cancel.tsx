import { useState } from 'react';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { Button } from '#web/ui/Button.tsx';

/** Drops an import that hasn't begun, after a confirmation. */
export function Cancel({ act }: { act: () => Promise<void> }) {
  const [isAsking, ask] = useState(false);
  return (
    <>
      <Button onClick={() => ask(true)}>Cancel import</Button>
      <Confirm
        open={isAsking}
        title="Cancel this import?"
        verb="Cancel import"
        stay="Go on"
        done="Import canceled."
        act={act}
        onClose={() => ask(false)}
      >
        Nothing has been imported yet. We'll delete the file.
      </Confirm>
    </>
  );
}
