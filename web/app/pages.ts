import type { RouteId } from '#common/routes.ts';
import type { PageModule } from '#web/kit/page.ts';
import { loadCode } from './load-code.ts';

/** The file of each built page, below `web/pages`. A route without one answers Not found. */
export const pageFiles: Readonly<Partial<Record<RouteId, string>>> = {
  signIn: 'session/SignInPage.tsx',
  logout: 'session/LogoutPage.tsx',
  restorePassword: 'session/RestorePasswordPage.tsx',
  loginLink: 'session/LoginLinkPage.tsx',
  signup: 'session/SignupPage.tsx',
  signupInfo: 'session/SignupInfoPage.tsx',
  signupRecruiter: 'joining/RecruiterEnquiryPage.tsx',
  account: 'account/AccountPage.tsx',
  search: 'search/SearchPage.tsx',
  reviewPolicy: 'legal/ReviewPolicyPage.tsx',
  privacy: 'legal/PrivacyPage.tsx',
  terms: 'legal/TermsPage.tsx',
  notFound: 'errors/NotFoundPage.tsx',
  recruiter: 'profiles/RecruiterPage.tsx',
  recruiterClaim: 'joining/RecruiterClaimPage.tsx',
  recruiterClaimed: 'joining/RecruiterClaimedPage.tsx',
  recruiterFailedClaim: 'joining/RecruiterFailedClaimPage.tsx',
  recruiterContact: 'contact/RecruiterContactPage.tsx',
  recruiterReport: 'contact/RecruiterReportPage.tsx',
  recruiterOpenReview: 'review/RecruiterOpenReviewPage.tsx',
  people: 'profiles/PersonPage.tsx',
  review: 'review/ReviewPage.tsx',
  reviewFlag: 'review/FlagReviewPage.tsx',
  reviewEdit: 'review-forms/EditReviewPage.tsx',
  flagAnswer: 'review-forms/AnswerFlagPage.tsx',
  agency: 'profiles/AgencyPage.tsx',
  agencyOpenReview: 'review/AgencyOpenReviewPage.tsx',
  agencyClaim: 'joining/AgencyClaimPage.tsx',
  agencyClaimed: 'joining/AgencyClaimedPage.tsx',
  agencyFailedClaim: 'joining/AgencyFailedClaimPage.tsx',
  agencyContact: 'contact/AgencyContactPage.tsx',
  agencyReport: 'contact/AgencyReportPage.tsx',
  recruiterEdit: 'profile-editing/RecruiterEditPage.tsx',
  recruiterPreview: 'profile-editing/RecruiterPreviewPage.tsx',
  agencyEdit: 'profile-editing/AgencyEditPage.tsx',
  agencyPreview: 'profile-editing/AgencyPreviewPage.tsx',
  reviewInvite: 'review-forms/ReviewInvitePage.tsx',
  recruiterReview: 'review-forms/OpenReviewPage.tsx',
  candidateReview: 'review-forms/CandidateReviewPage.tsx',
  employerReview: 'review-forms/EmployerReviewPage.tsx',
  emailSyncReview: 'review-forms/EmailSyncReviewPage.tsx',
  reviewConfirm: 'review-forms/ConfirmReviewPage.tsx',
  reviewCompleted: 'review-forms/ReviewCompletedPage.tsx',
  agencyReview: 'review-forms/AgencyReviewPage.tsx',
  agencyReviewCompleted: 'review-forms/AgencyReviewCompletedPage.tsx',
  reviews: 'reviews/ReviewsPage.tsx',
  panelEnquiries: 'panel/EnquiriesPage.tsx',
  panelClaims: 'panel/ClaimsPage.tsx',
  panelReports: 'panel/ReportsPage.tsx',
  panelAgencies: 'panel/AgenciesPage.tsx',
  panelCompanies: 'panel/CompaniesPage.tsx',
  panelAdmin: 'panel/OverviewPage.tsx',
  panelUsers: 'panel/UsersPage.tsx',
  panelReviews: 'panel/ReviewsToCheckPage.tsx',
  panelReviewFlags: 'panel/ReviewFlagsPage.tsx',
  panelMails: 'panel/MailsPage.tsx',
  panelTasks: 'panel/TasksPage.tsx',
  panelAudit: 'panel/AuditPage.tsx',
  panelFlags: 'panel/FlagsPage.tsx',
};

const loaders = import.meta.glob<PageModule>('../pages/**/*Page.tsx');

/** The path of a page's source in the project, which is its key in Vite's manifest. */
export const pageSource = (file: string): string => `web/pages/${file}`;

/** Loads a page's code; see `loadCode`. Fails at once for a file that does not exist. */
export async function loadPage(file: string): Promise<PageModule> {
  const load = loaders[`../pages/${file}`];
  if (!load) throw new Error(`There is no page web/pages/${file}.`);
  return loadCode(load);
}
