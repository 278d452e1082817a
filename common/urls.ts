import type { BadgeFormat, BadgeKind, BadgeTheme } from './badges/badges.ts';
import type { ConnectionTab } from './connections/tabs.ts';
import type { SignInVendorKey, VendorKey } from './connections/vendors.ts';
import type { GettingStartedType } from './onboarding/steps.ts';
import type { PeopleTab } from './people/people.ts';
import { pictureEdition } from './pictures/look.ts';
import type { WidgetKind, WidgetLayout, WidgetTheme } from './widgets/widgets.ts';

type Value = string | number | boolean | null | undefined;
type Query = Readonly<Record<string, Value | readonly string[]>>;

/** Filters of the search, named as in the address. */
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

/** What a preview of a widget shows: reviews of the recruiter, the team or the agency that is named. */
export interface WidgetDraft {
  readonly kind: WidgetKind;
  readonly theme: WidgetTheme;
  readonly layout: WidgetLayout;
  readonly accent: string;
  readonly audience?: string | undefined;
  readonly speciality?: string | undefined;
  readonly leastLevel: number;
  /** A slug. */
  readonly recruiter?: string | undefined;
  /** An id. */
  readonly team?: string | undefined;
  /** A slug. */
  readonly agency?: string | undefined;
}

/** Sort orders of a profile's reviews besides newest first. */
export const reviewSorts = ['oldest', 'highest', 'lowest'] as const;

/** Filters and sort of a profile's reviews. */
export interface ProfileQuery {
  readonly audience?: 'candidate' | 'employer';
  readonly stars?: number;
  readonly level?: number;
  readonly speciality?: string;
  readonly words?: string;
  readonly sort?: (typeof reviewSorts)[number];
  readonly after?: string;
}

/** A full address for emails and canonical links. `base` is the site's, with or without a trailing slash. */
export function absolute(base: string, path: string): string {
  return `${base.replace(/\/+$/, '')}${path.startsWith('/') ? path : `/${path}`}`;
}

/** The sign-in page. */
export const signInUrl = (): string => '/';
/** Requests a password reset, or sets the password with the token of a mailed link. */
export const restorePasswordUrl = (token?: string): string =>
  token ? path`/restore-password/${token}` : '/restore-password';
/** The same for an account without a password yet; only the page's wording differs. */
export const firstPasswordUrl = (token: string): string => restorePasswordUrl(token) + query({ welcome: 1 });
/** The mailed link that confirms an address and signs in, once its button is pressed. */
export const loginLinkUrl = (token: string): string => path`/login/link/${token}`;
/** Employer sign-up, and the questions after the address is confirmed. */
export const signupUrl = (): string => '/signup';
/** Where an employer completes their company after confirming the address. */
export const signupInfoUrl = (): string => '/signup-info';
/** The enquiry for a free recruiter profile. */
export const recruiterEnquiryUrl = (): string => '/signup/recruiter';
/** Your own account: password, sessions. */
export const accountUrl = (): string => '/account';
/** Where people who hire edit their own details. */
export const userProfileUrl = (): string => '/user-profile/edit';
/** The part of the account page where people choose which notices are emailed. */
export const noticeSettingsUrl = (): string => '/account#notices';
/** The page behind both links of a change of the email: it confirms for the address that got the link. */
export const emailChangeUrl = (token: string): string => path`/email-change/${token}`;
/** The admin panel, or one of its parts, such as `users`. */
export function panelUrl(part = '', filters: Query = {}): string {
  return (part ? path`/panel-admin/${part}` : '/panel-admin') + query(filters);
}
/** Ends the session. */
export const logoutUrl = (): string => '/logout';
/** The 'Not found' page. */
export const notFoundUrl = (): string => '/not-found';
/** The rules for reviews. */
export const reviewPolicyUrl = (): string => '/review-policy';
/** What is stored about people, and why. */
export const privacyUrl = (): string => '/privacy';
/** The terms of use. */
export const termsUrl = (): string => '/terms';

/** The public search; words are `q`. Omits empty filters, so one search has one address. */
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

/** A hiring user's list of recruiters, by its tab; recently viewed by default. `add` names a profile to add. */
export function recruitersUrl(tab: 'recent' | 'favourite' | 'psa' = 'recent', filters: Query = {}): string {
  return (tab === 'recent' ? '/recruiters' : path`/recruiters/${tab}`) + query(filters);
}

/** The jobs of a hiring user's company. `open` is the global id of one. */
export const jobsUrl = (filters: Query = {}): string => `/jobs${query(filters)}`;
/** The steps of a job's form. */
export type JobStep = 'job-description' | 'search-type' | 'recruiters' | 'publish';
/** Where a job is begun. */
export const newJobUrl = (): string => '/jobs/new';
/** A step of a job's form, by the local id of the job. */
export const editJobUrl = (id: string, step?: JobStep): string =>
  step ? path`/jobs/${id}/edit/${step}` : path`/jobs/${id}/edit`;
/** The board of a job's candidates, by the local id of the job; `open` is the global id of an application. */
export const jobBoardUrl = (id: string, filters: Query = {}): string => jobsUrl({ job: id, ...filters });
/** All candidates of the viewer's side, by the list's filters; `open` is the global id of an application. */
export const candidatesUrl = (side: 'company' | 'recruiter', filters: Query = {}): string =>
  (side === 'company' ? jobsUrl : myJobsUrl)({ view: 'candidates', ...filters });
/** The messages of the viewer's side about jobs and candidates; `open` is the global id of a thread. */
export const jobMessagesUrl = (side: 'company' | 'recruiter', filters: Query = {}): string =>
  (side === 'company' ? jobsUrl : myJobsUrl)({ view: 'messages', ...filters });
/** Where a candidate agrees that a company sees them, with the token of an email. */
export const candidateConsentUrl = (token: string): string => path`/candidate-consent/${token}`;
/** A candidate's CV, by a signed query. */
export const cvUrl = (query: string): string => `/candidate-cv?${query}`;
/** The jobs that a recruiter can request to work on. */
export const marketplaceUrl = (filters: Query = {}): string => `/marketplace${query(filters)}`;
/** A recruiter's own jobs, by the list; `open` is the global id of one. */
export const myJobsUrl = (filters: Query = {}): string => `/my-jobs${query(filters)}`;

/** Profiles side by side, by their global ids. */
export function compareUrl(ids: readonly string[], audience?: string): string {
  return `/recruiters/compare${query({ ids: ids.join(','), audience })}`;
}

/** Answers `[{ id, kind, name, detail, href }]` to `?q=` as you type in the search. */
export const searchSuggestionsUrl = (): string => '/search/suggestions';

/** A recruiter's public profile. */
export function recruiterUrl(slug: string, filters: ProfileQuery = {}): string {
  return path`/recruiter/${slug}` + filtersOf(filters);
}

/** A recruiter in short. */
export const personUrl = (slug: string): string => path`/people/${slug}`;

/** A review's place on its recruiter's profile, for links that must work without the modal. */
export function reviewAnchorUrl(slug: string, reviewId: string): string {
  return `${recruiterUrl(slug)}#${reviewAnchor(reviewId)}`;
}

/** The `id` attribute of a review's article. */
export function reviewAnchor(reviewId: string): string {
  return `review-${reviewId}`;
}

/** An agency's public profile; `recruiters` is the cursor of its list of people. */
export function agencyUrl(slug: string, filters: ProfileQuery & { recruiters?: string } = {}): string {
  return path`/agency/${slug}` + filtersOf(filters);
}

/** Whose public profile is meant: a recruiter's or an agency's. */
export interface ProfileAddress {
  readonly kind: 'recruiter' | 'agency';
  readonly slug: string;
}

/** The public profile of a recruiter or an agency. */
export const profileUrl = ({ kind, slug }: ProfileAddress, filters: ProfileQuery = {}): string =>
  kind === 'agency' ? agencyUrl(slug, filters) : recruiterUrl(slug, filters);

/** Where somebody claims a profile. */
export const profileClaimUrl = ({ kind, slug }: ProfileAddress, wish?: 'objection'): string =>
  path`/${kind}/${slug}/claim` + query({ wish });
/** Where a claim's mailed link leads once the address is confirmed. */
export const profileClaimedUrl = ({ kind, slug }: ProfileAddress): string => path`/${kind}/${slug}/claimed`;
/** Where a claim's mailed link leads once it has expired. */
export const profileFailedClaimUrl = ({ kind, slug }: ProfileAddress): string => path`/${kind}/${slug}/failed-claim`;
/** Where a visitor reports a profile. */
export const profileReportUrl = ({ kind, slug }: ProfileAddress): string => path`/${kind}/${slug}/report`;
/** Ways to pass a profile on, or the code that links to it from another site. */
export const profileShareUrl = ({ kind, slug }: ProfileAddress, part?: 'embed'): string =>
  path`/${kind}/${slug}/share` + query({ part });
/** The address of a profile as a QR code. */
export const profileCodeUrl = ({ kind, slug }: ProfileAddress, format: 'svg' | 'png'): string =>
  path`/qr/${kind}/${`${slug}.${format}`}`;
/** Leads to LinkedIn's share page for a profile, also without a script. */
export const profileLinkedInUrl = ({ kind, slug }: ProfileAddress): string => path`/share/linkedin/${kind}/${slug}`;
/** LinkedIn's own page for sharing a full address. It reads only that, and our page's preview. */
export const linkedInShareUrl = (link: string): string =>
  `https://www.linkedin.com/sharing/share-offsite/${query({ url: link })}`;
/** Where a visitor writes to a recruiter or an agency. */
export const profileContactUrl = ({ kind, slug }: ProfileAddress): string => path`/${kind}/${slug}/contact`;

/** Job boards on which a profile can be previewed. */
export type JobBoard = 'seek' | 'jora';

/** How a profile could look on a job board. `of`: where a recruiter has the same slug as an agency, which of them. */
export const boardPreviewUrl = (board: JobBoard, slug: string, of?: 'agency'): string =>
  path`/${board}/${slug}` + query({ of });

/** One review, open over a profile with the profile's filters. The fragment keeps the scroll position. */
export const profileOpenReviewUrl = (
  { kind, slug }: ProfileAddress,
  reviewId: string,
  filters: ProfileQuery = {},
): string => `${path`/${kind}/${slug}/review/${reviewId}`}${filtersOf(filters)}#${reviewAnchor(reviewId)}`;

/** The page of one review. */
export const reviewUrl = (reviewId: string): string => path`/review/${reviewId}`;

/**
 * The templates for the reply to a review or a post about it: the list of a kind, or one by its id. Below a profile if
 * the person comes from there.
 */
export function reviewTemplatesUrl(
  reviewId: string,
  { at, id, kind }: { at?: ProfileAddress | undefined; id?: string | undefined; kind?: string | undefined } = {},
): string {
  const start = at ? path`/${at.kind}/${at.slug}/review/${reviewId}/template` : path`/review/${reviewId}/template`;
  return (id ? start + path`/${id}` : start) + query({ kind: kind === 'reply' ? undefined : kind });
}

/** The same as its side passes it on; `key` tells which share a visit came by. */
export const sharedReviewUrl = (reviewId: string, key: string): string => reviewUrl(reviewId) + query({ s: key });

/** The personal link in an invitation email. Its token is never shown to the recruiter. */
export function reviewInviteUrl(invitationId: string, token: string): string {
  return path`/review-invite/${invitationId}/${token}`;
}

/** The personal link of an invitation from email sync. */
export function emailSyncReviewUrl(invitationId: string, token: string): string {
  return path`/email-sync-review/${invitationId}/${token}`;
}

/** The personal link for one side of a placement from an ATS. */
export function placementReviewUrl(audience: 'candidate' | 'employer', placementId: string, token: string): string {
  return audience === 'candidate'
    ? path`/candidate-review/${placementId}/${token}`
    : path`/employer-review/${placementId}/${token}`;
}

/** An invitation as its link needs it; `source` is how it came about. */
export interface InvitationToLink {
  readonly id: string;
  readonly placementId: string;
  readonly audience: 'candidate' | 'employer';
  readonly source: string;
}

/** An invitation's personal link, by source. */
export function invitedReviewUrl({ id, placementId, audience, source }: InvitationToLink, token: string): string {
  if (source === 'email-sync') return emailSyncReviewUrl(id, token);
  const isOfPlacement = source === 'ats' || source === 'api' || source === 'csv_imported';
  return isOfPlacement ? placementReviewUrl(audience, placementId, token) : reviewInviteUrl(id, token);
}

/** A recruiter's open link: the form for people without an invitation. */
export const openReviewUrl = (
  slug: string,
  { as, from }: { as?: 'candidate' | 'employer' | undefined; from?: 'agency' | undefined } = {},
): string => path`/recruiter/${slug}/review` + query({ as, from });

/** Where you choose which recruiter of an agency to review; words are `q`. */
export const agencyReviewUrl = (slug: string, { words, after }: { words?: string; after?: string } = {}): string =>
  path`/agency/${slug}/review` + query({ q: words?.trim(), after });

/** The mailed link that turns an open-link submission into a review, once its button is pressed. */
export const reviewConfirmUrl = (token: string): string => path`/review-confirm/${token}`;

/**
 * What the thank-you page is for: a new review, shown once, or a submission to confirm; and whether it links to Google,
 * as it does for everybody or nobody.
 */
type Thanks = { readonly next?: 'posted' | 'confirm'; readonly isGoogleReview?: boolean };

/** Where a reviewer edits or withdraws a review, with the token of an email. */
export const reviewEditUrl = (
  reviewId: string,
  token: string,
  at: { step?: 'edit' | 'withdraw'; said?: 'edited' } = {},
): string => path`/review-edit/${reviewId}/${token}` + query(at);

/** Where the author of a flagged review answers, with the token of an email. */
export const flagAnswerUrl = (caseId: string, token: string, at: { said?: 'answered' } = {}): string =>
  path`/flag-answer/${caseId}/${token}` + query(at);

/** Where anybody flags a published review. */
export const flagReviewUrl = (reviewId: string): string => path`/review/${reviewId}/flag`;

/** Where anybody reports the reply to a published review. */
export const reportReplyUrl = (reviewId: string): string => path`/review/${reviewId}/report-reply`;

/** Where a reviewer lands after sending, under the recruiter or, after an agency's open link, under the agency. */
export const reviewCompletedUrl = ({ kind, slug }: ProfileAddress, thanks: Thanks = {}): string =>
  path`/${kind}/${slug}/review/completed` + thanksOf(thanks);

const thanksOf = ({ next, isGoogleReview }: Thanks) => (isGoogleReview ? '/true' : '') + query({ next });

/** Where a recruiter edits their profile, and previews it; `section` is a place on the page. */
export const recruiterEditUrl = (section = ''): string => `/recruiter/edit${section && `#${section}`}`;
/** Where a recruiter previews their profile. */
export const recruiterPreviewUrl = (): string => '/recruiter/preview';
/** The same for an agency, for its admins. */
export const agencyEditUrl = (section = ''): string => `/agency/edit${section && `#${section}`}`;
/** Where agency admins preview the agency's profile. */
export const agencyPreviewUrl = (): string => '/agency/preview';

/** Where recruiters see what to do first, and what happened lately. */
export const homeUrl = (): string => '/home';

/** A page of the wizard through the first steps; without one, where there is something to do. */
export const gettingStartedUrl = (type?: GettingStartedType, at: Query = {}): string =>
  (type ? path`/getting-started/${type}` : '/getting-started') + query(at);

/** The dashboard of reviews, for a period, a recruiter and a reviewer type. */
export const dashboardUrl = (filters: Query = {}): string => `/dashboard${query(filters)}`;

/** The dashboard of jobs, for a period. */
export const jobDashboardUrl = (filters: Query = {}): string => `/dashboard/jobs${query(filters)}`;

/** The dashboard of surveys, for a period, an audience, a recruiter and a team. */
export const npsUrl = (filters: Query = {}): string => `/dashboard/nps${query(filters)}`;

/** The figures of a version of a workflow. */
export const npsWorkflowUrl = (workflowId: string): string => path`/dashboard/nps/workflow/${workflowId}`;

/** The answers to an agency's surveys. */
export const responsesUrl = (filters: Query = {}): string => `/dashboard/responses${query(filters)}`;

/** The leaderboard of ratings: a board with its filters. */
export const leaderboardUrl = (filters: Query = {}): string => `/dashboard/leaderboard/rating${query(filters)}`;

/** The leaderboard of net promoter scores: a period, an audience and a team. */
export const npsLeaderboardUrl = (filters: Query = {}): string => `/dashboard/leaderboard/nps${query(filters)}`;

/** The same leaderboard, to print or as a file. */
export const npsLeaderboardExportUrl = (filters: Query = {}): string => `/nps/leaderboard/export${query(filters)}`;

/** A wall screen with an agency's figures. */
export const npsViewUrl = (tab: 'leader-board' | 'responses'): string => path`/dashboard/nps/view/${tab}`;

/** The list of an agency's reports. */
export const agencyReportsUrl = (filters: Query = {}): string => `/dashboard/reports${query(filters)}`;

/** An agency's report, beside an older one if that is named. */
export const agencyReportUrl = (id: string, olderId?: string): string =>
  olderId ? path`/report/${id}/${olderId}` : path`/report/${id}`;

/** The people found in emails, or what finds them: another part of the page in `view`. */
export const emailSyncUrl = (filters: Query = {}): string => `/email-sync${query(filters)}`;

/** The webhooks of an agency. */
export const webhooksUrl = (): string => '/tools/webhooks';

/** The connections to other software. */
export const connectionsUrl = (): string => '/tools/connections';

/** Where an agency connects Google and imports the reviews of its places there. */
export const importGoogleReviewsUrl = (filters: Query = {}): string => `/import-google-reviews${query(filters)}`;

/** The imported reviews of Google, by place. */
export const googleReviewsUrl = (filters: Query = {}): string => `/dashboard/google-reviews${query(filters)}`;

/** A connection, and what of it: its log, its consultants, or what waits. Google has a page of its own. */
export const connectionUrl = (vendor: VendorKey, tab?: ConnectionTab, filters: Query = {}): string =>
  vendor === 'google' ? importGoogleReviewsUrl(filters) : ofConnection(vendor, tab) + query(filters);

const ofConnection = (vendor: VendorKey, tab: ConnectionTab | undefined): string =>
  tab ? path`/tools/connections/${vendor}/${tab}` : path`/tools/connections/${vendor}`;

/** Where people come back from a vendor's sign-in page. */
export const vendorReturnUrl = (vendor: VendorKey): string => path`/${vendor}/connect`;

/** Where people come back who sign in by other software. */
export const signInReturnUrl = (vendor: SignInVendorKey): string => path`/login/connect/${vendor}`;

/** The page behind an emailed link that links other software to an account. */
export const signInLinkUrl = (token: string): string => path`/login/connect/link/${token}`;

/** Where people who come back from LinkedIn see how it went; `sent` is what LinkedIn sent along. */
export const linkedInReturnUrl = (sent: Query): string => `/linkedin/connect/success${query(sent)}`;

/** The sign-in page, saying that connecting LinkedIn failed. */
export const linkedInErrorUrl = (code: string): string => `/${query({ linkedInError: code })}`;

/** Where a vendor posts what changed. */
export const connectionHookPath = (connectionId: string, secret: string): string =>
  path`/in/connections/${connectionId}/${secret}`;

/** The API tokens of an agency, and the reference of the API. */
export const apiUrl = (): string => '/tools/api';

/** The posts for social networks. */
export const postsUrl = (filters: Query = {}): string => `/post-creators${query(filters)}`;

/** Where people choose what a new post is about. */
export const newPostUrl = (): string => '/post-creator/new';

/** Where people choose the review of a new post. */
export const postReviewsUrl = (filters: Query = {}): string => `/post-creator/choose-review${query(filters)}`;

/** The editor of a post about a review, or about a job without one; `post` is a saved one, `from` one to start from. */
export const postEditorUrl = (reviewId: string | null, at: { post?: string; from?: string } = {}): string =>
  (reviewId ? path`/post-creator/new/${reviewId}` : '/post-creator/job') + query(at);

/** The page of a job's post; a draft needs the token of a link to it. */
export const jobPostUrl = (key: string, token?: string): string =>
  token ? path`/job/${key}/${token}` : path`/job/${key}`;

/** The picture of a post, at a scale from 1 to 3. `version` makes browsers ask again after a change. */
export const postPictureUrl = (key: string, scale = 1, at: { version?: string; download?: 1 } = {}): string =>
  path`/thumbnail-download/${`${key}.jpg`}/${String(scale)}` + query(at);

/** Where people find pictures and papers with their figures, and our own marks. */
export const marketingAssetsUrl = (): string => '/marketing-assets';

/** Where a marketing template is filled, for the agency or the recruiter with this local id; without one, for oneself. */
export const marketingTemplateUrl = (at: { template?: string; agency?: string; recruiter?: string } = {}): string =>
  `/marketing-assets/marketing_template/generate${query(at)}`;

/** A file by its signed query. */
export const assetDownloadUrl = (signed: string): string => `/asset/download?${signed}`;

/** The widgets that show reviews on other sites. */
export const widgetsUrl = (filters: Query = {}): string => `/tools/widgets${query(filters)}`;

/** A picture of a recruiter's recommended badge; a PNG has a scale from 1 to 3. */
export function badgePictureUrl(
  slug: string,
  { kind, theme, format, scale = 1 }: { kind: BadgeKind; theme: BadgeTheme; format: BadgeFormat; scale?: number },
  at: { download?: 1 } = {},
): string {
  const size = format === 'png' && scale > 1 ? `-${scale}x` : '';
  return path`/badge/${slug}/${`${kind}-${theme}${size}.${format}`}` + query(at);
}

/** Where a profile says whether its badge is held: the badge's pictures link to it. */
export const badgeCheckUrl = (slug: string): string => `${recruiterUrl(slug)}#${badgeAnchor}`;

/** The part of a profile that says so. */
export const badgeAnchor = 'recommended';

/** The capability statements of a person and their agency. */
export const statementsUrl = (filters: Query = {}): string => `/tools/capabilityStatement${query(filters)}`;

/** A statement as it would be shared now. `id`: its local id. */
export const statementPreviewUrl = (id: string): string => `/statement/preview${query({ id })}`;

/** A shared version of a statement, under the profile it is about. */
export const sharedStatementUrl = ({ kind, slug, key }: { kind: string; slug: string; key: string }): string =>
  kind === 'agency' ? path`/agency/${slug}/statement/${key}` : path`/recruiter/${slug}/statement/${key}`;

/** The page of the profile that a statement is about. */
export const profileOfStatementUrl = ({ kind, slug }: { kind: 'recruiter' | 'agency'; slug: string }): string =>
  kind === 'agency' ? agencyUrl(slug) : recruiterUrl(slug);

/** A shared version of a statement as a PDF. */
export const statementPaperUrl = (key: string): string => path`/statement/paper/${`${key}.pdf`}`;

/** What the frame of a widget shows. */
export const widgetUrl = ({ kind, key }: { kind: WidgetKind; key: string }): string =>
  path`/widget/${kind}` + query({ key });

/** The script that sizes and places the frames of widgets on their host page. */
export const widgetFile = (): string => '/widget.js';

/** A widget as a picture, for sites that take no frames. */
export const widgetPictureUrl = (key: string): string => path`/widget/picture/${`${key}.png`}`;

/** The frame of a widget with settings that may not be saved yet. */
export const widgetPreviewUrl = ({ kind, ...settings }: WidgetDraft): string =>
  path`/widget/${kind}` + query({ preview: 1, ...settings });

/** The cases of detractors. */
export const casesUrl = (filters: Query = {}): string => `/dashboard/cases${query(filters)}`;

/** Where an agency sees what its surveys ask each group. */
export const workflowsUrl = (filters: Query = {}): string => `/campaigns/workflows${query(filters)}`;

/** How the surveys of an audience look, and the email that brings them. */
export const surveyDesignUrl = (audience?: string): string => `/campaigns/customise${query({ audience })}`;

/** The editor of what a group of an audience is asked. */
export const workflowEditorUrl = (audience: string, group: string): string =>
  `/nps/workflow/editor${query({ audience, group })}`;

/** The same survey as a person walks through it. Without a version: the draft if there is one, or else the live one. */
export const workflowPreviewUrl = (audience: string, group: string, version?: number): string =>
  `/nps/workflow/editor/preview${query({ audience, group, version })}`;

/** The survey that an email's token opens, perhaps with a score chosen; without a token, the campaign's open link. */
export const surveyUrl = (campaignId: string, token?: string, choice: { readonly score?: number } = {}): string =>
  (token ? path`/survey/${campaignId}/${token}` : path`/survey/${campaignId}`) + query(choice);

/** The thanks for a survey that was answered by an emailed link. */
export const surveySuccessUrl = (token: string, { isGoogleReview = false } = {}): string =>
  path`/survey/${token}/success/` + (isGoogleReview ? '1' : '');

/** Everyone that campaigns asked or will ask. */
export const surveyRequestsUrl = (filters: Query = {}): string => `/campaigns/requests${query(filters)}`;

/** How an agency's campaigns send. */
export const campaignSettingsUrl = (): string => '/tools/campaignSettings';

/** A campaign's settings. */
export const campaignUrl = (campaignId: string): string => path`/campaign/${campaignId}/edit`;

/** A tab of the recruiter's reviews, such as `requested`. */
export function reviewsUrl(tab: string, filters: Query = {}): string {
  return path`/reviews/${tab}` + query(filters);
}

/** The list of an agency's teams, filtered. */
export const teamsUrl = (filters: Query = {}): string => `/agency/recruiters/teams${query(filters)}`;

/** The list of placements: one of its views, with filters. */
export const placementsUrl = (filters: Query = {}): string => `/placements${query(filters)}`;

/** Importing placements: a new import, or the one with this global id. */
export const importUrl = (id?: string): string => placementsUrl({ import: id ? id.slice(id.indexOf(':') + 1) : 'new' });

/** The form for a new placement; `review` is the review it is about, if any. */
export const newPlacementUrl = (from: { readonly review?: string } = {}): string => `/placement/new${query(from)}`;

/** The form of a placement. */
export const editPlacementUrl = (id: string): string => path`/placement/${id}/edit`;

/** Where an unmatched review is matched to its placement. */
export const matchReviewUrl = (reviewId: string): string => path`/placement/review/${reviewId}`;

/** What was shared of the recruiter's reviews. */
export const sharedReviewsUrl = (filters: Query = {}): string => `/reviews/shared${query(filters)}`;

/** The unsubscribe page and one-click address; short, because it is in every email. */
export function unsubscribeUrl(token: string): string {
  return path`/u/${token}`;
}

/** The form for requests about one's data. */
export const dataRequestUrl = (): string => '/privacy/request';

/** The mailed link that confirms a request about one's data, once its button is pressed. */
export const dataRequestLinkUrl = (token: string): string => path`/privacy/request/${token}`;

/** The mailed link to a copy of one's data; its button downloads it. */
export const dataCopyUrl = (token: string): string => path`/privacy/copy/${token}`;

/** The page that confirms a claimant's address, once its button is pressed. */
export const claimLinkUrl = (token: string): string => path`/claim/${token}`;

/** The mailed link to join an agency or a company; its button joins. */
export const joinUrl = (token: string): string => path`/join/${token}`;

/** Where an admin edits the company's profile. */
export const companyEditUrl = (): string => '/company-profile/edit';

/** The people of the user's agency or company; `tab` is active or request. */
export const peopleUrl = (side: 'agency' | 'company', tab: PeopleTab = 'active', values: Query = {}): string =>
  (side === 'agency' ? path`/agency/recruiters/${tab}` : path`/company/users/${tab}`) + query(values);

/** The invitations to join an agency or a company. */
export const memberInvitationsUrl = (side: 'agency' | 'company', values: Query = {}): string =>
  peopleUrl(side, 'request', { ...values, show: 'invitations' });

/** The page that confirms an agency's contact address, once its button is pressed. */
export const agencyContactLinkUrl = (token: string): string => path`/agency-contact/${token}`;

/** The mailed link to confirm a company's email domain. */
export const companyDomainLinkUrl = (token: string): string => path`/company-domain/${token}`;

/** The mailed link to confirm where replies to an agency's invitations go. */
export const inviteReplyToUrl = (token: string): string => path`/invite-reply-to/${token}`;

/** An agency's invite settings; at one of their sections if named. */
export const inviteSettingsUrl = (section?: string): string => `/tools/inviteSettings${section ? `#${section}` : ''}`;

/** Whose picture a link preview shows. */
export type PictureKind = 'recruiter' | 'agency' | 'review';

/**
 * The link preview of a page. `key` is what the page's own address contains; `versions` are the page versions of
 * everything it shows, so an address always means the same picture.
 */
export function pictureUrl(kind: PictureKind, key: string, versions: readonly string[]): string {
  const version = [pictureEdition, ...versions].join('-');
  return path`/og/${kind}/${key}/${`${version}.png`}`;
}

/** The link preview of every page without its own. */
export const sitePictureUrl = (): string => `/og/site/${pictureEdition}.png`;

/** The sitemap index, and one sitemap: what comes after the key `after`, or from the start. */
export const sitemapIndexUrl = (): string => '/sitemap.xml';
/** One sitemap: what comes after the key `after`, or from the start. */
export function sitemapUrl(of: string, after?: string): string {
  return path`/sitemaps/${`${of}.xml`}` + query({ after });
}

/** Encodes a value for a path, so it never adds a segment. */
function path(texts: TemplateStringsArray, ...values: string[]): string {
  return String.raw({ raw: texts }, ...values.map(encodeURIComponent));
}

/** Words are sent as `q`. */
const filtersOf = ({ words, ...filters }: ProfileQuery & { recruiters?: string }) =>
  query({ q: words?.trim(), ...filters });

/** Omits empty values and keeps the given order, so one search has one address. A list gives a pair for each. */
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
