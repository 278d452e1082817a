/** How a review is passed on. */
export const shareChannels = ['link', 'text', 'post'] as const;
export type ShareChannel = (typeof shareChannels)[number];

/** The label of each way. */
export const shareChannelLabels: Readonly<Record<ShareChannel, string>> = { link: 'Link', text: 'Text', post: 'Post' };

/** The key in a shared link. */
export const shareKey: RegExp = /^[\w-]{12}$/;

/** What a copied text says: the review in full, who wrote it, and where it can be checked. */
export function sharedText(review: {
  title: string;
  body: string;
  shownName: string;
  overall: number;
  level: number;
  link: string;
}): string {
  const stars = review.level > 0 ? `, ${review.overall} out of 5 stars` : '';
  return `“${review.title}”\n\n${review.body}\n\n${review.shownName}${stars}\n${review.link}\n`;
}
