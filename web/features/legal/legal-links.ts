import { dataRequestUrl, privacyUrl, reviewPolicyUrl, termsUrl } from '#common/urls.ts';
import { isBuilt } from '#web/kit/is-built.ts';

/** The legal texts that are built, as links for the footer. */
export const legalLinks = (
  [
    ['reviewPolicy', 'Review policy', reviewPolicyUrl()],
    ['privacy', 'Privacy', privacyUrl()],
    ['dataRequest', 'Your data', dataRequestUrl()],
    ['terms', 'Terms', termsUrl()],
  ] as const
).flatMap(([id, label, href]) => (isBuilt(id) ? [{ label, href }] : []));
