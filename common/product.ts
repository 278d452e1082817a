/** The product's name, for screens, emails and documents. */
export const productName = 'Plaudit';

/** Replaces the specification's `{product}`: prefix of storage keys and template names. */
export const productKey = 'plaudit';

/** The key of a value stored in the browser, such as `plaudit.remembered-path`. */
export function storageKey(name: string): string {
  return `${productKey}.${name}`;
}
