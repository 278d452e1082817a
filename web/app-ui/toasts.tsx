import 'react-toastify/ReactToastify.css';
import './toasts.css';
import { ToastContainer, type ToastContainerProps, toast } from 'react-toastify/unstyled';
import { browserLimits } from '#common/limits.ts';
import { Button } from '#web/ui/Button.tsx';

/** Long enough to read what happened and to change one's mind. */
const undoableFor = 10_000;

/** Toasts in four styles. They disappear, so never show an error only here. */
export const notify = {
  success: (words: string) => toast.success(words),
  error: (words: string) => toast.error(words),
  warning: (words: string) => toast.warning(words),
  info: (words: string) => toast.info(words),
  /** For what can be undone: shown longer, with a button that does so. */
  undoable: (words: string, undo: () => void) => {
    const id = toast.success(
      <span className="toast-undoable">
        <span>{words}</span>
        <Button
          size="small"
          onClick={() => {
            toast.dismiss(id);
            undo();
          }}
        >
          Undo
        </Button>
      </span>,
      { autoClose: undoableFor, closeOnClick: false },
    );
  },
};

/** Outside the app: 5 s, top right, dismissed by dragging it past 80 % of its width. */
export const defaultToasts = {
  autoClose: browserLimits.toast.elsewhere,
  position: 'top-right',
  draggable: true,
  draggablePercent: browserLimits.toast.dragShare,
} as const satisfies ToastContainerProps;

/**
 * In the main app: 3 s, no progress bar, paused while the window is inactive or the pointer is over it. They appear at
 * the bottom left of the content, above any bar there, because the top right has the page's primary action.
 */
export const appToasts = {
  ...defaultToasts,
  position: 'bottom-left',
  className: 'app-toasts',
  autoClose: browserLimits.toast.app,
  hideProgressBar: true,
  pauseOnFocusLoss: true,
  pauseOnHover: true,
} as const satisfies ToastContainerProps;

/** The toasts of pages outside the main app. */
export function Toasts() {
  return <ToastContainer {...defaultToasts} aria-label="Notifications" />;
}

/** The toasts of the main app; shown once, in its layout. */
export function AppToasts() {
  return <ToastContainer {...appToasts} aria-label="Notifications" />;
}
