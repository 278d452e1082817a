import { reviewPolicyUrl } from '#common/urls.ts';
import { isBuilt } from '#web/kit/is-built.ts';
import { Link } from '#web/ui/Link.tsx';

/** A link to the rules for reviews. */
export function ReviewPolicyLink() {
  return isBuilt('reviewPolicy') && <Link href={reviewPolicyUrl()}>Our review policy</Link>;
}
