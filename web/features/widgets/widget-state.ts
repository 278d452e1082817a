import { isPremiumWidget, type WidgetKind, type WidgetSites } from '#common/widgets/widgets.ts';
import type { WidgetRow } from './use-save-widget.ts';

/** Whether a widget shows nothing because the plan that its kind needs has ended. */
export const lacksPlan = ({ kind }: Pick<WidgetRow, 'kind'>, hasPremium: boolean): boolean =>
  isPremiumWidget(kind as WidgetKind) && !hasPremium;

/** The state of a widget as a tag. */
export function stateOf(widget: WidgetRow, hasPremium: boolean) {
  if (widget.isPaused) return { label: 'Paused', tone: 'neutral' } as const;
  if (lacksPlan(widget, hasPremium)) return { label: 'Not in your plan', tone: 'warn' } as const;
  return { label: 'On', tone: 'good' } as const;
}

/** A site in words: its host, or that browsers did not say it. */
export const siteName = (origin: string): string => origin.replace(/^https:\/\//, '') || 'A site that isn’t known';

/** The sites of a widget in a few words. */
export function seenOn(sites: WidgetSites): string {
  const [first, ...others] = sites;
  if (!first) return 'Not seen yet';
  return others.length > 0 ? `${siteName(first.origin)} and ${others.length} more` : siteName(first.origin);
}
