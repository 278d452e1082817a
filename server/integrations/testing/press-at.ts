/** What the vendor's page sends back to Plaudit. */
export interface SentBack {
  readonly state: string;
  readonly code: string | null;
  readonly error: string | null;
}

/** Goes to a vendor's page as a browser would, and presses a button there: 'Allow' or 'Refuse'. */
export async function pressAt(authorizeUrl: string, label: string): Promise<SentBack> {
  const page = await (await fetch(authorizeUrl)).text();
  const href = [...page.matchAll(/<a href="([^"]+)">([^<]+)</g)].find(([, , words]) => words === label)?.[1];
  if (!href) throw new Error(`There is no button '${label}' on the page`);
  const target = new URL(href.replaceAll('&amp;', '&'), authorizeUrl);
  // A button leads back to Plaudit, or by way of an address of the vendor's.
  const back = /\/connect(\/\w+)?$/.test(target.pathname) ? target : await redirectOf(target);
  const of = (name: string) => back.searchParams.get(name);
  return { state: of('state') ?? '', code: of('code'), error: of('error') };
}

async function redirectOf(url: URL): Promise<URL> {
  const { headers } = await fetch(url, { redirect: 'manual' });
  return new URL(headers.get('location') ?? '', url);
}
