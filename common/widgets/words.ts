import type { WidgetKind, WidgetLayout, WidgetTheme } from './widgets.ts';

interface Words {
  readonly label: string;
  readonly help: string;
}

/** The kinds in words. */
export const widgetKindWords: Readonly<Record<WidgetKind, Words>> = {
  carousel: { label: 'Carousel', help: 'Reviews in the flow of a page. Visitors turn them by hand.' },
  testimonial: { label: 'Testimonial', help: 'One review in the flow of a page.' },
  pinnedLeft: { label: 'Drawer', help: "A tab at the window's left edge that opens a drawer." },
  footerBar: { label: 'Bar', help: 'A bar at the foot of the window that opens upwards.' },
};

/** The layouts in words. */
export const widgetLayoutWords: Readonly<Record<WidgetLayout, Words>> = {
  single: { label: 'One card', help: 'One review at a time.' },
  double: { label: 'Two cards', help: 'Two side by side, one where it is narrow.' },
  triple: { label: 'Three cards', help: 'Three side by side, fewer where it is narrow.' },
  fullwidth: { label: 'Full width', help: 'As many side by side as fit.' },
  aside: { label: 'Column', help: 'One narrow column, for the side of a page.' },
  footer: { label: 'Line', help: 'One low line, for the foot of a page.' },
};

/** The themes in words. */
export const widgetThemeWords: Readonly<Record<WidgetTheme, string>> = { light: 'Light', dark: 'Dark' };
