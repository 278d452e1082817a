import { formatCount } from '#common/formats.ts';
import { recruiterUrl, searchUrl } from '#common/urls.ts';
import type { Gone } from '#web/kit/page.ts';

/** Reveals neither the text nor the reviewer. The number of removed reviews is public. */
export function whatBecame(
  publication: string,
  { slug, name, removedCount, isGone }: { slug: string; name: string; removedCount: number; isGone: boolean },
): Gone {
  if (isGone) return { ...goneProfile(), title: 'This review is gone' };
  const sentence =
    publication === 'withdrawn'
      ? `The reviewer withdrew this review of ${name}.`
      : `This review of ${name} was removed because it broke our review policy. ${formatCount(removedCount, 'review')} of ${name} ${removedCount === 1 ? 'has' : 'have'} been removed so far.`;
  return {
    title: 'This review is gone',
    sentence,
    link: { href: recruiterUrl(slug), label: `Reviews of ${name}` },
  };
}

/** Does not say whose profile it was. */
export const goneProfile = (): Gone => ({
  title: 'This profile is gone',
  sentence:
    "The person this profile was about didn't create it and asked us to remove it. We removed it, along with everything said about them.",
  link: { href: searchUrl(), label: 'Search recruiters and agencies' },
});
