import { reviewPolicyUrl } from '#common/urls.ts';
import { Link } from '#web/ui/Link.tsx';
import { isBuilt } from '../is-built.ts';

/** To the rules reviews are held to. */
export function ReviewPolicyLink() {
  return isBuilt('reviewPolicy') && <Link href={reviewPolicyUrl()}>Our review policy</Link>;
}
