/**
 * Turns a name from the code into words: 'sendMailAgain' and 'review-rejected' become 'Send mail again' and 'Review
 * rejected'. For names that have no words yet, such as those of a newer or an older release.
 */
export function spelledOut(name: string): string {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The words for a code from the API; spelled out if only another release knows it. */
export const wordsFor = <Code extends string>(words: Readonly<Record<Code, string>>, code: string): string =>
  words[code as Code] ?? spelledOut(code);

/** The same for a map of labels with more to them, such as the tone of a tag. */
export const labelledFor = <Code extends string, Words extends { readonly label: string }>(
  words: Readonly<Record<Code, Words>>,
  code: string,
): Words | { readonly label: string; readonly tone: 'neutral' } =>
  words[code as Code] ?? { label: spelledOut(code), tone: 'neutral' };
