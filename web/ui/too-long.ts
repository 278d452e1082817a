/** What is wrong with a text that has more than `max` characters; false if nothing is. */
export const tooLong = (text: unknown, max: number | undefined): string | false =>
  typeof text === 'string' &&
  max !== undefined &&
  [...text.trim()].length > max &&
  `Shorten this to ${max} characters.`;
