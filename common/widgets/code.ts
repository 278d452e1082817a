import { element, escaped } from '../markup.ts';
import { absolute, widgetFile, widgetPictureUrl, widgetUrl } from '../urls.ts';
import { isPinnedWidget, type WidgetKind, type WidgetLayout, widgetHeights, widgetPicture } from './widgets.ts';

/** The widget that a code is for. */
export interface WidgetToEmbed {
  readonly key: string;
  readonly kind: WidgetKind;
  readonly layout: WidgetLayout;
  /** Whose reviews it shows. */
  readonly subjectName: string;
  /** The address of their profile here. */
  readonly profile: string;
}

/** The address that a frame of the widget shows, for site builders that ask for one. `site` is our own address. */
export const frameAddress = (site: string, widget: WidgetToEmbed): string => absolute(site, widgetUrl(widget));

/**
 * The code for the host page. It has no style and no script of its own, so a strict policy needs to allow our site only.
 * Without the script, the frame stays where it is, in its first size.
 */
export function frameCode(site: string, widget: WidgetToEmbed): string {
  const [width, height] = sizeOf(widget);
  const frame = element('iframe', {
    src: frameAddress(site, widget),
    title: titleOf(widget),
    ...{ width, height, frameborder: '0' },
    // One that is pinned is seen from the start, however long the page is above its code.
    ...(isPinnedWidget(widget.kind) ? {} : { loading: 'lazy' }),
    'data-plaudit': widget.kind,
  });
  return `${frame}</iframe>\n${element('script', { async: null, src: absolute(site, widgetFile()) })}</script>`;
}

/** The code of a linked picture. */
export function pictureCode(site: string, widget: WidgetToEmbed): string {
  const picture = element('img', {
    src: absolute(site, widgetPictureUrl(widget.key)),
    ...{ width: String(widgetPicture.width), height: String(widgetPicture.height), alt: titleOf(widget) },
  });
  return `${element('a', { href: absolute(site, widget.profile) })}${picture}</a>`;
}

/** The code of a plain link to a profile, for anyone's site. `profile` is its path. */
export const linkCode = (site: string, { name, profile }: { name: string; profile: string }): string =>
  `${element('a', { href: absolute(site, profile) })}${escaped(`Reviews of ${name} on Plaudit`)}</a>`;

const titleOf = ({ subjectName }: WidgetToEmbed) => `Reviews of ${subjectName}`;

function sizeOf({ kind, layout }: WidgetToEmbed): readonly [string, string] {
  if (kind === 'pinnedLeft') return ['48', '160'];
  return ['100%', String(kind === 'footerBar' ? 56 : widgetHeights[layout])];
}
