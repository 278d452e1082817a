import { z } from 'zod';
import { id, maybe, moment, number, readAs, text } from '../core/shapes.ts';
import type { Session } from '../core/vendor.ts';
import { call } from './client.ts';

/** A place of a Business Profile that the connected account manages. */
export interface BusinessPlace {
  /** Google's names: 'accounts/1' and 'locations/2'. */
  readonly account: string;
  readonly location: string;
  readonly title: string;
  readonly address: string | null;
  readonly placeId: string | null;
  readonly mapsUri: string | null;
  /** Where anybody writes a review. */
  readonly newReviewUri: string | null;
  /** Only a verified place shows its reviews to us. */
  readonly isVerified: boolean;
}

/** A review on Google, in our shape. Times are in milliseconds since 1970. */
export interface BusinessReview {
  readonly externalId: string;
  /** The name that Google shows; null if the reviewer hides it. */
  readonly author: string | null;
  /** 1 to 5; null if Google doesn't say. */
  readonly stars: number | null;
  /** Null for a rating without words. */
  readonly text: string | null;
  readonly reply: { readonly text: string; readonly at: number | null } | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** A part of a place's reviews, the last changed first. */
export interface ReviewPage {
  readonly reviews: readonly BusinessReview[];
  readonly total: number;
  readonly average: number | null;
  readonly next: string | null;
}

const resource = (kind: string) => z.string().regex(new RegExp(`^${kind}/[\\w-]+$`));
const account = z.looseObject({ name: resource('accounts') });
const accountsPage = z.looseObject({ accounts: z.array(account).default([]), nextPageToken: text });
const address = z.looseObject({
  addressLines: maybe(z.array(z.string())),
  locality: text,
  administrativeArea: text,
  postalCode: text,
});
const metadata = z.looseObject({
  placeId: text,
  mapsUri: text,
  newReviewUri: text,
  hasVoiceOfMerchant: z.boolean().nullable().catch(null),
});
const location = z.looseObject({
  name: resource('locations'),
  title: text,
  storefrontAddress: maybe(address),
  metadata: maybe(metadata),
});
const locationsPage = z.looseObject({ locations: z.array(location).default([]), nextPageToken: text });
const reply = z.looseObject({ comment: text, updateTime: moment });
const review = z.looseObject({
  reviewId: id,
  reviewer: maybe(z.looseObject({ displayName: text, isAnonymous: z.boolean().nullable().catch(null) })),
  starRating: text,
  comment: text,
  createTime: moment,
  updateTime: moment,
  reviewReply: maybe(reply),
});
const reviewsPage = z.looseObject({
  reviews: z.array(review).default([]),
  averageRating: number,
  totalReviewCount: number,
  nextPageToken: text,
});

/** The places of all accounts that the signed-in person manages. A place of two accounts comes once. */
export async function listPlaces(session: Session): Promise<readonly BusinessPlace[]> {
  const places = new Map<string, BusinessPlace>();
  for (const name of await listAccounts(session))
    for (const place of await placesOf(session, name))
      if (!places.has(place.location)) places.set(place.location, place);
  return [...places.values()];
}

async function listAccounts(session: Session): Promise<readonly string[]> {
  const names: string[] = [];
  let pageToken: string | null = '';
  while (pageToken !== null) {
    const url: string = `https://mybusinessaccountmanagement.googleapis.com/v1/accounts?${query({ pageSize: '20', pageToken })}`;
    const page = readAs(accountsPage, await call(session, 'the list of accounts', { url }), 'the list of accounts');
    names.push(...page.accounts.map(({ name }) => name));
    pageToken = page.nextPageToken;
  }
  return names;
}

async function placesOf(session: Session, of: string): Promise<readonly BusinessPlace[]> {
  const places: BusinessPlace[] = [];
  let pageToken: string | null = '';
  while (pageToken !== null) {
    const asked = query({ readMask: 'name,title,metadata,storefrontAddress', pageSize: '100', pageToken });
    const url: string = `https://mybusinessbusinessinformation.googleapis.com/v1/${of}/locations?${asked}`;
    const page = readAs(locationsPage, await call(session, 'the list of places', { url }), 'the list of places');
    places.push(...page.locations.map((one) => placeOf(of, one)));
    pageToken = page.nextPageToken;
  }
  return places;
}

function placeOf(
  of: string,
  { name, title, storefrontAddress, metadata: more }: z.output<typeof location>,
): BusinessPlace {
  const { addressLines, locality, administrativeArea, postalCode } = storefrontAddress ?? {};
  const parts = [...(addressLines ?? []), [locality, administrativeArea, postalCode].filter(Boolean).join(' ')];
  return {
    account: of,
    location: name,
    title: title ?? 'A place without a name',
    address: parts.filter(Boolean).join(', ') || null,
    placeId: more?.placeId ?? null,
    mapsUri: googleLink(more?.mapsUri),
    newReviewUri: googleLink(more?.newReviewUri),
    isVerified: more?.hasVoiceOfMerchant !== false,
  };
}

/** A link to Google itself; null for anything else, since it is shown to everybody. */
function googleLink(url: string | null | undefined): string | null {
  if (!url || !URL.canParse(url)) return null;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' && /(^|\.)(google\.com|g\.page|goo\.gl)$/.test(hostname) ? url : null;
}

const stars: Readonly<Record<string, number>> = { ONE: 1, TWO: 2, THREE: 3, FOUR: 4, FIVE: 5 };

/** Reviews of a place, the last changed first, fifty at a time. The first page is ''. */
export async function listReviews(
  session: Session,
  { account: of, location: at }: Pick<BusinessPlace, 'account' | 'location'>,
  pageToken: string,
): Promise<ReviewPage> {
  const asked = query({ pageSize: '50', orderBy: 'updateTime desc', pageToken });
  const url = `https://mybusiness.googleapis.com/v4/${of}/${at}/reviews?${asked}`;
  const page = readAs(reviewsPage, await call(session, 'the reviews', { url }), 'the reviews');
  return {
    reviews: page.reviews.flatMap((one) => reviewOf(one) ?? []),
    total: page.totalReviewCount ?? page.reviews.length,
    average: page.averageRating,
    next: page.nextPageToken,
  };
}

function reviewOf(raw: z.output<typeof review>): BusinessReview | null {
  const createdAt = raw.createTime ?? raw.updateTime;
  if (createdAt === null) return null;
  const { comment, updateTime } = raw.reviewReply ?? {};
  return {
    externalId: raw.reviewId,
    author: raw.reviewer?.isAnonymous ? null : (raw.reviewer?.displayName ?? null),
    stars: stars[raw.starRating ?? ''] ?? null,
    text: raw.comment,
    reply: comment ? { text: comment, at: updateTime ?? null } : null,
    createdAt,
    updatedAt: raw.updateTime ?? createdAt,
  };
}

const query = (values: Readonly<Record<string, string>>) =>
  new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')).toString();
