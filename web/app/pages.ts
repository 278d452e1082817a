import type { RouteId } from '#common/routes.ts';
import type { PageFile, PageModule } from '#web/kit/page.ts';
import { loadCode } from './load-code.ts';

/** The file of each built page, below `web/pages`. A route without one answers Not found. Two routes may share a file. */
export const pageFiles: Readonly<Partial<Record<RouteId, string>>> = {
  signIn: 'session/SignInPage.tsx',
  logout: 'session/LogoutPage.tsx',
  restorePassword: 'session/RestorePasswordPage.tsx',
  loginLink: 'session/LoginLinkPage.tsx',
  emailChange: 'session/EmailChangePage.tsx',
  signup: 'session/SignupPage.tsx',
  signupInfo: 'session/SignupInfoPage.tsx',
  signupRecruiter: 'joining/RecruiterEnquiryPage.tsx',
  account: 'account/AccountPage.tsx',
  userProfileEdit: 'account/UserProfilePage.tsx',
  search: 'search/SearchPage.tsx',
  reviewPolicy: 'legal/ReviewPolicyPage.tsx',
  privacy: 'legal/PrivacyPage.tsx',
  terms: 'legal/TermsPage.tsx',
  dataRequest: 'contact/DataRequestPage.tsx',
  dataRequestConfirm: 'contact/ConfirmDataRequestPage.tsx',
  dataCopy: 'contact/DataCopyPage.tsx',
  notFound: 'errors/NotFoundPage.tsx',
  recruiter: 'profiles/RecruiterPage.tsx',
  recruiterClaim: 'joining/ClaimPage.tsx',
  recruiterClaimed: 'joining/ClaimedPage.tsx',
  recruiterFailedClaim: 'joining/FailedClaimPage.tsx',
  recruiterContact: 'contact/ContactPage.tsx',
  recruiterReport: 'contact/ReportPage.tsx',
  recruiterStatement: 'profiles/SharedStatementPage.tsx',
  capabilityStatement: 'profiles/SharedStatementPage.tsx',
  agencyStatement: 'profiles/SharedStatementPage.tsx',
  recruiterOpenReview: 'review/ReviewOverProfilePage.tsx',
  people: 'profiles/PersonPage.tsx',
  jora: 'profiles/BoardPreviewPage.tsx',
  seek: 'profiles/BoardPreviewPage.tsx',
  review: 'review/ReviewPage.tsx',
  reviewTemplates: 'reviews/ReviewTemplatesPage.tsx',
  recruiterReviewTemplates: 'reviews/ReviewTemplatesPage.tsx',
  agencyReviewTemplates: 'reviews/ReviewTemplatesPage.tsx',
  reviewFlag: 'review/FlagReviewPage.tsx',
  replyReport: 'review/ReportReplyPage.tsx',
  reviewEdit: 'review-forms/EditReviewPage.tsx',
  flagAnswer: 'review-forms/AnswerFlagPage.tsx',
  agency: 'profiles/AgencyPage.tsx',
  agencyOpenReview: 'review/ReviewOverProfilePage.tsx',
  agencyClaim: 'joining/ClaimPage.tsx',
  agencyClaimed: 'joining/ClaimedPage.tsx',
  agencyFailedClaim: 'joining/FailedClaimPage.tsx',
  agencyContact: 'contact/ContactPage.tsx',
  unsubscribe: 'mailing/UnsubscribePage.tsx',
  survey: 'surveys/SurveyPage.tsx',
  surveySuccess: 'surveys/SurveySuccessPage.tsx',
  join: 'joining/JoinPage.tsx',
  agencyRecruiters: 'people/PeoplePage.tsx',
  companyProfileEdit: 'profile-editing/CompanyEditPage.tsx',
  companyUsers: 'people/PeoplePage.tsx',
  claimConfirm: 'joining/ConfirmClaimPage.tsx',
  contactConfirm: 'contact/ConfirmContactPage.tsx',
  companyDomainConfirm: 'contact/ConfirmDomainPage.tsx',
  replyToConfirm: 'contact/ConfirmReplyToPage.tsx',
  agencyReport: 'contact/ReportPage.tsx',
  recruiterEdit: 'profile-editing/RecruiterEditPage.tsx',
  recruiterPreview: 'profile-editing/PreviewPage.tsx',
  agencyEdit: 'profile-editing/AgencyEditPage.tsx',
  agencyPreview: 'profile-editing/PreviewPage.tsx',
  reviewInvite: 'review-forms/ReviewInvitePage.tsx',
  recruiterReview: 'review-forms/OpenReviewPage.tsx',
  candidateReview: 'review-forms/CandidateReviewPage.tsx',
  employerReview: 'review-forms/EmployerReviewPage.tsx',
  emailSyncReview: 'review-forms/EmailSyncReviewPage.tsx',
  reviewConfirm: 'review-forms/ConfirmReviewPage.tsx',
  reviewCompleted: 'review-forms/ReviewCompletedPage.tsx',
  agencyReview: 'review-forms/AgencyReviewPage.tsx',
  agencyReviewCompleted: 'review-forms/ReviewCompletedPage.tsx',
  toolsInviteSettings: 'tools/InviteSettingsPage.tsx',
  toolsCampaignSettings: 'tools/CampaignSettingsPage.tsx',
  recruiters: 'recruiters/RecruiterListPage.tsx',
  recruitersFavourite: 'recruiters/RecruiterListPage.tsx',
  recruitersCompare: 'recruiters/ComparePage.tsx',
  home: 'onboarding/HomePage.tsx',
  gettingStarted: 'onboarding/GettingStartedPage.tsx',
  dashboard: 'dashboard/DashboardPage.tsx',
  leaderboardNps: 'dashboard/NpsLeaderboardPage.tsx',
  npsViewTab: 'nps/WallPage.tsx',
  npsLeaderboardExport: 'nps/LeaderboardExportPage.tsx',
  dashboardNpsWorkflow: 'dashboard/NpsWorkflowPage.tsx',
  dashboardNps: 'dashboard/NpsPage.tsx',
  dashboardResponses: 'dashboard/ResponsesPage.tsx',
  leaderboardRating: 'dashboard/LeaderboardPage.tsx',
  agencyReports: 'agency-reports/ReportsPage.tsx',
  toolsWebhooks: 'tools/WebhooksPage.tsx',
  toolsCapabilityStatement: 'tools/StatementsPage.tsx',
  statementPreview: 'tools/StatementPreviewPage.tsx',
  toolsWidgets: 'tools/WidgetsPage.tsx',
  dashboardCases: 'dashboard/CasesPage.tsx',
  report: 'agency-reports/ReportPage.tsx',
  reviews: 'reviews/ReviewsPage.tsx',
  placements: 'placements/PlacementsPage.tsx',
  placementNew: 'placements/NewPlacementPage.tsx',
  placementEdit: 'placements/EditPlacementPage.tsx',
  placementReview: 'placements/MatchReviewPage.tsx',
  reviewsShared: 'reviews/SharedReviewsPage.tsx',
  campaignEdit: 'campaigns/CampaignPage.tsx',
  campaignWorkflows: 'campaigns/WorkflowsPage.tsx',
  campaignCustomise: 'campaigns/DesignPage.tsx',
  campaignRequests: 'campaigns/RequestsPage.tsx',
  npsWorkflowEditor: 'nps/WorkflowEditorPage.tsx',
  npsWorkflowPreview: 'nps/WorkflowPreviewPage.tsx',
  panelEnquiries: 'panel/EnquiriesPage.tsx',
  panelTraining: 'panel/TrainingPage.tsx',
  panelClaims: 'panel/ClaimsPage.tsx',
  panelReports: 'panel/ReportsPage.tsx',
  panelPrivacy: 'panel/PrivacyRequestsPage.tsx',
  panelAgencies: 'panel/AgenciesPage.tsx',
  panelCompanies: 'panel/CompaniesPage.tsx',
  panelAdmin: 'panel/OverviewPage.tsx',
  panelUsers: 'panel/UsersPage.tsx',
  panelReviews: 'panel/ReviewsToCheckPage.tsx',
  panelReviewFlags: 'panel/ReviewFlagsPage.tsx',
  panelMails: 'panel/MailsPage.tsx',
  panelTasks: 'panel/TasksPage.tsx',
  panelAudit: 'panel/AuditPage.tsx',
  panelFeatures: 'panel/FeaturesPage.tsx',
};

/** The page behind a dialog or a preview, by the dialog's route. */
const pagesBehind: Readonly<Partial<Record<RouteId, 'recruiter' | 'agency'>>> = {
  recruiterClaim: 'recruiter',
  recruiterClaimed: 'recruiter',
  recruiterFailedClaim: 'recruiter',
  recruiterContact: 'recruiter',
  recruiterReport: 'recruiter',
  recruiterOpenReview: 'recruiter',
  recruiterPreview: 'recruiter',
  agencyClaim: 'agency',
  agencyClaimed: 'agency',
  agencyFailedClaim: 'agency',
  agencyContact: 'agency',
  agencyReport: 'agency',
  agencyOpenReview: 'agency',
  agencyPreview: 'agency',
};

const loaders = import.meta.glob<PageFile>('../pages/**/*Page.tsx');

/** The paths in the project of a route's page and of the page behind it, which are keys in Vite's manifest. */
export const pageSources = (id: RouteId): readonly string[] =>
  [pagesBehind[id], id].flatMap((one) => (one && pageFiles[one] ? [`web/pages/${pageFiles[one]}`] : []));

/** Loads a route's page; see `loadCode`. A dialog is loaded together with the page behind it. */
export async function loadPage(id: RouteId): Promise<PageModule> {
  const behind = pagesBehind[id];
  const [file, over] = await Promise.all([loadFile(pageFiles[id]), behind && loadPage(behind)]);
  if (!('over' in file)) return file;
  if (!over) throw new Error(`The route ${id} is a dialog: say in pagesBehind over which page.`);
  return { ...file.over(over), ...(file.action && { action: file.action }) };
}

/** Fails at once for a file that does not exist. */
async function loadFile(file: string | undefined): Promise<PageFile> {
  const load = loaders[`../pages/${file}`];
  if (!load) throw new Error(`There is no page web/pages/${file}.`);
  return loadCode(load);
}
