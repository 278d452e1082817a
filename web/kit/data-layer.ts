declare global {
  interface Window {
    /** Read by whatever analytics the installation adds; nothing leaves the browser through it by itself. */
    dataLayer?: Record<string, unknown>[];
  }
}

/** Notes what happened, such as `{ event: 'employer-signup' }`. Never a name, an address or a token. */
export function note(entry: { readonly event: string } & Record<string, unknown>): void {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
}

/** The same from a page's action, which runs on the server where JavaScript is off: then there is no array to note it in. */
export function noteIfSeen(entry: Parameters<typeof note>[0]): void {
  if (typeof window !== 'undefined') note(entry);
}
