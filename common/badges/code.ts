import { element } from '../markup.ts';
import { absolute, badgeCheckUrl, badgePictureUrl } from '../urls.ts';
import { type BadgeKind, type BadgeTheme, badgeSizes } from './badges.ts';
import { badgeAlt } from './words.ts';

/** The picture that a code shows, and whose badge it is. */
export interface BadgeToEmbed {
  readonly slug: string;
  readonly name: string;
  readonly kind: BadgeKind;
  readonly theme: BadgeTheme;
}

/**
 * The code of a badge: its picture, which leads to the profile that says whether the badge is held. `site` is our own
 * address. Mail programs show no SVG, so a signature gets a PNG.
 */
export function badgeCode(site: string, { slug, name, kind, theme }: BadgeToEmbed): string {
  const isForMail = kind === 'email_signature';
  const { width, height } = badgeSizes[kind];
  const picture = element('img', {
    src: absolute(
      site,
      badgePictureUrl(slug, { kind, theme, ...(isForMail ? { format: 'png', scale: 2 } : { format: 'svg' }) }),
    ),
    ...{ width: String(width), height: String(height), alt: badgeAlt(name) },
    ...(isForMail && { border: '0' }),
  });
  return `${element('a', { href: absolute(site, badgeCheckUrl(slug)), ...(!isForMail && { rel: 'noopener' }) })}${picture}</a>`;
}
