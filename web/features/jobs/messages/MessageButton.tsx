import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { MessagesBody } from './Messages.tsx';

/** Opens what the company and a recruiter wrote about a job. */
export function MessageButton({ engagement, name }: { engagement: { readonly id: string }; name: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-label={`Message ${name}`} onClick={() => setOpen(true)}>
        Message
      </Button>
      <Dialog title={`Messages with ${name}`} open={isOpen} onClose={() => setOpen(false)}>
        {isOpen && <MessagesBody about={engagement.id} to={name} />}
      </Dialog>
    </>
  );
}
