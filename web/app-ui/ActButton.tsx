import { useState } from 'react';
import { problemsOf } from '#web/kit/problem.ts';
import { Button, type ButtonProps } from '#web/ui/Button.tsx';
import { notify } from './toasts.tsx';

type ActButtonProps = Pick<ButtonProps, 'size' | 'variant' | 'aria-label' | 'children'> & {
  act: () => Promise<unknown>;
  /** The toast once it is done. */
  done: string;
  /** Called afterwards, done or not. */
  onSettled?: () => void;
};

/** A button that does something at once. It's busy until then, and a toast says whether it's done or what went wrong. */
export function ActButton({ act, done, onSettled, ...button }: ActButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      await act();
      notify.success(done);
    } catch (error) {
      notify.error(problemsOf(error)[0]!.message);
    } finally {
      setBusy(false);
      onSettled?.();
    }
  };
  return <Button {...button} busy={isBusy} onClick={press} />;
}
