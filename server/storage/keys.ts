/** Whether text has the form of a key: 32 bytes in base64url. */
export const isKey = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** A key that may become part of a path. Throws for anything else: only a mistake of ours leads here. */
export function checkedKey(key: string): string {
  if (isKey(key)) return key;
  throw new Error('This is not the key of a file');
}
