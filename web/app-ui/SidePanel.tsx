import { Drawer } from '@mantine/core';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useHeightVariable } from '#web/kit/use-height-variable.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from './SidePanel.module.css';

export type SidePanelProps = {
  title: ReactNode;
  open: boolean;
  onClose: () => void;
  /** Goes to the previous or next row without closing. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  /** Makes room for two columns. */
  isWide?: boolean;
  /** Opened to fill in something, whose field takes the focus rather than the heading. */
  isForm?: boolean;
  /** Buttons that stay at the bottom. */
  actions?: ReactNode;
  children: ReactNode;
};

/**
 * The panel on the right that a row opens. It focuses its heading or first field, traps the focus, closes on Escape, and returns the
 * focus.
 */
export function SidePanel({
  title,
  open,
  onClose,
  onPrevious,
  onNext,
  isWide,
  isForm = false,
  actions,
  children,
}: SidePanelProps) {
  const content = useRef<HTMLDivElement>(null);
  useHeldFocus(content, open);
  return (
    <Drawer
      opened={open}
      onClose={() => isWanted() || onClose()}
      position="right"
      size={isWide ? 'min(64rem, 100vw)' : 'min(32rem, 100vw)'}
      title={
        <span className={styles.heading} tabIndex={-1} data-autofocus={isForm ? undefined : true}>
          {title}
        </span>
      }
      // Scroll locking adds a style element, which our CSP blocks.
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
      {actions && <ActionBar>{actions}</ActionBar>}
    </Drawer>
  );
}

function ActionBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLElement>(null);
  useHeightVariable(bar, '--panel-bar');
  return (
    <footer ref={bar} className={styles.actions}>
      {children}
    </footer>
  );
}

/** Escape in a dialog above the panel closes only the dialog. */
const isWanted = () => document.querySelector('dialog[open]') !== null;

const controls = ':is(button, input, select, textarea):enabled, a[href]';
const dates = 'input:is([type="date"], [type="datetime-local"])';

/**
 * Fixes the drawer's focus trap, which follows keys rather than the focus:
 *
 * - A button that disappears when pressed loses the focus, and Tab would start behind the panel. Start at the panel's
 * first control instead.
 * - In a date field, the drawer waits a moment after Tab and may pull the focus back from a fast user. Leave Tab to the
 * browser there, unless the field is the last control.
 * - The drawer does not see keys pressed in a frame, such as an email preview, or in the browser's toolbar. If the
 * focus
 * comes from there to something behind the panel, move it to the panel's first control.
 */
function useHeldFocus(content: RefObject<HTMLElement | null>, open: boolean) {
  useEffect(() => {
    if (!open) return;
    const panelOf = () => content.current?.closest<HTMLElement>('[role="dialog"]');
    const hold = (event: KeyboardEvent) => {
      const { activeElement } = document;
      if (event.key !== 'Tab' || isWanted()) return;
      const panel = panelOf();
      if (activeElement === document.body) panel?.focus();
      const within = [...(panel?.querySelectorAll(controls) ?? [])];
      if (activeElement?.matches(dates) && within.slice(0, -1).includes(activeElement)) event.stopPropagation();
    };
    const enter = ({ target, relatedTarget }: FocusEvent) => {
      const panel = panelOf();
      if (relatedTarget || isWanted() || !panel || !(target instanceof Node) || panel.contains(target)) return;
      panel.querySelector<HTMLElement>(controls)?.focus();
    };
    // Must run before the drawer's own handler, which moves from the panel itself to its first or last control.
    document.addEventListener('keydown', hold, { capture: true });
    document.addEventListener('focusin', enter);
    return () => {
      document.removeEventListener('keydown', hold, { capture: true });
      document.removeEventListener('focusin', enter);
    };
  }, [content, open]);
}
