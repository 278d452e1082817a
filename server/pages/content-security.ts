import { createHash } from 'node:crypto';

/**
 * The policy of every page. Only our own script files. Style attributes are allowed, because bars have lengths; style
 * elements only by the hashes of those the app's theme writes. `reportsTo` is the DSN of a Sentry project that may
 * receive errors.
 */
export function contentSecurityPolicy(styles: readonly string[], reportsTo?: string): string {
  const hashes = styles.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  return Object.entries({
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", ...hashes],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(reportsTo ? [new URL(reportsTo).origin] : [])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  })
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
