import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/Button.tsx';
import styles from './SidePanel.module.css';

export type SidePanelProps = {
  title: ReactNode;
  open: boolean;
  onClose: () => void;
  /** To the row before and after, without closing. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  /** For two columns beside each other. */
  isWide?: boolean;
  /** Buttons that stay at the foot. */
  actions?: ReactNode;
  children: ReactNode;
};

/** What a row opens: a panel at the right that holds the focus, closes on Escape and gives the focus back. */
export function SidePanel({ title, open, onClose, onPrevious, onNext, isWide, actions, children }: SidePanelProps) {
  return (
    <Drawer
      opened={open}
      onClose={() => isAsked() || onClose()}
      position="right"
      size={isWide ? 'min(64rem, 100vw)' : 'min(32rem, 100vw)'}
      title={title}
      // Locking writes a style element, which the content policy refuses.
      lockScroll={false}
      overlayProps={{ backgroundOpacity: 0.25 }}
      transitionProps={{ duration: 160 }}
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{ title: styles.title, header: styles.head, body: styles.body, content: styles.panel }}
    >
      {(onPrevious || onNext) && (
        <div className={styles.steps}>
          <Button size="small" onClick={onPrevious} disabled={!onPrevious}>
            Previous
          </Button>
          <Button size="small" onClick={onNext} disabled={!onNext}>
            Next
          </Button>
        </div>
      )}
      <div className={styles.content}>{children}</div>
      {actions && <footer className={styles.actions}>{actions}</footer>}
    </Drawer>
  );
}

/** Escape in a question above the panel answers the question, and leaves the panel open. */
const isAsked = () => document.querySelector('dialog[open]') !== null;
