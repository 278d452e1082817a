import type { PostKind } from '#common/posts/posts.ts';
import { type PostSettings, standardJobSettings, standardReviewSettings } from '#common/posts/settings.ts';
import type { usePost_post$data } from '#web/__generated__/usePost_post.graphql.ts';

/** A saved post. */
export type PostRow = Omit<usePost_post$data, ' $fragmentType'>;

/** A post as its form shows it: its texts and settings side by side, numbers as texts. */
export type PostValues = Readonly<Record<string, string | boolean>>;

const texts = ['shape', 'quote', 'title', 'subtitle', 'description', 'location', 'text', 'link'] as const;
type Texts = { readonly [K in (typeof texts)[number]]: string };

/** The settings of a template before anything is changed. */
export const standardOf = (kind: PostKind, template?: string): PostSettings =>
  kind === 'review'
    ? (standardReviewSettings[template as 'default'] ?? standardReviewSettings.default)
    : (standardJobSettings[template as '001'] ?? standardJobSettings['001']);

/** Settings as the form shows them. */
export const settingsInForm = (settings: PostSettings): PostValues =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [name, typeof value === 'number' ? String(value) : value]),
  );

/** What a new post starts with: a template, or all but the review's quotation of another post. */
export const newPost = (kind: PostKind, from?: PostRow): PostValues =>
  from
    ? { ...inForm(from), ...(kind === 'review' && { quote: '' }) }
    : { ...noTexts, ...settingsInForm(standardOf(kind)) };

const noTexts: Texts = {
  ...{ shape: 'wide', quote: '', title: '', subtitle: '', description: '', location: '', text: '', link: '' },
};

/** A saved post as its form shows it. */
export const inForm = (post: PostRow): PostValues => ({
  ...Object.fromEntries(texts.map((name) => [name, post[name] ?? ''])),
  ...settingsInForm(post.settings),
});

/** The settings in a form's values, in the types of the API. */
export function settingsIn(kind: PostKind, values: PostValues): PostSettings {
  const standard = standardOf(kind);
  const entries = Object.entries(standard).map(([name, usual]) => {
    const value = values[name] ?? usual;
    return [name, typeof usual === 'number' ? Number(value) : value];
  });
  return Object.fromEntries(entries) as PostSettings;
}

/** The texts among changed values, and the settings as a whole if any of them changed. */
export function sentOf(kind: PostKind, saved: PostValues, changed: Readonly<Record<string, unknown>>) {
  const standard = standardOf(kind);
  const ofKind = kind === 'review' ? (['shape', 'quote', 'text'] as const) : texts.filter((name) => name !== 'quote');
  const sentTexts = Object.fromEntries(
    ofKind.filter((name) => name in changed).map((name) => [name, String(changed[name] ?? '')]),
  ) as Partial<Texts>;
  const isLookChanged = Object.keys(changed).some((name) => name in standard);
  return {
    ...sentTexts,
    ...(isLookChanged && { settings: settingsIn(kind, { ...saved, ...(changed as PostValues) }) }),
  };
}
