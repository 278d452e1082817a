/**
 * Turns a name from the code into words: 'sendMailAgain' and 'review-rejected' become 'Send mail again' and 'Review
 * rejected'.
 */
export function wordsOf(name: string): string {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
