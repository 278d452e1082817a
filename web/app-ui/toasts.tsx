import 'react-toastify/ReactToastify.css';
import './toasts.css';
import { ToastContainer, type ToastContainerProps, toast } from 'react-toastify/unstyled';

/** Toasts in four styles. They disappear, so never show an error only here. */
export const notify = {
  success: (words: string) => toast.success(words),
  error: (words: string) => toast.error(words),
  warning: (words: string) => toast.warning(words),
  info: (words: string) => toast.info(words),
};

/** Outside the app: 5 s, top right, dismissed by dragging it past 80 % of its width. */
export const defaultToasts = {
  autoClose: 5000,
  position: 'top-right',
  draggable: true,
  draggablePercent: 80,
} as const satisfies ToastContainerProps;

/** In the main app: 3 s, no progress bar, paused while the window is inactive or the pointer is over it. */
export const appToasts = {
  ...defaultToasts,
  autoClose: 3000,
  hideProgressBar: true,
  pauseOnFocusLoss: true,
  pauseOnHover: true,
} as const satisfies ToastContainerProps;

/** Where toasts appear outside the main app. */
export function Toasts() {
  return <ToastContainer {...defaultToasts} aria-label="Notifications" />;
}

/** Where toasts appear: once, in the main app's layout. */
export function AppToasts() {
  return <ToastContainer {...appToasts} aria-label="Notifications" />;
}
