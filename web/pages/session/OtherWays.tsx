import type { RouteId } from '#common/routes.ts';
import { recruiterEnquiryUrl, restorePasswordUrl, signupUrl } from '#common/urls.ts';
import { useFeatures } from '#web/kit/features.ts';
import { isBuilt } from '#web/kit/is-built.ts';
import { Link } from '#web/ui/Link.tsx';
import styles from './OtherWays.module.css';

/** Links beside the sign-in form to the pages that exist: reset the password, or create an account. */
export function OtherWays() {
  const { signupRecruiter } = useFeatures();
  const ways: readonly Way[] = [
    { route: 'restorePassword', href: restorePasswordUrl(), before: '', label: 'Forgot your password?' },
    { route: 'signup', href: signupUrl(), before: 'Hiring?', label: 'Sign up as an employer' },
    ...(signupRecruiter ? [recruiters] : []),
  ];
  const built = ways.filter(({ route }) => isBuilt(route));
  if (built.length === 0) return null;
  return (
    <nav aria-label="Other options" className={styles.ways}>
      <ul className={styles.list}>
        {built.map(({ route, href, before, label }) => (
          <li key={route}>
            {before} <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type Way = { route: RouteId; href: string; before: string; label: string };

const recruiters: Way = {
  route: 'signupRecruiter',
  href: recruiterEnquiryUrl(),
  before: 'Recruiting?',
  label: 'Request a free recruiter profile',
};
