/** Every link of ours is made here. All return a path with query; `absolute` puts the site's address in front. */

type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** What a search may be narrowed by; the names are those of the address. */
export interface SearchQuery {
  readonly words?: string;
  readonly speciality?: string;
  readonly country?: string;
  readonly postcode?: string;
  readonly type?: 'recruiter' | 'agency' | 'all';
  readonly claim?: 'claimed' | 'unclaimed' | 'all';
  readonly roleType?: 'Permanent' | 'Fixed-term' | 'Contract';
  readonly sort?: 'relevance' | 'score' | 'reviews';
  readonly after?: string;
  /** From 2 on: the first page has no number. */
  readonly page?: number;
}

/** How the reviews on a profile are narrowed. */
export interface ProfileQuery {
  readonly audience?: 'candidate' | 'employer';
  readonly stars?: number;
  readonly level?: number;
  readonly speciality?: string;
  readonly words?: string;
  readonly sort?: string;
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

/** The public search; words travel as `q`. */
export function searchUrl({ words, ...filters }: SearchQuery = {}): string {
  return path`/search` + query({ q: words?.trim(), ...filters });
}

/** A recruiter's public profile. */
export function recruiterUrl(slug: string, { words, ...filters }: ProfileQuery = {}): string {
  return path`/recruiter/${slug}` + query({ q: words?.trim(), ...filters });
}

/** Where somebody says that a profile is theirs. */
export const recruiterClaimUrl = (slug: string): string => path`/recruiter/${slug}/claim`;
/** Where the mailed link of a claim leads once the address is confirmed, and where it leads when it is too old. */
export const recruiterClaimedUrl = (slug: string): string => path`/recruiter/${slug}/claimed`;
export const recruiterFailedClaimUrl = (slug: string): string => path`/recruiter/${slug}/failed-claim`;

/** Where somebody writes to a recruiter. */
export const recruiterContactUrl = (slug: string): string => path`/recruiter/${slug}/contact`;

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
  const { words, ...rest } = filters;
  return path`/agency/${slug}` + query({ q: words?.trim(), ...rest });
}

/** The page of one review. */
export const reviewUrl = (reviewId: string): string => path`/review/${reviewId}`;

/** The personal link in a mail that asks for a review; the token is never shown to the recruiter. */
export function reviewInviteUrl(invitationId: string, token: string): string {
  return path`/review-invite/${invitationId}/${token}`;
}

/** Where a reviewer lands after sending. */
export function reviewCompletedUrl(slug: string, { isGoogleReview = false } = {}): string {
  return path`/recruiter/${slug}/review/completed` + (isGoogleReview ? '/true' : '');
}

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

/** Encodes what is put into a path, so that a value never adds a segment. */
function path(texts: TemplateStringsArray, ...values: string[]): string {
  return String.raw({ raw: texts }, ...values.map(encodeURIComponent));
}

/** Leaves out what is empty; the order given stays, so that one search has one address. */
function query(values: Query): string {
  const pairs = Object.entries(values).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const text = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}
