import { useEffect } from 'react';
import { signInUrl } from '#common/urls.ts';
import { definePage } from '#web/kit/page.ts';
import { useSession } from '#web/kit/session/use-session.ts';
import { Link } from '#web/ui/Link.tsx';
import styles from './LogoutPage.module.css';

/** Ends the session here, in other tabs and on the server, then goes to the sign-in page. */
export default function LogoutPage() {
  const session = useSession();
  useEffect(() => {
    void session.signOut().then((wasOnTheWay) => {
      if (wasOnTheWay) clearStorage();
      location.replace(signInUrl());
    });
  }, [session]);
  return (
    <main id="main" className={styles.page}>
      <h1 className={styles.title}>Signing you out</h1>
      <p>
        If nothing happens, go to the <Link href={signInUrl()}>sign-in page</Link>.
      </p>
    </main>
  );
}

function clearStorage() {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Forbidden storage is empty anyway.
  }
}

export const page = definePage({ head: () => ({ isHidden: true }) });
