import { describe, expect, test } from 'vitest';
import { type Features, featuresFor } from '../features.ts';
import { meets, type Role, roleName, roles } from '../roles.ts';
import { answerFor, type RouteViewer } from './answer.ts';
import { type Route, routeOf, routes } from './routes.ts';
import { type RouteId, routeTable } from './table.ts';

const features = featuresFor('production', { awards: true });
const built = (id: RouteId): Route => ({ ...routeOf(id), isBuilt: true });
const as = (...names: Role[]): RouteViewer => ({ roles: names.map(roleName), approved: true });
const answer = (id: RouteId, viewer: RouteViewer | null, all: Features = features): string =>
  answerFor(built(id), viewer, all, 'AU');

/** Who may open what, by role. Written by hand from the tables of requirements, not from the code. */
const letIn: Partial<Record<RouteId, Role[]>> = {
  panelAdmin: [],
  subscription: ['admin', 'recruiter', 'recruiter_admin'],
  subscriptionSuccess: ['admin', 'recruiter'],
  home: ['admin', 'recruiter'],
  gettingStarted: ['admin', 'recruiter'],
  jobs: ['admin', 'recruiter', 'user'],
  jobNew: ['admin', 'user'],
  jobEdit: ['admin', 'user'],
  myJobs: ['admin', 'recruiter'],
  dashboard: ['admin', 'recruiter', 'user'],
  dashboardJobs: ['admin', 'recruiter', 'user'],
  awardStatus: ['admin', 'recruiter'],
  recruiterEdit: ['admin', 'recruiter'],
  recruiterPreview: ['admin', 'recruiter'],
  userProfileEdit: ['admin', 'user'],
  companyProfileEdit: ['user_admin'],
  companyUsers: ['user_admin'],
  agencyEdit: ['recruiter_admin'],
  agencyPreview: ['recruiter_admin'],
  agencyRecruiters: [],
  recruiters: ['admin', 'user'],
  recruitersFavourite: ['admin', 'user'],
  recruitersCompare: ['admin', 'user'],
  reviews: ['admin', 'recruiter'],
  reviewsShared: ['admin', 'recruiter'],
  placements: ['admin', 'recruiter'],
  campaignWorkflows: ['recruiter_admin', 'ultimate_team'],
  npsWorkflowEditor: ['recruiter_admin', 'ultimate_team'],
  dashboardResponses: ['recruiter_admin', 'ultimate_team'],
  dashboardNps: ['ultimate_team'],
  toolsCampaignSettings: ['ultimate_team'],
  leaderboardRating: ['pro_team', 'ultimate_team'],
  leaderboardNps: ['pro_team', 'ultimate_team'],
  dashboardGoogleReviews: ['pro_team', 'ultimate_team'],
  emailSync: ['admin', 'recruiter', 'recruiter_admin'],
  postCreators: ['admin', 'recruiter'],
  postCreator: ['admin', 'recruiter'],
  marketingAssets: ['admin', 'recruiter'],
  marketingTemplate: ['admin', 'recruiter'],
  toolsWidgets: ['recruiter_admin', 'recruiter_freelancer'],
  npsWorkflowPreview: ['admin', 'recruiter', 'pro_individual', 'pro_team', 'ultimate_team'],
  toolsCapabilityStatement: ['admin', 'recruiter', 'pro_individual', 'pro_team', 'ultimate_team'],
  statementPreview: ['admin', 'recruiter', 'pro_individual', 'pro_team', 'ultimate_team'],
  toolsInviteSettings: ['admin', 'recruiter', 'pro_individual', 'pro_team', 'ultimate_team'],
};

const cells = Object.entries(letIn).flatMap(([id, wanted]) =>
  roles.map(
    (role) => [role, id as RouteId, role === 'super_admin' || wanted.includes(role) ? 'ok' : 'denied'] as const,
  ),
);

describe('role × route', () => {
  test.each(cells)('%s at %s: %s', (role, id, expected) => {
    expect(answer(id, as(role))).toBe(expected);
  });

  test.each(Object.keys(letIn) as RouteId[])('a stranger is asked to sign in at %s', (id) => {
    expect(answer(id, null)).toBe('sign-in');
  });

  test('roles add up: an agency admin who is a recruiter sees the team', () => {
    expect(answer('agencyRecruiters', as('recruiter', 'recruiter_admin'))).toBe('ok');
  });

  test('every private route is denied to a stranger and, if it needs a role, to a user without it', () => {
    for (const route of routes.filter(({ isOpen }) => !isOpen)) {
      expect([route.id, answer(route.id, null)]).toEqual([route.id, 'sign-in']);
      const expected = meets([], route.requirement) ? 'ok' : 'denied';
      expect([route.id, answer(route.id, as())]).toEqual([route.id, expected]);
    }
  });

  test('the open pages are open to strangers', () => {
    for (const route of routes.filter(({ isOpen }) => isOpen)) expect(answer(route.id, null)).toBe('ok');
  });
});

describe('the order of the answers', () => {
  test('an unknown address is not found', () => {
    expect(answerFor(undefined, as('super_admin'), features)).toBe('not-found');
  });

  test('an unbuilt page is not found, even for a super admin', () => {
    const unbuilt = routes.filter(({ isBuilt }) => !isBuilt);
    for (const route of unbuilt) expect(answerFor(route, as('super_admin'), features, 'AU')).toBe('not-found');
    expect(unbuilt.length).toBeGreaterThan(20);
  });

  test('a feature that is off hides the page before sign-in is required', () => {
    const off = featuresFor('production', { jobs: false });
    expect(answer('jobs', null, off)).toBe('not-found');
    expect(answer('jobs', as('super_admin'), off)).toBe('not-found');
  });

  test('awards answer only in their countries, and sharing them only with its own feature', () => {
    const route = built('awardsRecruiterSocial');
    expect(answerFor(route, as('recruiter'), features, 'New Zealand')).toBe('ok');
    expect(answerFor(route, as('recruiter'), features, 'GB')).toBe('not-found');
    expect(answerFor(route, null, features)).toBe('not-found');
    const unshared = featuresFor('production', { awards: true, shareAndPromoteAwards: false });
    expect(answerFor(route, as('recruiter'), unshared, 'NZ')).toBe('not-found');
  });

  test('the team needs the approved attribute besides the permissions', () => {
    const team = built('agencyRecruiters');
    const viewer = as('recruiter', 'recruiter_admin');
    expect(answerFor(team, { ...viewer, approved: false }, features)).toBe('denied');
    expect(answerFor(team, { ...as('super_admin'), approved: false }, features)).toBe('denied');
  });
});

describe('the table', () => {
  test('the built routes are the main job, its entrances and exits, its legal texts, and the panel; nothing else', () => {
    expect(routes.filter(({ isBuilt }) => isBuilt).map(({ id }) => id)).toEqual([
      'signIn',
      'logout',
      'restorePassword',
      'loginLink',
      'emailChange',
      'signup',
      'signupInfo',
      'signupRecruiter',
      'login',
      'search',
      'notFound',
      'reviewPolicy',
      'privacy',
      'dataRequest',
      'dataRequestConfirm',
      'dataCopy',
      'terms',
      'account',
      'panelAdmin',
      'panelEnquiries',
      'panelClaims',
      'panelTraining',
      'panelReports',
      'panelPrivacy',
      'panelAgencies',
      'panelCompanies',
      'panelJobs',
      'panelUsers',
      'panelReviews',
      'panelReviewFlags',
      'panelMails',
      'panelTasks',
      'panelConnections',
      'panelAudit',
      'panelFeatures',
      'home',
      'marketplace',
      'emailSync',
      'importGoogleReviews',
      'marketingAssets',
      'marketingTemplate',
      'dashboard',
      'dashboardJobs',
      'leaderboard',
      'leaderboardRating',
      'leaderboardNps',
      'agencyReports',
      'dashboardNps',
      'dashboardCases',
      'dashboardNpsWorkflow',
      'dashboardResponses',
      'dashboardGoogleReviews',
      'npsViewTab',
      'jobNew',
      'jobEdit',
      'jobs',
      'myJobs',
      'postCreatorNew',
      'postCreators',
      'postCreatorChooseReview',
      'postCreator',
      'jobPost',
      'toolsWidgets',
      'toolsCapabilityStatement',
      'toolsInviteSettings',
      'toolsWebhooks',
      'toolsConnections',
      'toolsConnection',
      'toolsApi',
      'toolsCampaignSettings',
      'jora',
      'seek',
      'reviews',
      'reviewsShared',
      'placements',
      'placementNew',
      'placementEdit',
      'placementReview',
      'campaigns',
      'campaignWorkflows',
      'campaignCustomise',
      'campaignResponses',
      'campaignRequests',
      'campaignNew',
      'campaignEdit',
      'survey',
      'surveySuccess',
      'npsLeaderboardExport',
      'npsView',
      'npsWorkflowEditor',
      'npsWorkflowPreview',
      'recruiterReview',
      'reviewInvite',
      'candidateReview',
      'employerReview',
      'emailSyncReview',
      'reviewConfirm',
      'reviewEdit',
      'flagAnswer',
      'reviewCompleted',
      'recruiter',
      'people',
      'review',
      'reviewTemplates',
      'reviewFlag',
      'replyReport',
      'recruiterClaim',
      'recruiterClaimed',
      'recruiterFailedClaim',
      'recruiterReport',
      'recruiterShare',
      'recruiterContact',
      'recruiterOpenReview',
      'recruiterReviewTemplates',
      'recruiterStatement',
      'statementPreview',
      'capabilityStatement',
      'recruiterEdit',
      'recruiterPreview',
      'agency',
      'agencyReview',
      'agencyReviewCompleted',
      'agencyOpenReview',
      'agencyReviewTemplates',
      'agencyClaim',
      'agencyClaimed',
      'agencyFailedClaim',
      'agencyReport',
      'agencyShare',
      'agencyContact',
      'unsubscribe',
      'join',
      'claimConfirm',
      'contactConfirm',
      'companyDomainConfirm',
      'replyToConfirm',
      'candidateConsent',
      'agencyStatement',
      'agencyEdit',
      'agencyPreview',
      'report',
      'companyProfileEdit',
      'companyUsers',
      'userProfileEdit',
      'agencyRecruiters',
      'gettingStarted',
      'recruiters',
      'recruitersFavourite',
      'recruitersCompare',
      'jobadderConnect',
      'vincereConnect',
      'googleConnect',
      'bullhornConnect',
      'loginJobadder',
      'loginVincere',
      'loginGoogle',
      'loginConnectLink',
      'linkedinConnected',
    ]);
  });

  test('no path occurs twice, and each starts with a slash', () => {
    const paths = routes.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => !path.startsWith('/'))).toEqual([]);
  });

  test('each redirect leads to a page in the table', () => {
    const goals = routes.flatMap(({ redirect }) => redirect ?? []);
    expect(goals).toHaveLength(6);
    const paths = routes.map(({ path }) => path);
    for (const goal of goals) expect(paths.includes(goal) || goal === '/dashboard/nps/view/leader-board').toBe(true);
  });

  test('choices belong to parameters of the path, and built ones are among them', () => {
    for (const { path, choices, builtChoices } of routes) {
      for (const name of Object.keys(choices)) expect(path).toContain(`:${name}`);
      for (const [name, some] of Object.entries(builtChoices)) {
        expect(choices[name]).toEqual(expect.arrayContaining([...some]));
      }
    }
  });

  test('ids match the table', () => {
    expect(routes.map(({ id }) => id)).toEqual(Object.keys(routeTable));
  });
});
