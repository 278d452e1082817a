declare global {
  interface Window {
    /** Read by whatever analytics the installation adds. Nothing here leaves the browser on its own. */
    dataLayer?: Record<string, unknown>[];
  }
}

/**
 * Adds an event such as `{ event: 'employer-signup' }` to the data layer. Never include a name, an address or a token.
 */
export function note(entry: { readonly event: string } & Record<string, unknown>): void {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
}

/** Like `note`, for page actions. Does nothing on the server, where actions run without JavaScript. */
export function noteIfSeen(entry: Parameters<typeof note>[0]): void {
  if (typeof window !== 'undefined') note(entry);
}
