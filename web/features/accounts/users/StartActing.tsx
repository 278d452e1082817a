import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { StartActing_user$key } from '#web/__generated__/StartActing_user.graphql.ts';
import { Button } from '#web/ui/Button.tsx';
import { ActAs } from './ActAs.tsx';

/** The button for acting as a user. */
export function StartActing({ user }: { user: StartActing_user$key }) {
  const row = useFragment(
    graphql`
      fragment StartActing_user on User {
        ...ActAs_user
      }
    `,
    user,
  );
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        Act as this person
      </Button>
      {isOpen && <ActAs user={row} onClose={() => setOpen(false)} />}
    </>
  );
}
