import { useEffect } from 'react';
import { notify, Toasts } from '#web/app-ui/toasts.tsx';

/** Says once that connecting to LinkedIn has failed. */
export default function LinkedInFailure() {
  useEffect(() => {
    notify.error('We could not connect you with LinkedIn. Sign in here, then try it again.');
  }, []);
  return <Toasts />;
}
