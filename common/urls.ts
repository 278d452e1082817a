/** Every link of ours is made here. All return a path with query; `absolute` puts the site's address in front. */
import { pictureEdition } from './pictures/look.ts';

type Value = string | number | boolean | null | undefined;
type Query = Readonly<Record<string, Value | readonly string[]>>;

/** What a search may be narrowed by; the names are those of the address. */
export interface SearchQuery {
  readonly words?: string | undefined;
  readonly type?: 'recruiter' | 'agency' | 'all' | undefined;
  readonly claim?: 'claimed' | 'unclaimed' | 'all' | undefined;
  readonly country?: string | undefined;
  readonly postcode?: string | undefined;
  /** Any of them. */
  readonly roleType?: string | readonly string[] | undefined;
  readonly speciality?: string | readonly string[] | undefined;
  readonly favourites?: 'first' | 'only' | undefined;
  readonly sort?: 'relevance' | 'score' | 'reviews' | undefined;
  /** From 2 on: the first page has no number. */
  readonly page?: number | undefined;
}

/** How the reviews on a profile may be ordered, besides newest first. */
export const reviewSorts = ['oldest', 'highest', 'lowest'] as const;

/** How the reviews on a profile are narrowed and ordered. */
export interface ProfileQuery {
  readonly audience?: 'candidate' | 'employer';
  readonly stars?: number;
  readonly level?: number;
  readonly speciality?: string;
  readonly words?: string;
  readonly sort?: (typeof reviewSorts)[number];
  readonly after?: string;
}

/** A full address for mails and canonical links: `base` is the site's, without or with a slash at its end. */
export function absolute(base: string, path: string): string {
  return `${base.replace(/\/+$/, '')}${path.startsWith('/') ? path : `/${path}`}`;
}

/** Where one signs in. */
export const signInUrl = (): string => '/';
/** Where one asks for a link to a new password, or sets it with the token of that link. */
export const restorePasswordUrl = (token?: string): string =>
  token ? path`/restore-password/${token}` : '/restore-password';
/** The same for an account that has never had a password; only the words of the page are others. */
export const firstPasswordUrl = (token: string): string => restorePasswordUrl(token) + query({ welcome: 1 });
/** The mailed link that confirms an address and signs in, once a button is pressed on it. */
export const loginLinkUrl = (token: string): string => path`/login/link/${token}`;
/** Sign-up of an employer, and what is asked after the address is confirmed. */
export const signupUrl = (): string => '/signup';
/** Where an employer whose address is confirmed says who they are. */
export const signupInfoUrl = (): string => '/signup-info';
/** The enquiry for a free recruiter profile. */
export const recruiterEnquiryUrl = (): string => '/signup/recruiter';
/** One's own account: password, sessions. */
export const accountUrl = (): string => '/account';
/** The admin panel, or one of its parts, such as `users`. */
export function panelUrl(part = '', filters: Query = {}): string {
  return (part ? path`/panel-admin/${part}` : '/panel-admin') + query(filters);
}
/** Ends the session. */
export const logoutUrl = (): string => '/logout';
/** The page that says there is none. */
export const notFoundUrl = (): string => '/not-found';
/** The rules reviews are held to. */
export const reviewPolicyUrl = (): string => '/review-policy';
/** What is kept about people, and why. */
export const privacyUrl = (): string => '/privacy';
/** The terms of use. */
export const termsUrl = (): string => '/terms';

/** The public search; words travel as `q`. What asks for nothing is left out, so that one search has one address. */
export function searchUrl({ words, type, claim, sort, page, ...filters }: SearchQuery = {}): string {
  const { country, postcode, roleType, speciality, favourites } = filters;
  return (
    path`/search` +
    query({
      q: words?.trim(),
      type: type === 'all' ? undefined : type,
      claim: claim === 'all' ? undefined : claim,
      country,
      postcode,
      roleType,
      speciality,
      favourites,
      sort: sort === 'relevance' ? undefined : sort,
      page: page && page > 1 ? page : undefined,
    })
  );
}

/** Answers `[{ id, kind, name, detail, href }]` to `?q=` while somebody types into the search. */
export const searchSuggestionsUrl = (): string => '/search/suggestions';

/** A recruiter's public profile. */
export function recruiterUrl(slug: string, filters: ProfileQuery = {}): string {
  return path`/recruiter/${slug}` + filtersOf(filters);
}

/** Where somebody says that a profile is theirs. */
export const recruiterClaimUrl = (slug: string, wish?: 'objection'): string =>
  path`/recruiter/${slug}/claim` + query({ wish });
/** Where the mailed link of a claim leads once the address is confirmed, and where it leads when it is too old. */
export const recruiterClaimedUrl = (slug: string): string => path`/recruiter/${slug}/claimed`;
/** Where the mailed link of a claim leads when it is too old. */
export const recruiterFailedClaimUrl = (slug: string): string => path`/recruiter/${slug}/failed-claim`;

/** Where a visitor says what is wrong with a profile. */
export const recruiterReportUrl = (slug: string): string => path`/recruiter/${slug}/report`;
/** Where a visitor says what is wrong with an agency's profile. */
export const agencyReportUrl = (slug: string): string => path`/agency/${slug}/report`;

/** Where somebody writes to a recruiter. */
export const recruiterContactUrl = (slug: string): string => path`/recruiter/${slug}/contact`;

/** One review, open over its recruiter's profile, whose filters stay; the fragment keeps the profile at its place. */
export const recruiterOpenReviewUrl = (slug: string, reviewId: string, filters: ProfileQuery = {}): string =>
  `${path`/recruiter/${slug}/review/${reviewId}`}${filtersOf(filters)}#${reviewAnchor(reviewId)}`;

/** A recruiter in short. */
export const personUrl = (slug: string): string => path`/people/${slug}`;

/** The place of a review on its recruiter's profile, for links that must work without the open modal. */
export function reviewAnchorUrl(slug: string, reviewId: string): string {
  return `${recruiterUrl(slug)}#${reviewAnchor(reviewId)}`;
}

/** The `id` attribute of a review's article. */
export function reviewAnchor(reviewId: string): string {
  return `review-${reviewId}`;
}

/** An agency's public profile; `recruiters` is the place in the list of its people. */
export function agencyUrl(slug: string, filters: ProfileQuery & { recruiters?: string } = {}): string {
  return path`/agency/${slug}` + filtersOf(filters);
}

/** Where somebody says that they run an agency, and where somebody writes to one. */
export const agencyClaimUrl = (slug: string): string => path`/agency/${slug}/claim`;
/** Where the mailed link of a claim of an agency leads once the address is confirmed. */
export const agencyClaimedUrl = (slug: string): string => path`/agency/${slug}/claimed`;
/** Where the mailed link of a claim of an agency leads when it is too old. */
export const agencyFailedClaimUrl = (slug: string): string => path`/agency/${slug}/failed-claim`;
/** Where somebody writes to an agency. */
export const agencyContactUrl = (slug: string): string => path`/agency/${slug}/contact`;

/** One review, open over its agency's profile. */
export const agencyOpenReviewUrl = (slug: string, reviewId: string, filters: ProfileQuery = {}): string =>
  `${path`/agency/${slug}/review/${reviewId}`}${filtersOf(filters)}#${reviewAnchor(reviewId)}`;

/** The page of one review. */
export const reviewUrl = (reviewId: string): string => path`/review/${reviewId}`;

/** The personal link in a mail that asks for a review; the token is never shown to the recruiter. */
export function reviewInviteUrl(invitationId: string, token: string): string {
  return path`/review-invite/${invitationId}/${token}`;
}

/** The personal link of an ask that came of a mailbox. */
export function emailSyncReviewUrl(invitationId: string, token: string): string {
  return path`/email-sync-review/${invitationId}/${token}`;
}

/** The personal link of a placement that software told us of, for one side of it. */
export function placementReviewUrl(audience: 'candidate' | 'employer', placementId: string, token: string): string {
  return audience === 'candidate'
    ? path`/candidate-review/${placementId}/${token}`
    : path`/employer-review/${placementId}/${token}`;
}

/** An ask as its link needs it; `source` is where the ask came from. */
export interface AskToLink {
  readonly id: string;
  readonly placementId: string;
  readonly audience: 'candidate' | 'employer';
  readonly source: string;
}

/** The personal link of an ask, by where the ask came from. */
export function askedReviewUrl({ id, placementId, audience, source }: AskToLink, token: string): string {
  if (source === 'email-sync') return emailSyncReviewUrl(id, token);
  const isOfPlacement = source === 'ats' || source === 'api' || source === 'csv_imported';
  return isOfPlacement ? placementReviewUrl(audience, placementId, token) : reviewInviteUrl(id, token);
}

/** The open link of a recruiter: the form for whoever was not asked. */
export const openReviewUrl = (
  slug: string,
  { as, from }: { as?: 'candidate' | 'employer' | undefined; from?: 'agency' | undefined } = {},
): string => path`/recruiter/${slug}/review` + query({ as, from });

/** Where one chooses the recruiter of an agency to write about; words travel as `q`. */
export const agencyReviewUrl = (slug: string, { words, after }: { words?: string; after?: string } = {}): string =>
  path`/agency/${slug}/review` + query({ q: words?.trim(), after });

/** The mailed link that makes a review of what was sent by the open link, once a button is pressed on it. */
export const reviewConfirmUrl = (token: string): string => path`/review-confirm/${token}`;

/**
 * What the thanks are for: a review that has just come, noted once, or one whose address is to be confirmed; and whether they
 * go on to Google, as they do for everybody or for nobody.
 */
type Thanks = { readonly next?: 'posted' | 'confirm'; readonly isGoogleReview?: boolean };

/** Where a reviewer edits or withdraws a review, by the token of a mail. */
export const reviewEditUrl = (
  reviewId: string,
  token: string,
  at: { step?: 'edit' | 'withdraw'; said?: 'edited' } = {},
): string => path`/review-edit/${reviewId}/${token}` + query(at);

/** Where the writer of a flagged review answers, by the token of a mail. */
export const flagAnswerUrl = (caseId: string, token: string, at: { said?: 'answered' } = {}): string =>
  path`/flag-answer/${caseId}/${token}` + query(at);

/** Where anybody says what is wrong with a published review. */
export const flagReviewUrl = (reviewId: string): string => path`/review/${reviewId}/flag`;

/** Where a reviewer lands after sending. */
export const reviewCompletedUrl = (slug: string, thanks: Thanks = {}): string =>
  path`/recruiter/${slug}/review/completed` + thanksOf(thanks);

/** The same of somebody who came by the agency's open link. */
export const agencyReviewCompletedUrl = (slug: string, thanks: Thanks = {}): string =>
  path`/agency/${slug}/review/completed` + thanksOf(thanks);

const thanksOf = ({ next, isGoogleReview }: Thanks) => (isGoogleReview ? '/true' : '') + query({ next });

/** Where a recruiter writes their profile, and where they see it as the public will; `section` is a place on the page. */
export const recruiterEditUrl = (section = ''): string => `/recruiter/edit${section && `#${section}`}`;
/** Where a recruiter sees their profile as the public will. */
export const recruiterPreviewUrl = (): string => '/recruiter/preview';
/** The same of an agency, for its admins. */
export const agencyEditUrl = (section = ''): string => `/agency/edit${section && `#${section}`}`;
/** Where the admins of an agency see its profile as the public will. */
export const agencyPreviewUrl = (): string => '/agency/preview';

/** A tab of the recruiter's reviews, such as `requested`. */
export function reviewsUrl(tab: string, filters: Query = {}): string {
  return path`/reviews/${tab}` + query(filters);
}

/** The page, and the one-click address, that stops our mail to somebody; short, because it stands in every mail. */
export function unsubscribeUrl(token: string): string {
  return path`/u/${token}`;
}

/** The page that confirms the address of somebody who claims a profile, once a button is pressed on it. */
export const claimLinkUrl = (token: string): string => path`/claim/${token}`;

/** The page that confirms the address at which an agency is to be reached, once a button is pressed on it. */
export const agencyContactLinkUrl = (token: string): string => path`/agency-contact/${token}`;

/** Whose picture goes with a link. */
export type PictureKind = 'recruiter' | 'agency' | 'review';

/**
 * The picture that goes with links to a page. `key` is what stands in the page's own address, `versions` the page versions
 * of all that it shows, so that an address never means another picture.
 */
export function pictureUrl(kind: PictureKind, key: string, versions: readonly string[]): string {
  const version = [pictureEdition, ...versions].join('-');
  return path`/og/${kind}/${key}/${`${version}.png`}`;
}

/** The picture of every page that has none of its own. */
export const sitePictureUrl = (): string => `/og/site/${pictureEdition}.png`;

/** The index of the sitemaps, and one of them: what comes after the key `after`, or from the beginning. */
export const sitemapIndexUrl = (): string => '/sitemap.xml';
/** One of the sitemaps: what comes after the key `after`, or from the beginning. */
export function sitemapUrl(of: string, after?: string): string {
  return path`/sitemaps/${`${of}.xml`}` + query({ after });
}

/** Encodes what is put into a path, so that a value never adds a segment. */
function path(texts: TemplateStringsArray, ...values: string[]): string {
  return String.raw({ raw: texts }, ...values.map(encodeURIComponent));
}

/** Words travel as `q`. */
const filtersOf = ({ words, ...filters }: ProfileQuery & { recruiters?: string }) =>
  query({ q: words?.trim(), ...filters });

/** Leaves out what is empty; the order given stays, so that one search has one address. A list gives a pair for each. */
function query(values: Query): string {
  const pairs = Object.entries(values).flatMap(([name, value]) =>
    (Array.isArray(value) ? (value as readonly string[]) : [value as Value]).map((one) => [name, one] as const),
  );
  const told = pairs.filter(([, value]) => value !== undefined && value !== null && value !== '');
  // Most links have none.
  if (told.length === 0) return '';
  const text = new URLSearchParams(told.map(([name, value]) => [name, String(value)])).toString();
  return `?${text}`;
}
