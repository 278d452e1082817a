/** Kinds of pictures of the badge. The first is shown first. */
export const badgeKinds = ['big_badge', 'small_badge', 'badge', 'email_signature', 'profile'] as const;
export type BadgeKind = (typeof badgeKinds)[number];

/** For light and for dark backgrounds. */
export const badgeThemes = ['light', 'dark'] as const;
export type BadgeTheme = (typeof badgeThemes)[number];

/** The files of each picture. */
export const badgeFormats = ['svg', 'png'] as const;
export type BadgeFormat = (typeof badgeFormats)[number];

/** How many pixels the PNG has for each pixel of the picture. */
export const badgeScales = [1, 2, 3] as const;

/** The size of each kind in pixels, as it is embedded. */
export const badgeSizes: Readonly<Record<BadgeKind, { readonly width: number; readonly height: number }>> = {
  big_badge: { width: 320, height: 320 },
  small_badge: { width: 120, height: 120 },
  badge: { width: 360, height: 120 },
  email_signature: { width: 300, height: 48 },
  profile: { width: 1584, height: 396 },
};

/** Days for which a profile says that its badge lapsed. */
export const lapsedShownDays = 365;
