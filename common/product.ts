/** The name people read. Screens, mails and papers take it from here. */
export const productName = 'Plaudit';

/** Stands where the specification writes `{product}`: prefix of storage keys and names of templates. */
export const productKey = 'plaudit';

/** The key of a stored value in the browser, such as `plaudit.remembered-path`. */
export function storageKey(name: string): string {
  return `${productKey}.${name}`;
}
