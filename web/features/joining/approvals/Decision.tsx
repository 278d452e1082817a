import { type ReactNode, useState } from 'react';
import { Confirm, type ConfirmProps } from '#web/app-ui/Confirm.tsx';
import { DecisionDialog, type DecisionDialogProps } from '#web/kit/DecisionDialog.tsx';
import { Button } from '#web/ui/Button.tsx';

/** One of the two ways: the question behind its button, which is there if not said otherwise. */
type Way<Question> = Omit<Question, 'open' | 'onClose'> & { isOffered?: boolean };

export type DecisionProps = {
  approve: Way<Omit<ConfirmProps, 'children'>> & { says: ReactNode };
  decline: Way<DecisionDialogProps> & { verb: string };
};

/** The two ways to decide about something, each a button that asks first. */
export function Decision({
  approve: { isOffered: mayApprove = true, says, ...approve },
  decline: { isOffered: mayDecline = true, ...decline },
}: DecisionProps) {
  const [open, setOpen] = useState<'approve' | 'decline' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      {mayDecline && <Button onClick={() => setOpen('decline')}>{decline.verb}</Button>}
      {mayApprove && (
        <Button variant="primary" onClick={() => setOpen('approve')}>
          {approve.verb}
        </Button>
      )}
      <Confirm tone="primary" {...approve} open={open === 'approve'} onClose={close}>
        <p>{says}</p>
      </Confirm>
      <DecisionDialog {...decline} open={open === 'decline'} onClose={close} />
    </>
  );
}
