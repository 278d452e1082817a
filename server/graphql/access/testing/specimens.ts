import { standardReviewSettings } from '#common/posts/settings.ts';
import { statementSections } from '#common/statements/statements.ts';
import { defaultWorkflow } from '#common/surveys/workflows.ts';
import type { Side } from '../cells.ts';
import { type People, password } from './people.ts';
import type { World } from './world.ts';

/** How to read a type: a query around a selection, and the path of the row in the response. */
export interface Specimen {
  text(selection: string): string;
  variables?(side: Side): object;
  /** The path of the row below `data`. */
  path: readonly (string | number)[];
}

const byId = (type: string, id: string | ((side: Side) => string)): Specimen => ({
  text: (selection) => `query ($id: ID!) { node(id: $id) { ... on ${type} { ${selection} } } }`,
  variables: (side) => ({ id: `${type}:${typeof id === 'string' ? id : id(side)}` }),
  path: ['node'],
});
const below = (type: string, id: string, field: string): Specimen => ({
  ...byId(type, id),
  text: (selection) => `query ($id: ID!) { node(id: $id) { ... on ${type} { ${field} { ${selection} } } } }`,
  path: ['node', field],
});
const byLink = (field: string, id: string, token: string): Specimen => ({
  text: (selection) => `query ($id: String!, $token: String!) { ${field}(id: $id, token: $token) { ${selection} } }`,
  variables: () => ({ id, token }),
  path: [field],
});
const inConnection = ({ path, ...specimen }: Specimen): Specimen => ({
  ...specimen,
  text: (selection) => specimen.text(`edges { node { ${selection} } }`),
  path: [...path, 'edges', 0, 'node'],
});
const byRoot = (field: string, ...path: readonly (string | number)[]): Specimen => ({
  text: (selection) => {
    const inner = path
      .filter((name) => typeof name === 'string')
      .reduceRight((of, name) => `{ ${name} ${of} }`, `{ ${selection} }`);
    return `{ ${field} ${inner} }`;
  },
  path: [field.split('(')[0]!, ...path],
});

/** A row of every type; rows about people belong to the viewer's side. `Type (state)` is one in a special state. */
export function specimensOf(people: People, world: World): Readonly<Record<string, Specimen>> {
  const ofSide =
    <T>(agency: T, company: T) =>
    (side: Side) =>
      side === 'company' ? company : agency;
  const user = ofSide(people.agency.own, people.hiring.own);
  const reviewRequest: Specimen = {
    text: (selection) =>
      `query ($id: String!, $token: String!) { reviewRequest(id: $id, token: $token) { ${selection} } }`,
    variables: () => ({ id: world.invited.id, token: world.invited.token }),
    path: ['reviewRequest'],
  };
  const ownReview = byLink('ownReview', world.gone.id, world.later.token);
  return {
    Agency: byId('Agency', people.recruiter.agency_id),
    GoogleListing: inConnection(below('Agency', people.recruiter.agency_id, 'googleListings')),
    GoogleListedReview: {
      text: (selection) =>
        `query ($id: ID!) { node(id: $id) { ... on Agency { googleListings { edges { node { reviews { edges { node { ${selection} } } } } } } } } }`,
      variables: () => ({ id: `Agency:${people.recruiter.agency_id}` }),
      path: ['node', 'googleListings', 'edges', 0, 'node', 'reviews', 'edges', 0, 'node'],
    },
    GooglePlace: byId('GooglePlace', world.google.imported),
    'GooglePlace (not imported)': byId('GooglePlace', world.google.found),
    GoogleReview: byId('GoogleReview', world.google.review),
    'Agency (not approved)': byId('Agency', world.waitingAgency.id),
    AgencyFigures: below('Agency', people.recruiter.agency_id, 'figures'),
    Recruiter: byId('Recruiter', people.recruiter.id),
    RecruiterToEdit: byId('RecruiterToEdit', people.recruiter.id),
    AgencyToEdit: byId('AgencyToEdit', people.recruiter.agency_id),
    User: byId('User', user),
    SignInLink: byId('SignInLink', ofSide(world.signInLinks.agency, world.signInLinks.company)),
    AccountSession: byId('AccountSession', ofSide(world.sessions.agency, world.sessions.company)),
    Company: byId('Company', people.company.id),
    CompanyMember: inConnection(below('Company', people.company.id, 'members')),
    Impersonation: byId('Impersonation', ofSide(world.impersonations[0]!.id, world.impersonations[1]!.id)),
    Placement: byId('Placement', world.placement.id),
    PlacementImport: byId('PlacementImport', world.imports.done),
    ImportRow: inConnection(below('PlacementImport', world.imports.done, 'examples')),
    Invitation: byId('Invitation', world.invitation.id),
    MailPreview: byRoot(`invitationPreview(input: ${drafted(people)})`),
    PlacementSuggestion: byRoot(`placementSuggestions(reviewId: "PendingReview:${world.waiting.id}")`),
    DepartureAhead: byRoot(`departuresAhead(recruiterId: "Recruiter:${people.recruiter.id}", startDate: "2026-03-02")`),
    MonthAllowance: byRoot(`monthAllowance(recruiterId: "Recruiter:${people.recruiter.id}")`),
    UsualInvitation: byRoot(`usualInvitation(recruiterId: "Recruiter:${people.recruiter.id}")`),
    InviteSettings: byId('InviteSettings', world.inviteSettings.id),
    InviteSource: inConnection(below('InviteSettings', world.inviteSettings.id, 'sources')),
    InviteReach: byRoot('inviteReach(source: "manual")', 0),
    RecommendedBadge: below('Recruiter', people.recruiter.id, 'recommendedBadge'),
    Review: byId('Review', world.published.id),
    'Review (not published)': byId('Review', world.queued.id),
    ReviewReply: below('Review', world.published.id, 'reply'),
    ReplyVersion: inConnection(below('Review', world.published.id, 'replyVersions')),
    PendingReview: byId('PendingReview', world.waiting.id),
    SideToInvite: byId('SideToInvite', world.sideToInvite.id),
    ReviewShare: byId('ReviewShare', world.later.share.id),
    ReviewTemplate: byId('ReviewTemplate', world.template),
    ReviewCounts: byRoot('reviewCounts'),
    Dashboard: byRoot('dashboard'),
    DashboardPart: byRoot('dashboard', 'parts', 0),
    NpsDashboard: byRoot('npsDashboard'),
    NpsPart: byRoot('npsDashboard', 'parts', 0),
    NpsBoard: byRoot('npsBoard'),
    NpsBoardRow: byRoot('npsBoard', 'rows', 0),
    Nps: byRoot('npsBoard', 'nps'),
    NpsQuote: byRoot('npsQuotes', 0),
    NpsLine: byRoot('npsDashboard', 'audiences', 0),
    AgencyReport: byId('AgencyReport', world.reports.own),
    'AgencyReport (shared)': byId('AgencyReport', world.reports.shared),
    AgencyReportLine: inConnection(below('AgencyReport', world.reports.own, 'recruiters')),
    LeaderboardRow: byRoot(`leaderboardRow(id: "${standingOf(people)}")`),
    Onboarding: byRoot('onboarding'),
    OnboardingEvent: byRoot('onboarding', 'events', 0),
    GivenReview: byId('GivenReview', ofSide(world.given.agency, world.given.company)),
    ProfileLook: byId('ProfileLook', ofSide(world.looks.agency, world.looks.company)),
    Notice: byId('Notice', ofSide(world.notices.agency, world.notices.company)),
    NoticeChoice: inConnection({
      ...byId('User', user),
      text: (selection) => `query ($id: ID!) { node(id: $id) { ... on User { noticeChoices { ${selection} } } } }`,
      path: ['node', 'noticeChoices'],
    }),
    OwnDataRequest: inConnection({
      ...byId('User', user),
      text: (selection) => `query ($id: ID!) { node(id: $id) { ... on User { ownDataRequests { ${selection} } } } }`,
      path: ['node', 'ownDataRequests'],
    }),
    Favourite: byId('Favourite', ofSide(world.favourites.agency, world.favourites.company)),
    Team: byId('Team', people.team.id),
    TeamMember: inConnection(below('Team', people.team.id, 'members')),
    Campaign: byId('Campaign', world.surveys.campaign),
    SurveyRequest: byId('SurveyRequest', world.surveys.request),
    CampaignSettings: byId('CampaignSettings', people.recruiter.agency_id),
    ApiToken: byId('ApiToken', world.apiToken),
    Integration: byId('Integration', world.connections.connection),
    ConnectionPerson: byId('ConnectionPerson', world.connections.consultant),
    ConnectionRecord: byId('ConnectionRecord', world.connections.record),
    ConnectionEvent: byId('ConnectionEvent', world.connections.event),
    Webhook: byId('Webhook', world.surveys.webhook),
    FoundPerson: byId('FoundPerson', world.emailSync.invited),
    Mailbox: byId('Mailbox', world.emailSync.mailbox),
    SyncAddress: byId('SyncAddress', world.emailSync.address),
    'SyncAddress (of the agency)': byId('SyncAddress', world.emailSync.ofAgency),
    MailExclusion: byId('MailExclusion', world.emailSync.exclusion),
    CapabilityStatement: byId('CapabilityStatement', world.statement),
    StatementVersion: byId('StatementVersion', world.statementVersion.id),
    Post: byId('Post', world.post.id),
    PostShare: byId('PostShare', ofSide(world.postShares.agency, world.postShares.company)),
    JobPost: byRoot(`jobPost(key: "${world.post.key}")`),
    Widget: byId('Widget', world.widget),
    WebhookDelivery: byId('WebhookDelivery', world.surveys.delivery),
    NpsCase: byId('NpsCase', world.surveys.npsCase),
    NpsCaseEntry: inConnection(below('NpsCase', world.surveys.npsCase, 'history')),
    NpsCaseNote: inConnection(below('NpsCase', world.surveys.npsCase, 'notes')),
    SurveyResponse: byId('SurveyResponse', world.surveys.response),
    SurveyTag: byId('SurveyTag', world.surveys.tag),
    Survey: byId('Survey', world.surveys.survey),
    SurveyForm: {
      text: (selection) =>
        `query ($id: ID!, $token: String!) { surveyForm(campaignId: $id, token: $token) { ${selection} } }`,
      variables: () => ({ id: `Campaign:${world.surveys.campaign}`, token: world.surveys.done }),
      path: ['surveyForm'],
    },
    Workflow: byId('Workflow', world.surveys.draft),
    Supplier: byId('Supplier', world.supplier),
    Job: byId('Job', world.job),
    JobEngagement: byId('JobEngagement', world.engagement),
    MarketplaceJob: byId('MarketplaceJob', world.job),
    PublicJob: byRoot(`publicJob(key: "${world.publicJob}")`),
    EndedJob: byRoot(`endedJob(key: "${world.endedJob}")`),
    ProfileJob: inConnection(below('Recruiter', people.recruiter.id, 'jobs')),
    EngagedJob: byId('EngagedJob', world.engagement),
    JobFigures: byId('JobFigures', world.engagedJob),
    JobDashboard: byRoot('jobDashboard'),
    JobStageTime: byRoot('jobDashboard', 'stages', 0),
    SavedJobSearch: byId('SavedJobSearch', ofSide(world.savedSearches.agency, world.savedSearches.company)),
    Application: byId('Application', world.application),
    JobThread: byId('JobThread', world.thread),
    JobMessage: inConnection(below('JobThread', world.thread, 'messages')),
    ConsentToGive: byRoot(`consentToGive(token: "${world.links.consent}")`),
    Interview: byId('Interview', world.interviews.started),
    Offer: byId('Offer', world.offer),
    CompanyDomain: byId('CompanyDomain', world.companyDomain),
    SupplierEntry: inConnection(below('Supplier', world.supplier, 'history')),
    GoneReview: byId('GoneReview', world.gone.id),
    ReviewRequest: reviewRequest,
    ReviewSubmission: byRoot(`reviewSubmission(token: "${world.openReview.token}")`),
    MailSubscription: byRoot(`mailSubscription(token: "${world.links.unsubscribe}")`),
    Person: byId('Person', ofSide(world.members.agency, world.members.company)),
    MemberInvitation: byId('MemberInvitation', ofSide(world.memberInvitations.agency, world.memberInvitations.company)),
    TrainingBooking: byId('TrainingBooking', ofSide(world.trainings.agency.closed, world.trainings.company.closed)),
    JoinRequest: byId('JoinRequest', ofSide(world.joinRequests.agency, world.joinRequests.company)),
    InvitationToJoin: byRoot(`invitationToJoin(token: "${world.links.join}")`),
    DataCopy: below('DataRequest', world.dataRequest.id, 'copy'),
    DataCopyToDownload: byRoot(`dataCopyToDownload(token: "${world.links.dataCopy}")`),
    ClaimToConfirm: byRoot(`claimToConfirm(token: "${world.links.claim}")`),
    EmailChangeLink: byRoot(`emailChangeToAllow(token: "${world.links.allowEmail}")`),
    EmailChange: {
      ...byId('User', user),
      text: (selection) => `query ($id: ID!) { node(id: $id) { ... on User { emailChange { ${selection} } } } }`,
      path: ['node', 'emailChange'],
    },
    DomainToConfirm: byRoot(`domainToConfirm(token: "${world.links.domain}")`),
    ContactToConfirm: byRoot(`contactToConfirm(token: "${world.links.contact}")`),
    ReplyToToConfirm: byRoot(`replyToToConfirm(token: "${world.links.replyTo}")`),
    AccountLink: byRoot(`accountLink(token: "${world.links.account}")`),
    PlacementProblem: inConnection(below('Placement', world.placement.id, 'problems')),
    RequestedPlacement: {
      ...reviewRequest,
      text: (selection) => reviewRequest.text(`placement { ${selection} }`),
      path: ['reviewRequest', 'placement'],
    },
    ReviewToCheck: byId('ReviewToCheck', world.gone.id),
    ReviewEdit: inConnection(below('ReviewToCheck', world.gone.id, 'versions')),
    ReplyToCheck: byId('ReplyToCheck', world.later.rejectedReply),
    FlagCase: byId('FlagCase', world.later.decidedCase),
    ReviewFlag: inConnection(below('FlagCase', world.later.decidedCase, 'flags')),
    OwnReview: ownReview,
    OwnEdit: {
      ...ownReview,
      text: (selection) => ownReview.text(`edit { ${selection} }`),
      path: ['ownReview', 'edit'],
    },
    FlagsToAnswer: byLink('flagsToAnswer', world.later.decidedCase, `${world.later.token} of flags`),
    Enquiry: byId('Enquiry', world.enquiry.id),
    Claim: byId('Claim', world.claim.id),
    DataRequest: byId('DataRequest', world.dataRequest.id),
    DataRequestToConfirm: byRoot(`dataRequestToConfirm(token: "${world.links.dataRequest}")`),
    ProfileReport: byId('ProfileReport', world.report.id),
    GoneProfile: byRoot('goneProfile(slug: "somebody-gone")'),
    PlacementEntry: inConnection(below('Placement', world.placement.id, 'history')),
    HistoryEntry: inConnection(below('Claim', world.claim.id, 'history')),
    Mail: byId('Mail', world.mail),
    Suppression: byId('Suppression', world.suppression),
    AuditEntry: byId('AuditEntry', world.entries[0]!.id),
    BackgroundTask: inConnection(byRoot('tasks')),
    FeaturesHere: byRoot('features'),
    FeatureState: byRoot('features', 'features', 0),
    ErasurePreview: byRoot(`erasurePreview${ofRequest(world)}`),
    ErasurePart: byRoot(`erasurePreview${ofRequest(world)}`, 'parts', 0),
    MergePreview: byRoot(`mergePreview${merging(people)}`),
    MergeCount: byRoot(`mergePreview${merging(people)}`, 'moves', 0),
    MergeSignIn: byRoot(`mergePreview${mergingProfiles(people)}`, 'signIns', 0),
    PanelOverview: byRoot('panelOverview'),
    PanelQueue: byRoot('panelOverview', 'queues', 0),
    SearchResults: byRoot('search(words: "")'),
    SearchResult: byRoot(`search(words: "${people.recruiter.name}")`, 'results', 0),
    SearchMatch: byRoot(`search(words: "${people.recruiter.name}")`, 'results', 0, 'matches', 0),
    SearchFacet: byRoot('search(words: "")', 'facets', 0),
  };
}

const drafted = ({ recruiter }: People) => `{ recruiterId: "Recruiter:${recruiter.id}", audience: "candidate" }`;

/** In an agency that imports, so that every field has a value. */
const ofRequest = ({ dataRequest }: World) => `(dataRequestId: "DataRequest:${dataRequest.id}")`;

const merging = ({ recruiter, rivalAgencyId }: People) =>
  `(fromId: "Agency:${recruiter.agency_id}", intoId: "Agency:${rivalAgencyId}")`;

const mergingProfiles = ({ colleague, recruiter }: People) =>
  `(fromId: "Recruiter:${colleague}", intoId: "Recruiter:${recruiter.id}")`;

/** Without enough reviews to be ranked. */
const standingOf = ({ recruiter }: People) => `agency~12m~candidate~${recruiter.id}`;

/** The arguments of root fields that need some; the others are requested in full. */
export const rootArguments = (people: People, world: World): Readonly<Record<string, string>> => ({
  node: `(id: "Recruiter:${people.recruiter.id}")`,
  nodes: '(ids: [])',
  agency: `(slug: "agency-${people.recruiter.agency_id}")`,
  invitationPreview: `(input: ${drafted(people)})`,
  surveyMailPreview: '(input: { audience: "candidate" })',
  placementSuggestions: `(reviewId: "PendingReview:${world.waiting.id}")`,
  departuresAhead: `(recruiterId: "Recruiter:${people.recruiter.id}", startDate: "2026-03-02")`,
  monthAllowance: `(recruiterId: "Recruiter:${people.recruiter.id}")`,
  usualInvitation: `(recruiterId: "Recruiter:${people.recruiter.id}")`,
  inviteReach: '(source: "manual")',
  formBeginning: `(recruiterId: "Recruiter:${people.recruiter.id}")`,
  leaderboard: '(filter: { isRanked: false })',
  ownLeaderboardRow: '(filter: { board: "market" })',
  leaderboardRow: `(id: "${standingOf(people)}")`,
  mergePreview: merging(people),
  erasurePreview: ofRequest(world),
  goneProfile: '(slug: "somebody-gone")',
  goneReview: `(key: "${world.gone.id}")`,
  recruiter: '(slug: "robin")',
  review: `(key: "${world.published.id}")`,
  ownReview: `(id: "${world.gone.id}", token: "${world.later.token}")`,
  flagsToAnswer: `(id: "${world.later.decidedCase}", token: "${world.later.token} of flags")`,
  reviewRequestOfPlacement: `(placementId: "${world.invited.placement_id}", audience: "candidate", token: "${world.invited.token}")`,
  reviewSubmission: `(token: "${world.openReview.token}")`,
  mailSubscription: `(token: "${world.links.unsubscribe}")`,
  invitationToJoin: `(token: "${world.links.join}")`,
  dataCopyToDownload: `(token: "${world.links.dataCopy}")`,
  dataRequestToConfirm: `(token: "${world.links.dataRequest}")`,
  claimToConfirm: `(token: "${world.links.claim}")`,
  emailChangeToAllow: `(token: "${world.links.allowEmail}")`,
  emailChangeToConfirm: `(token: "${world.links.confirmEmail}")`,
  replyToToConfirm: `(token: "${world.links.replyTo}")`,
  consentToGive: `(token: "${world.links.consent}")`,
  cvLink: `(applicationId: "Application:${world.application}")`,
  domainToConfirm: `(token: "${world.links.domain}")`,
  assetContent: `(subjectId: "Recruiter:${people.recruiter.id}")`,
  assetLink: `(input: { template: "flyer", subjectId: "Recruiter:${people.recruiter.id}", format: "pdf", scale: 1, accent: "#0072bb", showsPhoto: true })`,
  brandAssetLink: '(brand: "mark", format: "svg")',
  jobPost: `(key: "${world.post.key}")`,
  publicJob: `(key: "${world.publicJob}")`,
  endedJob: `(key: "${world.endedJob}")`,
  contactToConfirm: `(token: "${world.links.contact}")`,
  accountLink: `(token: "${world.links.account}")`,
  surveyForm: `(campaignId: "Campaign:${world.surveys.campaign}", token: "${world.surveys.token}")`,
  sharedStatement: `(key: "${world.statementVersion.key}")`,
  statementPreview: `(statementId: "CapabilityStatement:${world.statement}")`,
  surveyThanks: `(token: "${world.surveys.done}")`,
  reviewRequest: `(id: "${world.invited.id}", token: "${world.invited.token}")`,
});

/** The input of each mutation for rows of the world; `of` names the type of the row, if there is one. */
export interface Try {
  of?: string;
  input(side: Side): object;
  /** Brings the world into the state in which it is possible. */
  prepare?(): Promise<unknown>;
}

export function triesOf(people: People, world: World): Readonly<Record<string, Try>> {
  const reason = 'They cannot be found.';
  const user = (side: Side) => `User:${side === 'company' ? people.hiring.own : people.agency.own}`;
  const about = (of: string, name: string, id: string, rest: object = {}): Try => ({
    of,
    input: () => ({ [name]: `${of}:${id}`, ...rest }),
  });
  const aboutUser = (rest: object = {}): Try => ({ of: 'User', input: (side) => ({ userId: user(side), ...rest }) });
  const aboutMember = (rest: object = {}): Try => ({
    of: 'Person',
    input: (side) => ({
      personId: `Person:${side === 'company' ? world.members.company : world.members.agency}`,
      ...rest,
    }),
  });
  const aboutMemberInvitation: Try = {
    of: 'MemberInvitation',
    input: (side) => ({
      memberInvitationId: `MemberInvitation:${side === 'company' ? world.memberInvitations.company : world.memberInvitations.agency}`,
    }),
  };
  const ofRequest = (side: Side) =>
    `JoinRequest:${side === 'company' ? world.joinRequests.company : world.joinRequests.agency}`;
  const aboutJoinRequests = (rest: object = {}): Try => ({
    of: 'JoinRequest',
    input: (side) => ({ ids: [ofRequest(side)], ...rest }),
  });
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const training = { topics: ['team'], times: [inDays(3), inDays(4)], people: 2 };
  const session = { startsAt: inDays(3), meetingUrl: 'https://meet.example/session' };
  const aboutTraining = (rest: object = {}): Try => ({
    of: 'TrainingBooking',
    prepare: () => world.openTrainings(true),
    input: (side) => ({
      bookingId: `TrainingBooking:${side === 'company' ? world.trainings.company.open : world.trainings.agency.open}`,
      ...rest,
    }),
  });
  const aboutInterview = (which: 'proposed' | 'moving' | 'started', rest: object = {}): Try =>
    about('Interview', 'interviewId', world.interviews[which], { expectedVersion: 1, ...rest });
  const aboutSearch = (rest: object = {}): Try => ({
    of: 'SavedJobSearch',
    input: (side) => ({
      searchId: `SavedJobSearch:${side === 'company' ? world.savedSearches.company : world.savedSearches.agency}`,
      ...rest,
    }),
  });
  const theirsAlone = (input: object = {}): Try => ({ input: () => input });
  return {
    createInvitations: about('Recruiter', 'recruiterId', people.recruiter.id, {
      invitations: [
        {
          jobTitle: 'Site Engineer',
          jobType: 'permanent',
          startDate: '2026-09-01',
          companyName: 'Pinwheel Logistics',
          candidateName: 'Sage Underhill',
          candidateEmail: 'sage@mail.example',
        },
      ],
    }),
    addPlacement: { input: () => ({ recruiterId: `Recruiter:${people.recruiter.id}`, ...newPlacement }) },
    savePlacement: about('Placement', 'placementId', world.placement.id, {
      expectedVersion: world.placement.version,
      ...newPlacement,
      candidateName: world.placement.candidate_name,
      candidateEmail: world.placement.candidate_email,
    }),
    cancelPlacement: about('Placement', 'placementId', world.placement.id, {
      expectedVersion: world.placement.version,
      reason: 'fell_through',
    }),
    hidePlacements: { of: 'Placement', input: () => ({ ids: [`Placement:${world.placement.id}`], hidden: true }) },
    startImport: { input: () => ({ fileName: 'placements.csv', file: world.imports.file }) },
    chooseImportSheet: about('PlacementImport', 'importId', world.imports.matching, { sheet: 'Placements' }),
    matchImport: about('PlacementImport', 'importId', world.imports.matching, {
      fields: ['jobTitle', 'startDate', 'candidateName'],
      jobType: 'permanent',
    }),
    rematchImport: about('PlacementImport', 'importId', world.imports.checked),
    runImport: about('PlacementImport', 'importId', world.imports.checked),
    cancelImport: about('PlacementImport', 'importId', world.imports.checked),
    undoImport: about('PlacementImport', 'importId', world.imports.done),
    retryImport: about('PlacementImport', 'importId', world.imports.failed),
    inviteAgain: about('Invitation', 'invitationId', world.cancelledInvitation.id),
    cancelInvitations: { of: 'Invitation', input: () => ({ ids: [`Invitation:${world.waitingInvitation.id}`] }) },
    deleteInvitation: about('Invitation', 'invitationId', world.draftInvitation.id),
    correctRecipient: about('Invitation', 'invitationId', world.bouncedInvitation.id, {
      email: 'sage.new@mail.example',
    }),
    rescheduleInvitation: about('Invitation', 'invitationId', world.waitingInvitation.id, {
      scheduledFor: new Date(Date.now() + 86_400_000).toISOString(),
    }),
    resumeInvitations: about('Invitation', 'invitationId', world.waitingInvitation.id),
    sendNow: about('Invitation', 'invitationId', world.waitingInvitation.id),
    replyToReview: about('Review', 'reviewId', world.published.id, { body: 'Thank you for this.', expectedVersion: 1 }),
    matchReview: about('PendingReview', 'reviewId', world.waiting.id, {
      placementId: `Placement:${world.placement.id}`,
    }),
    setReviewCompanyShown: about('Review', 'reviewId', world.published.id, { shown: false }),
    shareReview: about('Review', 'reviewId', world.published.id, { channel: 'link' }),
    noteShareSeen: theirsAlone({ key: world.later.share.key }),
    createReviewTemplate: { input: () => ({ kind: 'reply', name: 'Praise', body: 'Thank you, {reviewer}.' }) },
    saveReviewTemplate: about('ReviewTemplate', 'templateId', world.template, { expectedVersion: 1, name: 'Thanks' }),
    deleteReviewTemplate: about('ReviewTemplate', 'templateId', world.template),
    submitReview: {
      of: 'ReviewRequest',
      input: () => ({
        invitationId: world.invited.id,
        token: world.invited.token,
        overall: 5,
        title: 'A good process',
        body: 'They knew what I wanted and told me so after each of the steps that we took.',
        nameDisplay: 'full',
        offeredAnything: false,
        showCompany: true,
        placementConfirmed: 'yes',
        locale: 'en-AU',
        criteria: [{ key: 'communication', stars: 5 }],
      }),
    },
    renewReviewLink: {
      of: 'ReviewRequest',
      input: () => ({ invitationId: world.endedInvitation.id, token: world.endedInvitation.token }),
    },
    sendOpenReview: {
      input: () => ({
        recruiterId: `Recruiter:${people.recruiter.id}`,
        audience: 'candidate',
        reviewerName: 'Sage Underhill',
        reviewerEmail: 'sage.open@mail.example',
        jobTitle: 'Site Engineer',
        jobType: 'permanent',
        startDate: '2026-03-02',
        companyName: 'Pinwheel Logistics',
        overall: 5,
        title: 'A good process',
        body: 'They knew what I wanted and told me so after each of the steps that we took.',
        privateNote: 'Thank you.',
        nameDisplay: 'full',
        offeredAnything: false,
        showCompany: false,
        locale: 'en-AU',
        criteria: [{ key: 'communication', stars: 5 }],
        isFromAgencyPage: false,
        captcha: '',
      }),
    },
    confirmOpenReview: {
      input: () => ({ token: world.openReview.token, placementConfirmed: 'no', corrections: 'It was in March.' }),
    },
    unsubscribe: { input: () => ({ token: world.links.unsubscribe, scope: 'agency' }) },
    subscribeAgain: { input: () => ({ token: world.links.unsubscribe, scope: 'agency' }) },
    joinByInvitation: { input: () => ({ token: world.links.join, name: 'Sage Underhill' }) },
    inviteMembers: theirsAlone({ addresses: ['una@newcomer.example'], isAdmin: false }),
    sendMemberInvitationAgain: aboutMemberInvitation,
    withdrawMemberInvitation: aboutMemberInvitation,
    requestToJoin: {
      input: (side) =>
        side === 'company'
          ? { companyId: `Company:${world.joinable.company}` }
          : { agencyId: `Agency:${world.joinable.agency}` },
    },
    leaveTenant: theirsAlone({ reason }),
    withdrawJoinRequest: { of: 'JoinRequest', input: (side) => ({ joinRequestId: ofRequest(side) }) },
    acceptJoinRequests: aboutJoinRequests(),
    declineJoinRequests: aboutJoinRequests({ reason }),
    setMemberAdmin: aboutMember({ isAdmin: false }),
    deactivateMember: aboutMember({ reason }),
    bringBackMember: aboutMember(),
    confirmDataRequest: { input: () => ({ token: world.links.dataRequest }) },
    verifyClaim: { input: () => ({ token: world.links.claim }) },
    confirmCompanyDomain: { input: () => ({ token: world.links.domain }) },
    confirmAgencyContact: { input: () => ({ token: world.links.contact }) },
    importGoogleReviews: about('GooglePlace', 'placeId', world.google.found, {}),
    withdrawGoogleReviews: about('GooglePlace', 'placeId', world.google.imported, {}),
    setGoogleReview: about('AgencyToEdit', 'profileId', people.recruiter.agency_id, {
      expectedVersion: 1,
      isOffered: false,
      url: 'https://g.page/r/lantern/review',
    }),
    confirmReplyTo: { input: () => ({ token: world.links.replyTo }) },
    giveConsent: { input: () => ({ token: world.links.consent }) },
    withdrawConsent: { input: () => ({ token: world.links.consent, erases: false }) },
    saveInviteSettings: about('InviteSettings', 'settingsId', world.inviteSettings.id, {
      expectedVersion: world.inviteSettings.version,
      candidateDelayDays: 8,
    }),
    applyInviteSettings: about('InviteSettings', 'settingsId', world.inviteSettings.id),
    turnOnInviteSource: about('InviteSettings', 'settingsId', world.inviteSettings.id, {
      source: 'vincere',
      daysBack: 30,
    }),
    turnOffInviteSource: about('InviteSettings', 'settingsId', world.inviteSettings.id, {
      source: 'bullhorn',
      cancelsScheduled: false,
    }),
    noteInvitationActivity: {
      of: 'ReviewRequest',
      input: () => ({ invitationId: world.invited.id, token: world.invited.token, activity: 'opened' }),
    },
    approveReview: about('ReviewToCheck', 'reviewId', world.queued.id, { expectedVersion: world.queued.version }),
    rejectReview: about('ReviewToCheck', 'reviewId', world.queued.id, {
      expectedVersion: world.queued.version,
      reason: 'spam',
    }),
    requestChanges: about('ReviewToCheck', 'reviewId', world.queued.id, {
      expectedVersion: world.queued.version,
      words: 'Leave out the name of the manager.',
    }),
    removeReview: about('ReviewToCheck', 'reviewId', world.published.id, {
      expectedVersion: world.published.version,
      reason: 'spam',
    }),
    reportReply: about('Review', 'reviewId', world.published.id, { reason: 'spam', words: 'It advertises a gym.' }),
    flagReview: about('Review', 'reviewId', world.published.id, { reason: 'spam', words: 'It advertises a gym.' }),
    takeUpFlags: about('FlagCase', 'caseId', world.later.openCase, { expectedVersion: 1 }),
    keepFlagged: about('FlagCase', 'caseId', world.later.openCase, { expectedVersion: 1 }),
    removeFlagged: about('FlagCase', 'caseId', world.later.openCase, { expectedVersion: 1, reason: 'personal_data' }),
    answerFlags: {
      of: 'FlagsToAnswer',
      input: () => ({
        caseId: world.later.openCase,
        token: `${world.later.token} of open flags`,
        answer: 'It was just like that.',
      }),
    },
    editReview: {
      of: 'OwnReview',
      input: () => ({
        reviewId: world.published.id,
        token: `${world.later.token} of what is public`,
        expectedNumber: 1,
        overall: 2,
        title: 'Not so good after all',
        body: 'They knew what I wanted and forgot it after each of the steps that we took.',
        nameDisplay: 'full',
        offeredAnything: false,
        showCompany: false,
      }),
    },
    withdrawReview: {
      of: 'OwnReview',
      input: () => ({ reviewId: world.published.id, token: `${world.later.token} of what is public` }),
    },
    deleteReply: about('Review', 'reviewId', world.published.id, { expectedVersion: 1 }),
    approveReply: about('ReplyToCheck', 'replyId', world.later.queuedReply, { expectedVersion: 1 }),
    rejectReply: about('ReplyToCheck', 'replyId', world.later.queuedReply, { expectedVersion: 1 }),
    bookTraining: { ...theirsAlone(training), prepare: () => world.openTrainings(false) },
    changeTraining: aboutTraining({ ...training, expectedVersion: 1 }),
    cancelOwnTraining: aboutTraining(),
    confirmTraining: about('TrainingBooking', 'bookingId', world.trainingRequest, {
      ...session,
      expectedVersion: 1,
    }),
    moveTraining: about('TrainingBooking', 'bookingId', world.trainingSession, { ...session, expectedVersion: 1 }),
    finishTraining: about('TrainingBooking', 'bookingId', world.trainingSession, { expectedVersion: 1 }),
    cancelTraining: about('TrainingBooking', 'bookingId', world.trainingRequest, { expectedVersion: 1, reason }),
    enquire: theirsAlone({ name: 'Robin Reed', agencyName: 'Reed', email: 'reed@reed.example', country: 'AU' }),
    approveEnquiry: about('Enquiry', 'enquiryId', world.waitingEnquiry.id, { expectedVersion: 1, kind: 'freelancer' }),
    declineEnquiry: about('Enquiry', 'enquiryId', world.waitingEnquiry.id, { expectedVersion: 1, reason }),
    requestData: theirsAlone({ kind: 'see', name: 'Robin Reed', email: 'reed@reed.example', country: 'NZ' }),
    claimProfile: about('Recruiter', 'profileId', world.waitingClaim.recruiter_id!, {
      name: 'Robin Reed',
      email: 'reed@reed.example',
    }),
    contactProfile: about('Recruiter', 'profileId', people.recruiter.id, {
      name: 'Robin Reed',
      email: 'reed@reed.example',
      message: 'We look for an engineer in Sydney. When can we talk?',
    }),
    revealPhone: about('Recruiter', 'profileId', people.recruiter.id),
    addUnclaimedProfile: theirsAlone({
      name: 'Una Claimed',
      agencyName: 'Unclaimed Hire',
      email: 'una@unclaimed-hire.example',
      country: 'AU',
      source: 'the public team page',
    }),
    reportProfile: about('Recruiter', 'profileId', people.recruiter.id, {
      reason: 'spam',
      words: 'It advertises a gym.',
    }),
    requestOwnData: theirsAlone({ kind: 'correct', country: 'NZ' }),
    enterDataRequest: theirsAlone({
      kind: 'see',
      name: 'Robin Reed',
      email: 'letters@reed.example',
      country: 'NZ',
      cameBy: 'post',
      receivedOn: inDays(-2).slice(0, 10),
    }),
    prepareDataCopy: about('DataRequest', 'dataRequestId', world.seeRequest.id),
    discardDataCopy: about('DataRequest', 'dataRequestId', world.seeRequest.id),
    assignDataRequest: about('DataRequest', 'dataRequestId', world.dataRequest.id, { expectedVersion: 1 }),
    eraseRequestedData: about('DataRequest', 'dataRequestId', world.dataRequest.id, {
      expectedVersion: 1,
      email: world.dataRequest.email,
    }),
    answerDataRequest: about('DataRequest', 'dataRequestId', world.dataRequest.id, {
      expectedVersion: 1,
      words: 'Here is what we keep.',
    }),
    refuseDataRequest: about('DataRequest', 'dataRequestId', world.dataRequest.id, {
      expectedVersion: 1,
      reason: 'We know nobody of this name.',
    }),
    extendDataRequest: about('DataRequest', 'dataRequestId', world.dataRequest.id, {
      expectedVersion: 1,
      reason: 'We have many records to check.',
    }),
    settleReport: about('ProfileReport', 'reportId', world.report.id, { expectedVersion: 1 }),
    dismissReport: about('ProfileReport', 'reportId', world.report.id, { expectedVersion: 1 }),
    approveClaim: about('Claim', 'claimId', world.waitingClaim.id, { expectedVersion: 1 }),
    declineClaim: about('Claim', 'claimId', world.waitingClaim.id, { expectedVersion: 1, reason }),
    approveAgency: about('Agency', 'agencyId', world.waitingAgency.id, { expectedVersion: 1 }),
    declineAgency: about('Agency', 'agencyId', world.waitingAgency.id, { expectedVersion: 1, reason }),
    setAgencySeats: about('Agency', 'agencyId', world.renamedAgency.id, { expectedVersion: 1, seats: 5 }),
    approveAgencyName: about('Agency', 'agencyId', world.renamedAgency.id, { expectedVersion: 1 }),
    declineAgencyName: about('Agency', 'agencyId', world.renamedAgency.id, { expectedVersion: 1, reason }),
    approveJob: about('Job', 'jobId', world.jobToApprove, { expectedVersion: 1 }),
    declineJob: about('Job', 'jobId', world.jobToApprove, { expectedVersion: 1, reason }),
    approveCompany: about('Company', 'companyId', world.waitingCompany.id, { expectedVersion: 1 }),
    mergeRecruiters: about('Recruiter', 'recruiterId', people.colleague, {
      intoId: `Recruiter:${people.recruiter.id}`,
      signIn: 'into',
    }),
    mergeAgencies: about('Agency', 'agencyId', people.recruiter.agency_id, {
      intoId: `Agency:${people.rivalAgencyId}`,
      expectedVersion: 1,
      keepsAdmins: false,
    }),
    mergeCompanies: about('Company', 'companyId', people.company.id, {
      intoId: `Company:${world.waitingCompany.id}`,
      expectedVersion: 1,
      keepsAdmins: false,
      movesDomains: true,
    }),
    declineCompany: about('Company', 'companyId', world.waitingCompany.id, { expectedVersion: 1, reason }),
    saveRecruiterProfile: about('RecruiterToEdit', 'profileId', people.recruiter.id, {
      expectedVersion: people.recruiter.version,
      headline: 'Engineers of Sydney',
    }),
    saveAgencyProfile: about('AgencyToEdit', 'profileId', people.recruiter.agency_id, {
      expectedVersion: 1,
      description: 'We place engineers.',
    }),
    setFavourite: { input: () => ({ recruiterId: `Recruiter:${people.recruiter.id}`, isFavourite: true }) },
    shareFavourites: theirsAlone({ isShared: false }),
    recordProfileLook: { input: () => ({ recruiterId: `Recruiter:${people.recruiter.id}` }) },
    clearProfileLooks: theirsAlone(),
    makeAgencyReport: { input: () => ({ span: 'month', firstDay: world.reports.lastMonth }) },
    shareAgencyReport: about('AgencyReport', 'reportId', world.reports.own, { isShared: false }),
    createTeam: { input: () => ({ name: 'Nurses', recruiterIds: [], leadIds: [] }) },
    answerSurvey: {
      input: () => ({
        ...{ campaignId: `Campaign:${world.surveys.campaign}`, token: world.surveys.token },
        ...{ questionId: 'score', answer: 8, finishes: false },
      }),
    },
    acceptReviewOffer: { input: () => ({ token: world.surveys.done }) },
    noteSurveyActivity: {
      input: () => ({
        ...{ campaignId: `Campaign:${world.surveys.campaign}`, token: world.surveys.token },
        activity: 'opened',
      }),
    },
    saveCampaignSettings: about('CampaignSettings', 'settingsId', people.recruiter.agency_id, {
      ...{ expectedVersion: 1, dailyLimit: 500 },
    }),
    createStatement: {
      input: () => ({
        ...{ name: 'Health', about: '', sections: [...statementSections], shown: ['about'], reviewIds: [] },
        isOfAgency: false,
      }),
    },
    saveStatement: about('CapabilityStatement', 'statementId', world.statement, { expectedVersion: 1, name: 'Roads' }),
    deleteStatement: about('CapabilityStatement', 'statementId', world.statement),
    shareStatement: about('CapabilityStatement', 'statementId', world.statement, { days: 90 }),
    withdrawStatement: about('StatementVersion', 'versionId', world.statementVersion.id),
    noteStatementSeen: theirsAlone({ key: world.statementVersion.key }),
    createPost: about('Review', 'reviewId', world.published.id, {
      ...{ kind: 'review', shape: 'wide', state: 'made', settings: standardReviewSettings.default },
    }),
    savePost: about('Post', 'postId', world.post.id, { expectedVersion: 1, text: 'We hire.' }),
    deletePost: about('Post', 'postId', world.post.id),
    linkPostDraft: about('Post', 'postId', world.post.id),
    sharePost: {
      ...about('Post', 'postId', world.post.id, { expectedVersion: 1 }),
      prepare: () => world.connectLinkedIn(),
    },
    createWidget: about('Recruiter', 'recruiterId', people.recruiter.id, {
      ...{ name: 'Blog', kind: 'carousel', layout: 'single', theme: 'light', accent: '#0072bb', leastLevel: 1 },
      origins: [],
    }),
    saveWidget: about('Widget', 'widgetId', world.widget, { expectedVersion: 1, isPaused: true }),
    deleteWidget: about('Widget', 'widgetId', world.widget),
    createApiToken: { input: () => ({ name: 'Second', scopes: ['score:read'], expires: '90 days' }) },
    createInboundAddress: { input: () => ({}) },
    revokeApiToken: about('ApiToken', 'tokenId', world.apiToken),
    renewSyncAddress: theirsAlone({ isOfAgency: false }),
    connectMailbox: theirsAlone({ host: 'imap.mail.example', login: 'new@mail.example', password: 'app-password-1' }),
    retryMailbox: about('Mailbox', 'mailboxId', world.emailSync.mailbox),
    pauseMailbox: about('Mailbox', 'mailboxId', world.emailSync.mailbox),
    resumeMailbox: about('Mailbox', 'mailboxId', world.emailSync.mailbox),
    disconnectMailbox: about('Mailbox', 'mailboxId', world.emailSync.mailbox),
    dismissFoundPeople: { of: 'FoundPerson', input: () => ({ ids: [`FoundPerson:${world.emailSync.suggested}`] }) },
    restoreFoundPeople: { of: 'FoundPerson', input: () => ({ ids: [`FoundPerson:${world.emailSync.suggested}`] }) },
    inviteFoundPerson: about('FoundPerson', 'personId', world.emailSync.suggested, {
      ...{ audience: 'candidate', name: 'Riley Fenwick', jobTitle: 'Site Engineer', jobType: 'permanent' },
      ...{ startDate: '2026-09-01', companyName: 'Kestrel Works' },
    }),
    addMailExclusion: { input: () => ({ kind: 'word', value: 'rugby' }) },
    removeMailExclusion: about('MailExclusion', 'exclusionId', world.emailSync.exclusion),
    beginConnecting: {
      prepare: () => world.connections.useTestServers(),
      input: () => ({
        ...{ vendor: 'jobadder', browserKey: world.connections.browserKey },
        settings: [{ name: 'unused', value: 'unused' }],
      }),
    },
    finishConnecting: theirsAlone({
      ...{ vendor: 'jobadder', browserKey: 'a-key-of-a-browser-in-a-test', state: 'guessed', code: 'guessed' },
    }),
    disconnect: about('Integration', 'connectionId', world.connections.connection),
    startSync: about('Integration', 'connectionId', world.connections.read),
    pauseConnection: about('Integration', 'connectionId', world.connections.connection),
    resumeConnection: about('Integration', 'connectionId', world.connections.paused),
    syncNow: about('Integration', 'connectionId', world.connections.connection),
    saveTypeMeaning: about('Integration', 'connectionId', world.connections.connection, {
      ...{ word: 'Perm', meaning: 'permanent' },
    }),
    saveStatusMeaning: about('Integration', 'connectionId', world.connections.connection, {
      ...{ word: 'Won', meaning: 'open' },
    }),
    matchConnectionPerson: about('ConnectionPerson', 'personId', world.connections.consultant, { isIgnored: true }),
    createWebhook: { input: () => ({ url: 'https://hooks.example/two', takesAll: false }) },
    saveWebhook: about('Webhook', 'webhookId', world.surveys.webhook, { expectedVersion: 1, takesAll: false }),
    renewWebhookSecret: about('Webhook', 'webhookId', world.surveys.webhook, { expectedVersion: 1 }),
    deleteWebhook: about('Webhook', 'webhookId', world.surveys.webhook),
    testWebhook: about('Webhook', 'webhookId', world.surveys.webhook),
    redeliverWebhook: about('WebhookDelivery', 'deliveryId', world.surveys.delivery),
    saveNpsCase: about('NpsCase', 'caseId', world.surveys.npsCase, {
      expectedVersion: 1,
      ownerId: `Recruiter:${people.recruiter.id}`,
    }),
    moveNpsCase: about('NpsCase', 'caseId', world.surveys.npsCase, { expectedVersion: 1, event: 'resolve' }),
    noteNpsCase: about('NpsCase', 'caseId', world.surveys.npsCase, { note: 'Called' }),
    cancelSurveyRequests: { of: 'SurveyRequest', input: () => ({ ids: [`SurveyRequest:${world.surveys.waiting}`] }) },
    sendSurveyAgain: about('SurveyRequest', 'requestId', world.surveys.request),
    addSurveyPeople: about('Campaign', 'campaignId', world.surveys.unused, { lines: 'dana@people.example' }),
    createCampaign: about('Survey', 'surveyId', world.surveys.survey, { name: 'After the start' }),
    saveCampaign: about('Campaign', 'campaignId', world.surveys.campaign, { expectedVersion: 1, name: 'Later' }),
    resumeCampaign: about('Campaign', 'campaignId', world.surveys.paused),
    tagResponse: about('SurveyResponse', 'responseId', world.surveys.response, { name: 'Later' }),
    untagResponse: about('SurveyResponse', 'responseId', world.surveys.response, {
      tagId: `SurveyTag:${world.surveys.tag}`,
    }),
    deleteCampaign: about('Campaign', 'campaignId', world.surveys.unused),
    startSurveys: { input: () => ({}) },
    saveSurvey: about('Survey', 'surveyId', world.surveys.survey, { expectedVersion: 1, showsLogo: false }),
    editWorkflow: about('Survey', 'surveyId', world.surveys.survey, { group: 'passive' }),
    saveWorkflow: about('Workflow', 'workflowId', world.surveys.draft, {
      ...{ expectedVersion: 1, questions: defaultWorkflow('promoter', 'candidate').questions },
      ...{ thanksTitle: 'Thanks', thanksText: '', notifiesOwner: false, sendsWebhook: false },
    }),
    discardWorkflow: about('Workflow', 'workflowId', world.surveys.draft, { expectedVersion: 1 }),
    publishWorkflow: about('Workflow', 'workflowId', world.surveys.draft, { expectedVersion: 1 }),
    restoreWorkflow: about('Workflow', 'workflowId', world.surveys.live, { expectedVersion: 1 }),
    noteWorkflowEditing: about('Workflow', 'workflowId', world.surveys.draft),
    renameTeam: about('Team', 'teamId', people.team.id, { expectedVersion: 1, name: 'Builders' }),
    deleteTeam: about('Team', 'teamId', people.team.id, {}),
    setTeamMembers: about('Team', 'teamId', people.team.id, {
      recruiterIds: [`Recruiter:${people.recruiter.id}`],
      isLead: false,
    }),
    removeTeamMembers: about('Team', 'teamId', people.team.id, { recruiterIds: [`Recruiter:${people.recruiter.id}`] }),
    skipOnboardingStep: theirsAlone({ step: 'reply', isSkipped: true }),
    dismissOnboarding: theirsAlone({ isDismissed: true }),
    markNotices: theirsAlone({ isRead: true }),
    chooseNoticeMail: theirsAlone({ topic: 'reviews', rhythm: 'weekly' }),
    createJob: theirsAlone({ title: 'Foreman' }),
    saveJob: about('Job', 'jobId', world.jobDraft, { expectedVersion: 1, title: 'Foreman' }),
    copyJob: about('Job', 'jobId', world.job),
    deleteJob: about('Job', 'jobId', world.jobDraft),
    publishJob: about('Job', 'jobId', world.jobDraft, { expectedVersion: 1 }),
    closeJob: about('Job', 'jobId', world.job, { because: 'We found someone.' }),
    withdrawJob: about('Job', 'jobId', world.job, { because: null }),
    inviteToJob: about('Job', 'jobId', world.job, { recruiterIds: [`Recruiter:${people.recruiter.id}`] }),
    requestEngagement: about('MarketplaceJob', 'jobId', world.foundJob, {
      pitch: 'We placed three of them last year.',
    }),
    acceptEngagement: about('EngagedJob', 'engagementId', world.engagement),
    rejectEngagement: about('EngagedJob', 'engagementId', world.engagement),
    withdrawEngagement: about('JobEngagement', 'engagementId', world.engaged),
    saveJobSearch: theirsAlone({ name: 'Everything', rhythm: 'daily' }),
    changeJobSearch: aboutSearch({ expectedVersion: 1, name: 'Everything', rhythm: 'never' }),
    deleteJobSearch: aboutSearch(),
    submitCandidate: about('MarketplaceJob', 'jobId', world.engagedJob, {
      ...{ candidateName: 'Kim Candidate', candidateEmail: 'kim@candidate.example', cv: world.cv, cvName: 'Kim.pdf' },
      pitch: 'Led two sites like this one.',
    }),
    askCandidateAgain: about('Application', 'applicationId', world.waitingApplication),
    withdrawApplication: about('Application', 'applicationId', world.application),
    rejectApplication: about('Application', 'applicationId', world.application, { reason: 'Too junior.' }),
    sendJobMessage: about('Application', 'aboutId', world.application, { words: 'When could they start?' }),
    readJobThread: about('JobThread', 'threadId', world.thread),
    startInterviews: about('Application', 'applicationId', world.application),
    scheduleInterview: about('Application', 'applicationId', world.interviewed, {
      ...{ mode: 'phone', minutes: 30, slots: [inDays(3)] },
    }),
    acceptInterview: aboutInterview('proposed', { slot: world.interviews.slot }),
    acceptReschedule: aboutInterview('moving', { slot: world.interviews.slot }),
    rescheduleInterview: aboutInterview('proposed', { slots: [inDays(4)] }),
    cancelInterview: aboutInterview('proposed', { reason: 'The job is on hold.' }),
    completeInterview: aboutInterview('started'),
    markNoShow: aboutInterview('started'),
    createOffer: about('Application', 'applicationId', world.offerable, {
      ...{ salary: 9_000_000, startsOn: inDays(30).slice(0, 10), answerBy: inDays(7).slice(0, 10) },
    }),
    withdrawOffer: about('Offer', 'offerId', world.offer, { reason: 'The budget was cut.' }),
    acceptOffer: about('Offer', 'offerId', world.offer),
    rejectOffer: about('Offer', 'offerId', world.offer, { reason: 'They chose another job.' }),
    addSupplier: { input: () => ({ agencyId: `Agency:${people.recruiter.agency_id}`, startsOn: '2026-09-01' }) },
    saveSupplier: about('Supplier', 'supplierId', world.supplier, { expectedVersion: 1, startsOn: '2026-09-01' }),
    removeSupplier: about('Supplier', 'supplierId', world.supplier, { isRemoved: true }),
    addCompanyDomain: theirsAlone({ domain: 'moving.example' }),
    mailCompanyDomainLink: about('CompanyDomain', 'domainId', world.companyDomain, {
      email: 'postmaster@sage.example',
    }),
    checkCompanyDomain: about('CompanyDomain', 'domainId', world.mailedDomain, {}),
    removeCompanyDomain: about('CompanyDomain', 'domainId', world.companyDomain, {}),
    saveCompanyProfile: theirsAlone({ expectedVersion: 1, description: 'We move things.' }),
    completeCompany: theirsAlone({
      country: 'AU',
      specialities: ['construction'],
      locations: ['Sydney'],
      website: 'https://pinwheel.example',
      description: 'We move things.',
    }),
    changeRoles: aboutUser({ roles: ['ROLE_RECRUITER'] }),
    deactivateUser: aboutUser(),
    moveRecruiter: aboutUser({ agencyId: `Agency:${people.rivalAgencyId}` }),
    reactivateUser: about('User', 'userId', world.closed),
    sendPasswordLink: aboutUser(),
    startImpersonation: aboutUser({ reason }),
    endImpersonation: theirsAlone(),
    setTimeZone: theirsAlone({ timeZone: 'Australia/Perth' }),
    signOutEverywhere: theirsAlone(),
    endSession: {
      of: 'AccountSession',
      input: (side) => ({
        sessionId: `AccountSession:${side === 'company' ? world.sessions.company : world.sessions.agency}`,
      }),
    },
    beginSignInLink: theirsAlone({
      vendor: 'google',
      browserKey: 'a-browser-of-somebody-else',
      currentPassword: password,
    }),
    removeSignInLink: {
      of: 'SignInLink',
      input: (side) => ({
        linkId: `SignInLink:${side === 'company' ? world.signInLinks.company : world.signInLinks.agency}`,
        currentPassword: password,
      }),
    },
    changePassword: theirsAlone({ currentPassword: password, newPassword: 'an entirely other one, that is long' }),
    saveUserProfile: theirsAlone({ jobTitle: 'Head of People', expectedVersion: 1 }),
    changeName: theirsAlone({ name: 'Robin Reed', expectedVersion: 1 }),
    requestEmailChange: theirsAlone({ newEmail: 'robin.reed@lantern.example', currentPassword: password }),
    sendEmailChangeAgain: theirsAlone(),
    cancelEmailChange: theirsAlone(),
    confirmEmailChange: { input: () => ({ token: world.links.confirmEmail }) },
    refuseEmailChange: { input: () => ({ token: world.links.allowEmail, endsSessions: true }) },
    sendMailAgain: about('Mail', 'mailId', world.failedMail),
    leaveMail: about('Mail', 'mailId', world.failedMail),
    addSuppression: theirsAlone({ email: 'no-more@mail.example', reason: 'objected' }),
    removeSuppression: about('Suppression', 'suppressionId', world.suppression, {
      because: 'requested',
    }),
    retryTask: { of: 'BackgroundTask', input: () => ({ taskId: world.taskId }) },
    removeTask: { of: 'BackgroundTask', input: () => ({ taskId: world.taskId }) },
    retryFailedTasks: theirsAlone({ name: 'sweepExpired' }),
  };
}

const newPlacement = {
  jobTitle: 'Crane Operator',
  jobType: 'permanent',
  startDate: '2026-03-02',
  invitesCandidate: true,
  invitesEmployer: false,
};
