/** Where and how a widget is on its host page. All but the carousel are for plans with premium widgets. */
export const widgetKinds = ['carousel', 'pinnedLeft', 'footerBar', 'testimonial'] as const;
export type WidgetKind = (typeof widgetKinds)[number];

/** How the cards of a widget lie. */
export const widgetLayouts = ['single', 'double', 'triple', 'fullwidth', 'aside', 'footer'] as const;
export type WidgetLayout = (typeof widgetLayouts)[number];

/** The colors of a widget. */
export const widgetThemes = ['light', 'dark'] as const;
export type WidgetTheme = (typeof widgetThemes)[number];

/** The color of a widget's tab, bar and buttons, unless the agency chooses another. White text is on it. */
export const standardWidgetAccent = '#0072bb';

/**
 * Limits: widgets of an agency, characters of a name, origins that may show a widget, reviews in a widget, characters of
 * a review's text in it, origins of a day whose views are counted one by one, and origins that its people see.
 */
export const widgetLimits = {
  widgets: 50,
  name: 60,
  origins: 20,
  reviews: 12,
  said: 500,
  countedOrigins: 50,
  shownOrigins: 20,
} as const;

/** Whether a kind needs `premium_widgets_view` besides `widget_view`. */
export const isPremiumWidget = (kind: WidgetKind): boolean => kind !== 'carousel';

/** Whether a widget is pinned to an edge of the window, rather than in the flow of its page. */
export const isPinnedWidget = (kind: WidgetKind): boolean => kind === 'pinnedLeft' || kind === 'footerBar';

/** The height in pixels that a widget takes in the flow of its page. Fixed, so that the page does not move. */
export const widgetHeights: Readonly<Record<WidgetLayout, number>> = {
  single: 360,
  double: 360,
  triple: 360,
  fullwidth: 360,
  aside: 560,
  footer: 88,
};

/** The room in pixels that an opened drawer (`pinnedLeft`, its width) or panel (`footerBar`, its height) takes. */
export const widgetOpened: Readonly<Record<WidgetLayout, { readonly width: number; readonly height: number }>> = {
  single: { width: 360, height: 400 },
  double: { width: 640, height: 400 },
  triple: { width: 920, height: 400 },
  fullwidth: { width: 1200, height: 400 },
  aside: { width: 360, height: 560 },
  footer: { width: 640, height: 152 },
};

/** A site that showed a widget: its origin, '' where browsers don't say it; views of the last 30 days; the last day seen. */
export interface WidgetSite {
  readonly origin: string;
  readonly views: number;
  readonly seenOn: string;
}
export type WidgetSites = readonly WidgetSite[];

/** The pixels of a widget as a picture. */
export const widgetPicture = { width: 480, height: 160 } as const;

/** Days whose views are counted together. */
export const widgetViewDays = 30;
