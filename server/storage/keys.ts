/** Whether a text has the form of a key: 32 bytes in base64url. */
export const isKey = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** Returns a key that is safe to use in a path. Throws for anything else, which can only be a bug. */
export function checkedKey(key: string): string {
  if (isKey(key)) return key;
  throw new Error('This is not the key of a file');
}
