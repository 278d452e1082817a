import { useSurroundings } from '#server/mail/render.tsx';

/** What somebody does whose address was used for a review they did not write: the reviewed agency is not told. */
export function NotYours() {
  const { contactEmail } = useSurroundings();
  return `Didn't write it? Withdraw it with the link above, or email us at ${contactEmail}.`;
}
