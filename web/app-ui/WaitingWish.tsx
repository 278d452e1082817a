import type { ReactNode } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';

type WaitingWishProps = {
  /** The requested value; null shows nothing. */
  wish: string | null | undefined;
  title: string;
  children: ReactNode;
  isBusy: boolean;
  onTakeBack: () => void;
};

/** A saved request that is not in effect yet, with a button to withdraw it. */
export function WaitingWish({ wish, title, children, isBusy, onTakeBack }: WaitingWishProps) {
  if (!wish) return null;
  return (
    <Notice
      title={title}
      action={
        <Button size="small" busy={isBusy} onClick={onTakeBack}>
          Cancel change
        </Button>
      }
    >
      <p>{children}</p>
    </Notice>
  );
}
