import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { MailConfirmation, type MailStep } from './MailConfirmation.tsx';

type MailActionsProps = {
  mail: Parameters<typeof MailConfirmation>[0]['mail'] & { readonly text: string | null | undefined };
};

/** What can be done with an email that failed or may have failed, each after a confirmation. */
export function MailActions({ mail }: MailActionsProps) {
  const [what, choose] = useState<MailStep | null>(null);
  return (
    <>
      {mail.text && (
        <Button variant="primary" onClick={() => choose('again')}>
          Send again
        </Button>
      )}
      <Button onClick={() => choose('leave')}>Leave as is</Button>
      {what && <MailConfirmation what={what} mail={mail} onClose={() => choose(null)} />}
    </>
  );
}
