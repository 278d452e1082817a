import { awardCountries } from '../countries.ts';
import { anyOf } from '../roles.ts';
import type { RouteEntry } from './route.ts';

const profileChoices = { modal: ['claimed', 'failed-claim', 'claim', 'contact', 'review'], tab: ['template'] } as const;
const teamTabs = { tab: ['active', 'request', 'teams'] } as const;
const jobTabs = { tab: ['job-description', 'search-type', 'recruiters', 'publish'] } as const;
const adminOrNps = anyOf('recruiter_admin', 'nps_view');
const npsPreview = anyOf('recruiter', 'review_template_create');
const statements = anyOf('recruiter', 'capability_statements_create');
const awards = { layout: 'awards', flags: ['awards'], countries: awardCountries } as const;
const sharedAwards = { ...awards, flags: ['awards', 'shareAndPromoteAwards'] } as const;

/** Every address of the product by its id. Static paths win over parameters, whatever the order here. */
export const routeTable = {
  // Public and session
  signIn: { path: '/', title: 'Sign In', layout: 'login', isOpen: true, isBuilt: true },
  logout: { path: '/logout', title: 'Sign out', layout: 'none', isOpen: true, isBuilt: true },
  restorePassword: {
    path: '/restore-password/:token?',
    title: 'Reset password',
    layout: 'login',
    isOpen: true,
    isBuilt: true,
  },
  // Nobody is signed in by opening it: mail scanners open links too.
  loginLink: { path: '/login/link/:token', title: 'Sign In', layout: 'login', isOpen: true, isBuilt: true },
  signup: { path: '/signup', title: 'Sign Up as employer', layout: 'signup', isOpen: true, isBuilt: true },
  signupInfo: { path: '/signup-info', title: 'Sign Up as employer', layout: 'signup', isOpen: true, isBuilt: true },
  signupRecruiter: {
    path: '/signup/recruiter',
    title: 'Free recruiter profile',
    layout: 'signup',
    flags: ['signupRecruiter'],
    isOpen: true,
    isBuilt: true,
  },
  login: { path: '/login', title: 'Sign In', layout: 'none', redirect: '/', isOpen: true, isBuilt: true },
  search: {
    path: '/search',
    title: 'Find Recruitment Agency and Recruiter Reviews and Recommendations',
    layout: 'no-login',
    isPublic: true,
    isBuilt: true,
  },
  notFound: { path: '/not-found', title: 'Not found', layout: 'no-login', isPublic: true, isBuilt: true },
  transparency: { path: '/transparency', title: 'Transparency', layout: 'no-login', isPublic: true },
  reviewPolicy: { path: '/review-policy', title: 'Review policy', layout: 'no-login', isPublic: true, isBuilt: true },
  privacy: { path: '/privacy', title: 'Privacy', layout: 'no-login', isPublic: true, isBuilt: true },
  terms: { path: '/terms', title: 'Terms of use', layout: 'no-login', isPublic: true, isBuilt: true },

  // Main area
  account: { path: '/account', title: 'Your account', layout: 'app', isBuilt: true },
  panelAdmin: { path: '/panel-admin', title: 'Admin panel', layout: 'app', requirement: 'super_admin', isBuilt: true },
  panelEnquiries: {
    path: '/panel-admin/enquiries',
    title: 'Enquiries',
    layout: 'app',
    requirement: 'super_admin',
    isBuilt: true,
  },
  panelClaims: {
    path: '/panel-admin/claims',
    title: 'Claims',
    layout: 'app',
    requirement: 'super_admin',
    isBuilt: true,
  },
  panelAgencies: {
    path: '/panel-admin/agencies',
    title: 'Agencies',
    layout: 'app',
    requirement: 'super_admin',
    isBuilt: true,
  },
  panelCompanies: {
    path: '/panel-admin/companies',
    title: 'Companies',
    layout: 'app',
    requirement: 'super_admin',
    isBuilt: true,
  },
  panelUsers: {
    path: '/panel-admin/users',
    title: 'Users',
    layout: 'app',
    requirement: 'super_admin',
    isBuilt: true,
  },
  panelReviews: {
    path: '/panel-admin/reviews',
    title: 'Reviews to check',
    layout: 'app',
    requirement: 'super_admin',
    isBuilt: true,
  },
  panelMails: { path: '/panel-admin/mails', title: 'Outbox', layout: 'app', requirement: 'super_admin', isBuilt: true },
  panelTasks: {
    path: '/panel-admin/tasks',
    title: 'Background tasks',
    layout: 'app',
    requirement: 'super_admin',
    isBuilt: true,
  },
  panelAudit: {
    path: '/panel-admin/audit',
    title: 'Audit log',
    layout: 'app',
    requirement: 'super_admin',
    isBuilt: true,
  },
  panelFlags: { path: '/panel-admin/flags', title: 'Flags', layout: 'app', requirement: 'super_admin', isBuilt: true },
  subscription: {
    path: '/subscription',
    title: 'Subscription',
    layout: 'app',
    requirement: [
      { include: ['recruiter'], exclude: ['recruiter_admin', 'pro_team'] },
      { include: ['recruiter_admin'] },
    ],
  },
  subscriptionSuccess: {
    path: '/subscription/success',
    title: 'Subscription',
    layout: 'app',
    requirement: 'recruiter',
  },
  home: { path: '/home', title: 'Quick start', layout: 'app', requirement: 'recruiter' },
  marketplace: {
    path: '/marketplace',
    title: 'Marketplace',
    layout: 'app',
    requirement: 'marketplace_job_list',
    flags: ['jobs'],
  },
  emailSync: {
    path: '/email-sync',
    title: 'E-mail sync',
    layout: 'app',
    requirement: anyOf('recruiter', 'recruiter_admin'),
  },
  importGoogleReviews: {
    path: '/import-google-reviews',
    title: 'Import Google reviews',
    layout: 'app',
    requirement: 'google_reviews_connect',
    flags: ['importFromGoogle'],
  },
  academy: { path: '/tutorials/academy', title: 'Academy', layout: 'app', requirement: 'logged' },
  marketingAssets: { path: '/marketing-assets', title: 'Marketing assets', layout: 'app', requirement: 'recruiter' },
  marketingTemplate: {
    path: '/marketing-assets/marketing_template/generate',
    title: 'Marketing template',
    layout: 'app',
    requirement: 'recruiter',
    flags: ['shareAndPromoteMarketingAssets'],
  },

  // Dashboard
  dashboard: { path: '/dashboard', title: 'Reviews dashboard', layout: 'app', requirement: 'dashboard' },
  dashboardJobs: {
    path: '/dashboard/jobs',
    title: 'Jobs dashboard',
    layout: 'app',
    requirement: 'dashboard',
    flags: ['jobs'],
  },
  leaderboard: {
    path: '/dashboard/leaderboard',
    title: 'Leaderboard',
    layout: 'app',
    redirect: '/dashboard/leaderboard/rating',
    isOpen: true,
  },
  leaderboardRating: {
    path: '/dashboard/leaderboard/rating',
    title: 'Leaderboard',
    layout: 'app',
    requirement: 'leaderboard_view',
  },
  leaderboardNps: {
    path: '/dashboard/leaderboard/nps',
    title: 'NPS leaderboard',
    layout: 'app',
    requirement: 'leaderboard_view',
  },
  dashboardNps: { path: '/dashboard/nps', title: 'NPS dashboard', layout: 'app', requirement: 'nps_view' },
  dashboardNpsWorkflow: {
    path: '/dashboard/nps/workflow/:workflowId',
    title: 'NPS workflow',
    layout: 'app',
    requirement: 'nps_view',
  },
  dashboardResponses: { path: '/dashboard/responses', title: 'Responses', layout: 'app', requirement: adminOrNps },
  dashboardGoogleReviews: {
    path: '/dashboard/google-reviews',
    title: 'Google reviews',
    layout: 'app',
    requirement: 'leaderboard_view',
  },
  npsViewTab: {
    path: '/dashboard/nps/view/:tab',
    title: 'NPS view',
    layout: 'nps-view',
    requirement: 'nps_view',
    choices: { tab: ['leader-board', 'responses'] },
  },
  awardStatus: {
    ...awards,
    path: '/dashboard/award/status',
    title: 'Award status',
    layout: 'app',
    requirement: 'recruiter',
  },

  // Jobs
  jobNew: {
    path: '/jobs/new/:tab?',
    title: 'Post a job',
    layout: 'app',
    requirement: 'job_create',
    flags: ['jobs'],
    choices: jobTabs,
  },
  jobEdit: {
    path: '/jobs/:jobId/edit/:tab?',
    title: 'Edit job',
    layout: 'app',
    requirement: 'job_edit',
    flags: ['jobs'],
    choices: jobTabs,
  },
  jobs: {
    path: '/jobs',
    title: 'Jobs',
    layout: 'app',
    requirement: anyOf('recruiter', 'job_list'),
    flags: ['jobs'],
  },
  myJobs: { path: '/my-jobs', title: 'My jobs', layout: 'app', requirement: 'job_list_mine', flags: ['jobs'] },

  // Blog
  blog: { path: '/blog', title: 'Blog', layout: 'no-login', isPublic: true },
  blogNew: { path: '/blog/new', title: 'New article', layout: 'app', requirement: 'recruiter' },

  // Post creator
  postCreatorNew: { path: '/post-creator/new', title: 'New post', layout: 'app', requirement: 'recruiter' },
  postCreators: { path: '/post-creators', title: 'Posts', layout: 'app', requirement: 'recruiter' },
  postCreatorChooseReview: {
    path: '/post-creator/choose-review',
    title: 'Choose a review',
    layout: 'app',
    requirement: 'recruiter',
  },
  postCreator: {
    path: '/post-creator/:post?/:reviewId?',
    title: 'New post',
    layout: 'app',
    requirement: 'recruiter',
    choices: { post: ['new', 'job'] },
  },
  jobPost: { path: '/job/:postId/:token?', title: 'Job post', layout: 'none', isOpen: true },
  thumbnailDownload: {
    path: '/thumbnail-download/:postId.jpg/:reviewId?/:deviceScaleFactor?',
    title: 'Post image',
    layout: 'none',
    isOpen: true,
  },

  // Tools and widgets
  toolsWidgets: { path: '/tools/widgets', title: 'Widgets', layout: 'app', requirement: 'widget_view' },
  toolsCapabilityStatement: {
    path: '/tools/capabilityStatement',
    title: 'Capability statement',
    layout: 'app',
    requirement: statements,
  },
  toolsInviteSettings: {
    path: '/tools/inviteSettings',
    title: 'Invite settings',
    layout: 'app',
    requirement: anyOf('recruiter', 'invite_settings_create'),
  },
  toolsCampaignSettings: {
    path: '/tools/campaignSettings',
    title: 'Campaign settings',
    layout: 'app',
    requirement: 'nps_view',
  },
  widget: { path: '/widget', title: 'Reviews', layout: 'none', isOpen: true },
  widgetCarousel: { path: '/widget/carousel', title: 'Reviews', layout: 'none', isOpen: true },
  widgetPinnedLeft: { path: '/widget/pinnedLeft', title: 'Reviews', layout: 'none', isOpen: true },
  widgetFooterBar: { path: '/widget/footerBar', title: 'Reviews', layout: 'none', isOpen: true },
  widgetTestimonial: { path: '/widget/testimonial', title: 'Reviews', layout: 'none', isOpen: true },
  jora: { path: '/jora/:slug', title: 'Preview on Jora', layout: 'none', isOpen: true },
  seek: { path: '/seek/:slug', title: 'Preview on SEEK', layout: 'none', isOpen: true },

  // Reviews
  reviews: {
    path: '/reviews/:tab',
    title: 'Reviews',
    layout: 'app',
    requirement: 'review_list',
    choices: {
      tab: [
        'verified',
        'requested',
        'pending',
        'missingVerification',
        'inviteNotSent',
        'inviteScheduled',
        'inviteSent',
        'publishedNotReplied',
        'publishedReplied',
        'statusColumn',
        'badReviews',
      ],
    },
    builtChoices: { tab: ['requested', 'publishedNotReplied', 'publishedReplied'] },
    isFullWidth: true,
    isBuilt: true,
  },
  reviewsShared: { path: '/reviews/shared', title: 'Shared reviews', layout: 'app', requirement: 'review_list' },

  // Placements
  placements: { path: '/placements', title: 'Placements', layout: 'app', requirement: 'recruiter_placements' },
  placementNew: { path: '/placement/new', title: 'New placement', layout: 'app', requirement: 'recruiter_placements' },
  placementEdit: {
    path: '/placement/:id/edit',
    title: 'Edit placement',
    layout: 'app',
    requirement: 'recruiter_placements',
  },
  placementReview: {
    path: '/placement/review/:reviewId',
    title: 'Match a placement',
    layout: 'app',
    requirement: 'recruiter_placements',
  },

  // Campaigns and NPS
  campaigns: { path: '/campaigns', title: 'Campaigns', layout: 'app', redirect: '/campaigns/workflows', isOpen: true },
  campaignWorkflows: { path: '/campaigns/workflows', title: 'Workflows', layout: 'app', requirement: adminOrNps },
  campaignCustomise: {
    path: '/campaigns/customise',
    title: 'Look of surveys',
    layout: 'app',
    requirement: adminOrNps,
  },
  campaignResponses: {
    path: '/campaigns/responses',
    title: 'Responses',
    layout: 'app',
    redirect: '/dashboard/responses',
    isOpen: true,
  },
  campaignRequests: { path: '/campaigns/requests', title: 'Requests', layout: 'app', requirement: adminOrNps },
  campaignNew: {
    path: '/campaign/new',
    title: 'Campaigns',
    layout: 'app',
    redirect: '/campaigns/workflows',
    isOpen: true,
  },
  campaignEdit: { path: '/campaign/:campaignId/edit', title: 'Campaign', layout: 'app', requirement: adminOrNps },
  survey: { path: '/survey/:campaignId/:recipientId?', title: 'Survey', layout: 'no-login', isPublic: true },
  surveySuccess: {
    path: '/survey/:recipientId/success/:isGoogleReview?',
    title: 'Thank you',
    layout: 'no-login',
    isPublic: true,
  },
  npsLeaderboardExport: {
    path: '/nps/leaderboard/export',
    title: 'Export the NPS leaderboard',
    layout: 'app-no-layout',
    requirement: adminOrNps,
  },
  npsView: {
    path: '/nps/view/',
    title: 'NPS view',
    layout: 'nps-view',
    redirect: '/dashboard/nps/view/leader-board',
    isOpen: true,
  },
  npsWorkflowEditor: {
    path: '/nps/workflow/editor',
    title: 'Workflow editor',
    layout: 'app',
    requirement: adminOrNps,
  },
  npsWorkflowPreview: {
    path: '/nps/workflow/editor/preview',
    title: 'Survey preview',
    layout: 'app-no-layout',
    requirement: npsPreview,
  },

  // Review forms
  recruiterReview: { path: '/recruiter/:slug/review', title: 'Write a review', layout: 'no-login', isPublic: true },
  reviewInvite: {
    path: '/review-invite/:ratingInviteId/:hash',
    title: 'Write a review',
    layout: 'no-login',
    isPublic: true,
    isBuilt: true,
  },
  candidateReview: {
    path: '/candidate-review/:placementId/:hash',
    title: 'Write a review',
    layout: 'no-login',
    isPublic: true,
  },
  employerReview: {
    path: '/employer-review/:placementId/:hash',
    title: 'Write a review',
    layout: 'no-login',
    isPublic: true,
  },
  emailSyncReview: {
    path: '/email-sync-review/:ratingInviteId/:hash',
    title: 'Write a review',
    layout: 'no-login',
    isPublic: true,
  },
  reviewCompleted: {
    path: '/recruiter/:slug/review/completed/:isGoogleReview?',
    title: 'Thank you for your review',
    layout: 'no-login',
    isPublic: true,
    isBuilt: true,
  },

  // Profiles
  recruiter: {
    path: '/recruiter/:slug/:modal?/:reviewId?/:tab?/:reviewTemplateId?',
    title: 'Recruiter',
    layout: 'no-login',
    choices: profileChoices,
    builtChoices: { modal: [], tab: [] },
    isPublic: true,
    isBuilt: true,
  },
  people: { path: '/people/:slug', title: 'Recruiter', layout: 'no-login', isPublic: true, isBuilt: true },
  review: {
    path: '/review/:reviewId/:tab?/:reviewTemplateId?',
    title: 'Review',
    layout: 'no-login',
    choices: { tab: ['template'] },
    builtChoices: { tab: [] },
    isPublic: true,
    isBuilt: true,
  },
  // Dialogs over a profile; each is a page of its own, so that those who only read a profile do not load them.
  recruiterClaim: {
    path: '/recruiter/:slug/claim',
    title: 'Claim this profile',
    layout: 'no-login',
    isPublic: true,
    isBuilt: true,
  },
  recruiterClaimed: {
    path: '/recruiter/:slug/claimed',
    title: 'Your claim',
    layout: 'no-login',
    isPublic: true,
    isBuilt: true,
  },
  recruiterFailedClaim: {
    path: '/recruiter/:slug/failed-claim',
    title: 'Claim not confirmed',
    layout: 'no-login',
    isPublic: true,
    isBuilt: true,
  },
  recruiterContact: {
    path: '/recruiter/:slug/contact',
    title: 'Write to this recruiter',
    layout: 'no-login',
    isPublic: true,
    isBuilt: true,
  },
  recruiterStatement: {
    path: '/recruiter/:slug/statement/:statementId',
    title: 'Capability statement',
    layout: 'no-login',
    isPublic: true,
  },
  statementPreview: {
    path: '/statement/preview',
    title: 'Capability statement',
    layout: 'app-no-layout',
    requirement: statements,
  },
  capabilityStatement: {
    path: '/capabilityStatement/:statementId',
    title: 'Capability statement',
    layout: 'no-login',
    isPublic: true,
  },
  recruiterEdit: {
    path: '/recruiter/edit',
    title: 'Edit profile',
    layout: 'app',
    requirement: 'recruiter_profile_edit',
  },
  recruiterPreview: {
    path: '/recruiter/preview',
    title: 'Profile preview',
    layout: 'app',
    requirement: 'recruiter_profile_edit',
  },
  agency: {
    path: '/agency/:slug/:modal?/:reviewId?/:tab?/:reviewTemplateId?',
    title: 'Agency',
    layout: 'no-login',
    choices: profileChoices,
    builtChoices: { modal: [], tab: [] },
    isPublic: true,
    isBuilt: true,
  },
  agencyReview: { path: '/agency/:slug/review', title: 'Choose a recruiter', layout: 'no-login', isPublic: true },
  agencyReviewCompleted: {
    path: '/agency/:slug/review/completed/:isGoogleReview?',
    title: 'Thank you for your review',
    layout: 'no-login',
    isPublic: true,
  },
  agencyClaim: { path: '/agency/:slug/claim', title: 'Claim this agency', layout: 'no-login', isPublic: true },
  agencyStatement: {
    path: '/agency/:slug/statement/:statementId',
    title: 'Capability statement',
    layout: 'no-login',
    isPublic: true,
  },
  agencyEdit: { path: '/agency/edit', title: 'Edit agency', layout: 'app', requirement: 'agency_edit' },
  agencyPreview: { path: '/agency/preview', title: 'Agency preview', layout: 'app', requirement: 'agency_edit' },
  report: {
    path: '/report/:agencyReportId/:oldAgencyReportId?',
    title: 'Agency report',
    layout: 'no-login',
    isPublic: true,
  },

  // Company and team
  companyProfileEdit: {
    path: '/company-profile/edit',
    title: 'Edit company',
    layout: 'app',
    requirement: 'company_edit',
  },
  companyUsers: {
    path: '/company/users/:tab/:id?',
    title: 'Company users',
    layout: 'app',
    requirement: ['user_view', 'user_invite', 'user_list'],
    choices: teamTabs,
  },
  userProfileEdit: {
    path: '/user-profile/edit',
    title: 'Edit profile',
    layout: 'app',
    requirement: 'user_profile_edit',
  },
  agencyRecruiters: {
    path: '/agency/recruiters/:tab/:id?/:teamId?',
    title: 'Team',
    layout: 'app',
    requirement: ['recruiter_view', 'recruiter_user_invite', 'recruiter_user_list'],
    needsApproved: true,
    choices: teamTabs,
  },

  // Onboarding
  gettingStarted: {
    path: '/getting-started/:type?',
    title: 'Getting started',
    layout: 'app-no-layout',
    requirement: 'recruiter',
    choices: {
      type: [
        'welcome',
        'invite-team',
        'get-reviews',
        'create-placement',
        'reply',
        'placements-introduction',
        'kanban-introduction',
        'ats-integration',
        'ats-selection',
        'ats-connect',
        'ats-invite-team',
        'profile',
        'import-reviews',
      ],
    },
  },

  // Recruiter list
  recruiters: {
    path: '/recruiters/:tab?',
    title: 'Recruiters',
    layout: 'app',
    requirement: 'recruiter_list',
    choices: { tab: ['recent', 'favourite', 'psa'] },
  },
  recruitersFavourite: {
    path: '/recruiters/favourite',
    title: 'Favourite recruiters',
    layout: 'app',
    requirement: 'recruiter_list',
  },

  // Integrations
  jobadderConnect: {
    path: '/jobadder/connect',
    title: 'Connect JobAdder',
    layout: 'app-no-layout',
    requirement: 'recruiter',
  },
  vincereConnect: {
    path: '/vincere/connect',
    title: 'Connect Vincere',
    layout: 'app-no-layout',
    requirement: 'recruiter',
    flags: ['vincereV2Api'],
  },
  googleConnect: {
    path: '/google/connect',
    title: 'Connect Google',
    layout: 'app-no-layout',
    requirement: 'recruiter',
  },
  bullhornConnect: {
    path: '/bullhorn/connect',
    title: 'Connect Bullhorn',
    layout: 'app-no-layout',
    requirement: 'recruiter',
  },
  loginJobadder: {
    path: '/login/connect/jobadder',
    title: 'Sign in with JobAdder',
    layout: 'login',
    isOpen: true,
  },
  loginVincere: {
    path: '/login/connect/vincere',
    title: 'Sign in with Vincere',
    layout: 'login',
    flags: ['vincereV2Api'],
    isOpen: true,
  },
  loginGoogle: { path: '/login/connect/google', title: 'Sign in with Google', layout: 'login', isOpen: true },
  linkedinConnected: {
    path: '/linkedin/connect/success',
    title: 'LinkedIn connected',
    layout: 'app-no-layout',
    requirement: 'logged',
  },
  assetDownload: { path: '/asset/download', title: 'Download', layout: 'none', isOpen: true },

  // Awards
  awards: { ...awards, path: '/awards/', title: 'Awards', requirement: 'logged' },
  awardsRecruiter: { ...awards, path: '/awards/recruiter', title: 'Recruiter awards', requirement: 'logged' },
  awardsRecruiterSocial: {
    ...sharedAwards,
    path: '/awards/recruiter/social',
    title: 'Share a recruiter award',
    requirement: 'logged',
  },
  awardsRecruiterBadges: {
    ...awards,
    path: '/awards/recruiter/badges',
    title: 'Recruiter badges',
    requirement: 'logged',
  },
  awardsAgency: { ...awards, path: '/awards/agency', title: 'Agency awards', requirement: 'logged' },
  awardsAgencySocial: {
    ...sharedAwards,
    path: '/awards/agency/social',
    title: 'Share an agency award',
    requirement: 'logged',
  },
  awardsAgencyBadges: { ...awards, path: '/awards/agency/badges', title: 'Agency badges', requirement: 'logged' },
  awardAssetGenerate: { ...awards, path: '/award/asset/generate', title: 'Award badge', requirement: 'logged' },
  awardAssetDownload: {
    ...awards,
    path: '/award/asset/download',
    title: 'Award badge',
    layout: 'none',
    requirement: 'logged',
  },
  certificateAssetGenerate: {
    ...awards,
    path: '/certificate/asset/generate',
    title: 'Award certificate',
    requirement: 'logged',
  },
  certificateAssetDownload: {
    ...awards,
    path: '/certificate/asset/download',
    title: 'Award certificate',
    layout: 'none',
    requirement: 'logged',
  },
} as const satisfies Record<string, RouteEntry>;

/** The id of a route, for tables that hold something for each. */
export type RouteId = keyof typeof routeTable;
