/** What a saved text is for: the reply to a review, or a post about it on a network. */
export const templateKinds = ['reply', 'post'] as const;
export type TemplateKind = (typeof templateKinds)[number];

/** Words that stand in braces in a template, until a review says what they mean. */
export const placeholders = ['reviewer', 'role', 'recruiter', 'agency', 'title', 'link'] as const;
export type Placeholder = (typeof placeholders)[number];

/** What each means, and when a review has nothing to put there. */
export const placeholderWords: Readonly<Record<Placeholder, { label: string; missing: string }>> = {
  reviewer: { label: "The reviewer's name", missing: "The reviewer's name isn't public" },
  role: { label: "The reviewer's job", missing: "The reviewer's job isn't known" },
  recruiter: { label: "The recruiter's name", missing: "The recruiter isn't named" },
  agency: { label: "The agency's name", missing: "The agency isn't named" },
  title: { label: 'The title of the review', missing: 'The review has no title' },
  link: { label: 'A link to the review', missing: 'The review has no link' },
};

/** Replies may not contain links, so only posts have one. */
export const placeholdersFor = (kind: TemplateKind): readonly Placeholder[] =>
  placeholders.filter((name) => kind === 'post' || name !== 'link');

/** What a review says for each placeholder. What is left out or empty is unknown. */
export type TemplateFacts = Readonly<Partial<Record<Placeholder, string>>>;

/** A template with a review's facts in it, and the placeholders that the review has nothing for. */
export interface FilledTemplate {
  readonly text: string;
  readonly missing: readonly Placeholder[];
}

/** Puts facts into a template. A placeholder without one is left out, with the space before it: no brace remains. */
export function fillTemplate(body: string, facts: TemplateFacts): FilledTemplate {
  const missing = new Set<Placeholder>();
  const text = body.replaceAll(/([ \t]?)\{([^{}]*)\}/g, (_, space: string, inner: string) => {
    const name = placeholderIn(inner);
    const fact = name && facts[name]?.trim();
    if (fact) return space + fact;
    if (name) missing.add(name);
    return '';
  });
  return { text: tidied(text, missing.size > 0), missing: placeholders.filter((name) => missing.has(name)) };
}

/** What stands in braces and is no placeholder of this kind, and braces that are alone; each once, as it was typed. */
export function unknownPlaceholders(body: string, kind: TemplateKind): string[] {
  const allowed = placeholdersFor(kind);
  const found = body.match(/\{[^{}]*\}|[{}]/g) ?? [];
  return [...new Set(found)].filter((text) => {
    const name = placeholderIn(text.slice(1, -1));
    return !name || !allowed.includes(name);
  });
}

/** The placeholder that is meant by what stands in braces. */
function placeholderIn(inner: string): Placeholder | undefined {
  const word = inner.trim().toLowerCase();
  return placeholders.find((name) => name === word);
}

/** Without single braces, and without the comma that a name left behind at the start of a line. */
function tidied(text: string, hasGaps: boolean): string {
  const plain = text.replaceAll(/[{}]/g, '');
  const whole = hasGaps ? plain.replaceAll(/^[ \t]*[,;:.!?]?[ \t]+(?=\S)/gm, '') : plain;
  return whole.trim();
}
