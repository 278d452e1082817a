import type { ReactNode } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';

type WaitingWishProps = {
  /** What is wished for; null shows nothing. */
  wish: string | null | undefined;
  title: string;
  children: ReactNode;
  isBusy: boolean;
  onTakeBack: () => void;
};

/** Something that was saved and is not used yet, with the way to take it back. */
export function WaitingWish({ wish, title, children, isBusy, onTakeBack }: WaitingWishProps) {
  if (!wish) return null;
  return (
    <Notice
      title={title}
      action={
        <Button size="small" busy={isBusy} onClick={onTakeBack}>
          Take it back
        </Button>
      }
    >
      <p>{children}</p>
    </Notice>
  );
}
