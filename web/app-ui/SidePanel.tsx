import { Drawer } from '@mantine/core';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
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
  const content = useRef<HTMLDivElement>(null);
  useHeldFocus(content, open);
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
      <div ref={content} className={styles.content}>
        {children}
      </div>
      {actions && <footer className={styles.actions}>{actions}</footer>}
    </Drawer>
  );
}

/** Escape in a question above the panel answers the question, and leaves the panel open. */
const isAsked = () => document.querySelector('dialog[open]') !== null;

const controls = ':is(button, input, select, textarea):enabled, a[href]';
const dates = 'input:is([type="date"], [type="datetime-local"])';

/**
 * What the drawer, which hears of keys and not of where the focus is, does not hold by itself:
 *
 * - A button that is gone once it has been pressed takes the focus with it, and Tab would begin behind the panel: it begins
 *   at the panel's first control instead.
 * - From a date the drawer looks a moment after Tab whether the browser went on to the next control, and takes the focus
 *   back from whoever was quicker: there Tab is the browser's alone, but for a date that comes last.
 * - Keys pressed within a frame, such as the preview of a mail, stay there: who comes from it, or from the browser's own
 *   buttons, to what is behind the panel is led to the panel's first control.
 */
function useHeldFocus(content: RefObject<HTMLElement | null>, open: boolean) {
  useEffect(() => {
    if (!open) return;
    const panelOf = () => content.current?.closest<HTMLElement>('[role="dialog"]');
    const hold = (event: KeyboardEvent) => {
      const { activeElement } = document;
      if (event.key !== 'Tab' || isAsked()) return;
      const panel = panelOf();
      if (activeElement === document.body) panel?.focus();
      const within = [...(panel?.querySelectorAll(controls) ?? [])];
      if (activeElement?.matches(dates) && within.slice(0, -1).includes(activeElement)) event.stopPropagation();
    };
    const enter = ({ target, relatedTarget }: FocusEvent) => {
      const panel = panelOf();
      if (relatedTarget || isAsked() || !panel || !(target instanceof Node) || panel.contains(target)) return;
      panel.querySelector<HTMLElement>(controls)?.focus();
    };
    // Before the drawer hears of it, which leads on from itself to its first control, or backwards to its last.
    document.addEventListener('keydown', hold, { capture: true });
    document.addEventListener('focusin', enter);
    return () => {
      document.removeEventListener('keydown', hold, { capture: true });
      document.removeEventListener('focusin', enter);
    };
  }, [content, open]);
}
