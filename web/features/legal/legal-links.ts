import { privacyUrl, reviewPolicyUrl, termsUrl } from '#common/urls.ts';
import { isBuilt } from '#web/kit/is-built.ts';

/** The texts that people may rely on, as links of a foot; those that there are. */
export const legalLinks = (
  [
    ['reviewPolicy', 'Review policy', reviewPolicyUrl()],
    ['privacy', 'Privacy', privacyUrl()],
    ['terms', 'Terms', termsUrl()],
  ] as const
).flatMap(([id, label, href]) => (isBuilt(id) ? [{ label, href }] : []));
