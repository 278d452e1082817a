import { useEffect } from 'react';
import { notify, Toasts } from '#web/app-ui/toasts.tsx';

/** Says once that connecting to LinkedIn has failed. */
export default function LinkedInFailure() {
  useEffect(() => {
    notify.error("We couldn't connect to LinkedIn. Sign in here, then try again.");
  }, []);
  return <Toasts />;
}
