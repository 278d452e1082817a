/** What somebody types to find a place: a name, or a link of Google Maps that says which place it is. */
export type PlaceSearch =
  | { readonly kind: 'name'; readonly words: string }
  | { readonly kind: 'placeId'; readonly placeId: string }
  | { readonly kind: 'cid'; readonly cid: string }
  /** A short link. Which place it is stands only where it leads. */
  | { readonly kind: 'short' }
  | { readonly kind: 'other' };

const googleHost = /^(?:(?:www|search|maps)\.)?google\.(?:com|co|com?\.[a-z]{2}|[a-z]{2})$/;

/** Reads what was typed, without opening it. */
export function readPlaceSearch(typed: string): PlaceSearch {
  const text = typed.trim();
  if (!/^https?:\/\//i.test(text)) return { kind: 'name', words: text };
  if (!URL.canParse(text)) return { kind: 'other' };
  const url = new URL(text);
  if (/^(?:(?:maps\.app\.)?goo\.gl|g\.page|g\.co|share\.google)$/.test(url.hostname)) return { kind: 'short' };
  return googleHost.test(url.hostname) ? ofMaps(url) : { kind: 'other' };
}

function ofMaps({ searchParams, pathname, href }: URL): PlaceSearch {
  const placeId = ['placeid', 'place_id', 'query_place_id'].map((name) => searchParams.get(name)).find(Boolean);
  if (placeId) return { kind: 'placeId', placeId };
  const byQuery = /^place_id:(.+)$/.exec(searchParams.get('q') ?? '')?.[1];
  if (byQuery) return { kind: 'placeId', placeId: byQuery };
  const cid = searchParams.get('cid') ?? searchParams.get('ludocid');
  if (cid && /^\d{1,20}$/.test(cid)) return { kind: 'cid', cid };
  // '!1s0x6b12ae:0x3a5d': the second number is the cid.
  const feature = /0x[0-9a-f]{1,16}:0x([0-9a-f]{1,16})/i.exec(href)?.[1];
  if (feature) return { kind: 'cid', cid: BigInt(`0x${feature}`).toString() };
  const name = /^\/maps\/(?:place|search)\/([^/@]+)/.exec(pathname)?.[1];
  const words = name ? decoded(name) : (searchParams.get('q') ?? searchParams.get('query'));
  return words ? { kind: 'name', words } : { kind: 'other' };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '));
  } catch {
    return part;
  }
}
