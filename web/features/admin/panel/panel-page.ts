import type { Page } from '#web/kit/page.ts';
import { type PanelPart, panelParts } from './panel-parts.ts';

/** How an admin page gets its data, and its title. */
export const panelPage = <Q extends Pick<Page, 'queryAt' | 'parameters' | 'variables'>>(part: PanelPart, page: Q) => ({
  ...page,
  head: () => ({
    title: `${panelParts.find((one) => one.part === part)?.label} – Admin panel`,
    canonical: null,
  }),
});
