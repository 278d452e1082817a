import {
  type Audience,
  agencyAdmin,
  agencyAdmins,
  agencyMembers,
  agencyPeople,
  companyAdmin,
  companyPeople,
  everybody,
  hiringPeople,
  inPerson,
  lead,
  recruiter,
  recruiterForGood,
  signedIn,
  staff,
  superAdmin,
  themselves,
  whoeverActsAsSomebody,
  withPermission,
} from './cells.ts';

/** Who sees a type's rows, and which of its fields. Every field is in one of the two lists. */
export interface TypeAccess {
  /** Who sees that a row exists. For everybody else it looks like an unknown one. */
  rows: readonly Audience[];
  /** Names of the fields, separated by spaces, that everyone who sees the row can read. */
  fields: string;
  /** The other fields, for some of them only. */
  guarded?: Readonly<Record<string, readonly Audience[]>>;
  /** Rows in a state with a different audience: `{ 'not published': [staff] }`. */
  states?: Readonly<Record<string, readonly Audience[]>>;
}

/** The agency's side of its actions: the recruiter who acted, until they move on, their lead, and the admin. */
const side = [recruiter, lead, agencyAdmin];
/** What is said about a recruiter follows them, and also stays with the agency. */
const subject = [recruiterForGood, lead, agencyAdmin];

/** Who sees an agency's surveys: its admins always, its people if their plan has them. */
const surveyPeople = [withPermission(agencyMembers, 'nps_view'), agencyAdmin];

/** Who sees and edits a widget about a recruiter: that recruiter if they hold the permission, and the admins. */
const widgetPeople = [withPermission(recruiter, 'widget_view'), agencyAdmin];

/** Who uses the templates of a recruiter with a plan that has them. */
const templateUsers = [withPermission(recruiter, 'review_template_use')];
/** Who sees and edits a statement about a recruiter: that recruiter if their plan has statements, and the admins. */
const statementPeople = [
  withPermission(recruiter, 'capability_statements_create'),
  withPermission(agencyAdmin, 'capability_statements_create'),
];

/** Who sees the case of a detractor: the admins, and with the plan its recruiter and their lead. */
const casePeople = [withPermission(recruiter, 'nps_view'), withPermission(lead, 'nps_view'), agencyAdmin];
/** Who works on it. */
const caseWorkers = [
  withPermission(recruiter, 'nps_create'),
  withPermission(lead, 'nps_create'),
  withPermission(agencyAdmin, 'nps_create'),
];

/** Who sees a row that is not ranked: its agency. */
const boardPeople = [withPermission(agencyMembers, 'leaderboard_view')];

/** What all types have that are a public `Profile`, and all that are its `ProfileFigures`. */
const profile = `id slug name location country pageVersion reviews latestReviewOn coverUrl coverAlt videoUrl longText takesMessages hasPhone
  viewerHasFavourite recentReviewCount recentReplyCount`;
const profileFigures = `score scoreHalf scoreAsOf average distribution reviewCount publishedCount confirmedOnlyCount
  confirmedOnlyAverage removedCount eligibleCount invitedCount reviewTallies placementTallies`;

/** All types but connections, payloads and problems, which hold what these define. */
export const types: Readonly<Record<string, TypeAccess>> = {
  // Public.
  Agency: {
    rows: [everybody],
    fields: `${profile} legalName description website hasPage figures recruiters logoUrl logoAlt offeredGoogleReviewUrl
      googleListings`,
    guarded: {
      teams: [withPermission(agencyMembers, 'team_view')],
      isApproved: [staff],
      approvedAt: [staff],
      approvedBy: [staff],
      declinedBecause: [staff],
      contactEmail: [staff],
      wishedName: [staff],
      wishedLegalName: [staff],
      nameWishedAt: [staff],
      plan: [staff],
      seats: [staff],
      seatsTaken: [staff],
      version: [staff],
      createdAt: [staff],
      recruiterCount: [staff],
      similar: [staff],
      history: [staff],
    },
    states: { 'not approved': [everybody] },
  },
  AgencyFigures: { rows: [everybody], fields: `${profileFigures} pageVersion` },
  GoogleListing: { rows: [everybody], fields: 'title address mapsUri reviewCount average readAt reviews' },
  GoogleListedReview: { rows: [everybody], fields: 'author stars body reply repliedAt writtenAt' },
  GooglePlace: {
    rows: [agencyMembers, staff],
    fields: `id title address placeId mapsUri newReviewUri isVerified state reviewCount average lookedAt readAt
      distribution months reviews`,
    states: { 'not imported': [agencyAdmin, staff] },
  },
  GoogleReview: {
    rows: [agencyMembers, staff],
    fields: 'id author stars body reply repliedAt writtenAt changedAt place',
  },
  Recruiter: {
    rows: [everybody],
    fields: `${profile} ${profileFigures} headline about isClaimed joinedAt source specialities roleTypes agency
      viewerIsOwner viewerCanInvite photoUrl photoAlt teamMates linkedinUrl isGone seekEmail recommendedBadge jobs`,
    guarded: { owner: [recruiterForGood, staff] },
  },
  Review: {
    rows: [everybody],
    fields: `id reviewerType shownName reviewerRole shownCompany overall criteria title body level source publication
      wasOfferedAnything submittedAt publishedAt editedAt recruiter agency reply viewerCanReply placedAs placedIn`,
    // Between two people: staff cannot read it either.
    guarded: {
      privateNote: subject,
      queuedReply: subject,
      replyVersions: [...subject, staff],
      companyVisibility: [...subject, staff],
      placement: [...side, staff],
    },
    states: { 'not published': [staff] },
  },
  PendingReview: {
    rows: [...subject, staff],
    fields:
      'id reviewerType reviewerName reviewerRole companyName level source submittedAt publishesAt recruiter placement',
    guarded: { fittingPlacements: [...side, staff] },
  },
  ReviewCounts: {
    rows: [agencyPeople, staff],
    fields: `requested inviteNotSent inviteScheduled inviteSent pending missingVerification publishedNotReplied
      publishedReplied badReviews verified`,
  },
  Dashboard: {
    rows: [agencyPeople, staff],
    fields: 'from to unit hasFigures parts criteria eligible invited reviews unanswered',
  },
  DashboardPart: {
    rows: [agencyPeople, staff],
    fields: 'from to score scoreLow scoreHigh scored levels sent opened started answered published',
  },
  NpsDashboard: {
    rows: [withPermission(agencyPeople, 'nps_view')],
    fields: 'from to unit hasFigures openCases parts audiences recruiters teams',
  },
  NpsPart: {
    rows: [withPermission(agencyPeople, 'nps_view')],
    fields: 'from to sent opened started answered scores',
  },
  NpsBoard: {
    rows: [withPermission(agencyPeople, 'leaderboard_view'), agencyAdmins],
    fields: 'from to nps rows',
  },
  Nps: {
    rows: [withPermission(agencyPeople, 'leaderboard_view'), agencyAdmins],
    fields: 'count score half low high',
  },
  NpsBoardRow: {
    rows: [withPermission(agencyMembers, 'leaderboard_view'), agencyAdmin],
    fields: 'key name isOwn position nps',
  },
  NpsQuote: {
    rows: [withPermission(agencyMembers, 'nps_view')],
    fields: 'key score comment firstName audience answeredOn',
  },
  NpsLine: {
    rows: [recruiter, lead, agencyAdmin].map((people) => withPermission(people, 'nps_view')),
    fields: 'key name sent answered scores',
  },
  AgencyReport: {
    rows: [agencyAdmin, staff],
    fields: `id span firstDay lastDay madeAt isShared sent opened answered published counted scored eligibleCount invitedCount
      weight weightedStars agencyName viewerCanShare recruiters specialities criteria reviews older`,
    states: { shared: [everybody] },
  },
  AgencyReportLine: {
    rows: [agencyAdmin, staff],
    fields: 'key subject recruiter review sent answered counted scored weight weightedStars',
  },
  LeaderboardRow: {
    rows: boardPeople,
    fields: `id position isRanked missing isOwn recruiter audience period asOf score scoreHalf rank weight weightedStars
      reviewCount average recentCount provenCount eligibleCount invitedCount`,
  },
  GoneProfile: { rows: [everybody], fields: 'goneAt' },
  GoneReview: { rows: [everybody], fields: 'id publication recruiter' },
  RecommendedBadge: { rows: [everybody], fields: 'since until lapsedOn lapsedBecause' },
  ReviewReply: { rows: [everybody], fields: 'body version createdAt updatedAt editedAt' },
  ReplyVersion: { rows: [...subject, staff], fields: 'key number body state createdAt decidedAt rejectedWords' },
  SearchResults: {
    rows: [everybody],
    fields: 'total isBounded page pages results facets didYouMean',
  },
  SearchResult: { rows: [everybody], fields: 'recruiter agency matches' },
  SearchMatch: { rows: [everybody], fields: 'in word typed isExact' },
  SearchFacet: { rows: [everybody], fields: 'name value count isBounded' },

  // For the holder of a mailed token; the token is the way to it.
  ReviewRequest: {
    rows: [everybody],
    fields: 'id audience recipientName state expiresAt canRenew recruiter placement',
  },
  RequestedPlacement: { rows: [everybody], fields: 'jobTitle jobType startDate companyName isProven' },
  ReviewSubmission: {
    rows: [everybody],
    fields: `audience name email jobTitle companyName isFromAgencyPage createdAt state overall title body privateNote
      nameDisplay showCompany offeredAnything criteria recruiter placement`,
  },
  MailSubscription: { rows: [everybody], fields: 'agency hasLeftAgency hasLeftEverybody isOfNotices hasLeftNotices' },
  InvitationToJoin: {
    rows: [everybody],
    fields: 'email isAdmin side tenantName inviterName state accountName presentName unsentInvitations setsPassword',
  },
  ClaimToConfirm: { rows: [everybody], fields: 'wish email state recruiter agency' },
  EmailChangeLink: { rows: [everybody], fields: 'newEmail oldConfirmedAt newConfirmedAt state' },
  ContactToConfirm: { rows: [everybody], fields: 'agencyName email' },
  ReplyToToConfirm: { rows: [everybody], fields: 'agencyName email' },
  AccountLink: { rows: [everybody], fields: 'purpose' },
  OwnReview: {
    rows: [everybody],
    fields: `number reviewerType reviewerName reviewerRole companyName shownName nameDisplay showsCompany overall
      criteria title body privateNote wasOfferedAnything level source moderation publication isHidden changesWords
      changesRequestedAt submittedAt publishedAt editedAt edit recruiter`,
  },
  OwnEdit: {
    rows: [everybody],
    fields: `shownName nameDisplay showsCompany overall criteria title body privateNote wasOfferedAnything moderation
      changesWords changesRequestedAt submittedAt`,
  },
  FlagsToAnswer: {
    rows: [everybody],
    fields: 'state openedAt answerBy answer answeredAt decidedAt decidedBecause decidedWords reasons words review',
  },

  // Belongs to an agency.
  Placement: {
    rows: [...side, staff],
    fields: `id jobTitle jobType startDate endDate companyName location candidateName contactName state source version
      recruiter problems speciality candidateEmail contactEmail invitesCandidate invitesEmployer candidateDoNotMail
      employerDoNotMail isHidden cancelledBecause candidateStep employerStep createdAt viewerCanEdit
      history candidateInvitation employerInvitation candidateReview employerReview`,
  },
  PlacementSuggestion: { rows: subject, fields: 'placement reasons daysLater' },
  PlacementEntry: { rows: [...side, staff], fields: 'id at action actor by isByStaff audience fields' },
  DepartureAhead: { rows: subject, fields: 'audience at timeZone waitsForRoom' },
  PlacementImport: {
    rows: [...side, staff],
    fields: `id fileName state problem sheets sheet heads samples dayOrders dayExamples fields dayStyle jobType rowCount
      progress newCount changedCount sameCount refusedCount lockedCount problemCounts undoneCount keptCount createdAt
      importedAt undoneAt canUndo hasRefused agency defaultRecruiter examples refused`,
    // An account is shown to its owner only.
    guarded: { importedBy: [recruiter, staff] },
  },
  ImportRow: {
    rows: [...side, staff],
    fields: `line outcome jobTitle candidateName candidateEmail problemKind problem locked cells changed before after`,
  },
  PlacementProblem: { rows: [...side, staff], fields: 'audience kind words createdAt' },
  ReviewShare: {
    rows: [...subject, staff],
    fields: 'id channel times seen firstSharedAt sharedAt sharedByName review recruiter',
  },
  SideToInvite: {
    rows: [...side, staff],
    fields: 'id audience recipientName recipientEmail startDate isSuppressed placement recruiter invitation',
  },
  Invitation: {
    rows: [...side, staff],
    fields: `id audience recipientName recipientEmail message state cancelledBecause scheduledFor sentAt completedAt
      expiresAt remindersSent createdAt agencyTimeZone placement recruiter bounceReason nextReminderAt waitsForRoom inviteAgainFrom
      pausedAt pausedBecause viewerCanCancel viewerCanReschedule viewerCanDelete viewerCanCorrect viewerCanInviteAgain
      viewerCanResume review pendingReview`,
  },
  MailPreview: { rows: subject, fields: 'from replyTo reminders subject html text' },
  MonthAllowance: { rows: subject, fields: 'limit used sent resetsAt waiting waitsUntil' },
  UsualInvitation: {
    rows: subject,
    fields: `candidateDelayDays employerDelayDays sendFromHour sendUntilHour sendWeekdays hasCandidateMessage
      hasEmployerMessage`,
  },
  InviteSettings: {
    rows: [agencyMembers, staff],
    fields: `id version candidateDelayDays employerDelayDays sendsReminders firstReminderDay secondReminderDay senderName
      replyTo wishedReplyTo candidateMessage employerMessage sendFromHour sendUntilHour sendWeekdays isIncluded
      viewerCanSave scheduledEarlier sources`,
  },
  InviteSource: { rows: [agencyMembers, staff], fields: 'id source since scheduled' },
  InviteReach: { rows: [agencyPeople], fields: 'daysBack people' },
  AgencyToEdit: {
    rows: [agencyAdmin],
    fields: `id slug oldSlugs name legalName wishedName wishedLegalName nameDeclinedBecause contactEmail wishedContactEmail
      website phone phoneReveals description country postcode location logoUrl logoAlt coverUrl coverAlt videoUrl longText isPremium isApproved version googleReviewUrl offersGoogleReview`,
  },

  Team: {
    rows: [withPermission(agencyMembers, 'team_view')],
    fields: 'id name version createdAt members peopleCount leadNames peopleNames viewerLeads viewerRunsAgency',
  },
  TeamMember: { rows: [withPermission(agencyMembers, 'team_view')], fields: 'key isLead addedAt recruiter' },
  SurveyForm: {
    rows: [everybody],
    fields: `state isAnonymous audience agencyName agencyLegalName agencyContact agencySlug logoUrl template accent intro
      openingQuestion questions answers thanksTitle thanksText googleUrl offersReview resume`,
  },
  CampaignSettings: {
    rows: surveyPeople,
    fields: `id version candidateDelayDays employerDelayDays sendsReminders firstReminderDay secondReminderDay dailyLimit
      senderName candidateMessage employerMessage sendFromHour sendUntilHour sendWeekdays replyTo agency viewerCanSave`,
  },
  SurveyRequest: {
    rows: [withPermission(recruiter, 'nps_view'), withPermission(lead, 'nps_view'), agencyAdmin],
    fields: `id name email state scheduledFor sentAt startedAt completedAt expiresAt nextReminderAt remindersSent createdAt
      bounceReason cancelReason campaign recruiter placement viewerCanCancel viewerCanSendAgain sendAgainFrom`,
  },
  Campaign: {
    rows: surveyPeople,
    fields: `id name isActive hasOpenLink version createdAt survey isUsed hasPeople trigger delayDays since atsStatus throttle message
      senderName pausedAt pausedBecause totals`,
  },
  Webhook: {
    rows: [agencyAdmin],
    fields: 'id url isOn takesAll failingSince stoppedAt version createdAt newSecret viewerCanEdit deliveries',
  },
  Integration: {
    rows: [agencyAdmin, staff],
    fields: `id vendor state accountName problem problemKind lastSyncedAt nextSyncAt readAt startedAt createdAt endedAt calls
      version agency connectedBy outcomes reasons unknownTypes unknownStatuses unmatchedPeople events accessUntil viewerCanEdit`,
  },
  ConnectionPerson: {
    rows: [agencyAdmin],
    fields:
      'id name email title externalId isGone isIgnored matchedBy recruiter placements vendor isInvited isInvitable',
  },
  ConnectionRecord: {
    rows: [agencyAdmin],
    fields: `id externalId outcome reason readAt jobTitle candidateName companyName startDate rawType rawStatus ownerName
      placement`,
  },
  ConnectionEvent: { rows: [agencyAdmin, staff], fields: 'id at kind details' },
  ApiToken: {
    rows: [agencyAdmin],
    fields: 'id kind name hint scopes createdAt lastUsedAt expiresAt createdBy newSecret',
  },
  WebhookDelivery: {
    rows: [agencyAdmin],
    fields: 'id event state attempts status excerpt problem createdAt lastAt nextAt',
  },
  FoundPerson: {
    rows: side,
    fields: `id email name sentCount receivedCount threadCount score guess firstAt lastAt state invitedAs invitedAt
      isSuppressed recruiter invitation`,
  },
  Mailbox: {
    rows: [recruiter],
    fields: 'id host login state problem readCount lastReadAt disconnectedAt createdAt',
  },
  SyncAddress: {
    rows: [recruiter],
    fields: 'id isOfAgency address lastMailAt createdAt',
    states: { 'of the agency': [agencyMembers] },
  },
  MailExclusion: { rows: [agencyMembers], fields: 'id kind value createdAt' },
  CapabilityStatement: {
    rows: statementPeople,
    fields: `id name about sections shown createdAt changedAt version recruiter subjectName subjectSlug isOfAgency
      chosenReviews versions liveLinks views`,
  },
  StatementVersion: {
    rows: statementPeople,
    fields: 'id number key sharedAt expiresAt withdrawnAt views visitors lastViewedAt state',
  },
  Post: {
    rows: [...subject, staff],
    fields: `id key kind state shape quote title subtitle description location text link createdAt updatedAt version settings
      backgroundUrl pageVersion review reviewChange recruiter recruiterPhone createdByName`,
    guarded: { shares: [recruiterForGood, staff] },
  },
  PostShare: { rows: [themselves, staff], fields: 'id network state problem createdAt settledAt url' },
  JobPost: {
    rows: [everybody],
    fields: 'key state shape title subtitle description location link updatedAt recruiter',
  },
  Widget: {
    rows: widgetPeople,
    fields: `id key name kind layout theme accent audience speciality leastLevel origins isPaused createdAt version recruiter
      team subject subjectName viewCount sites`,
  },
  ReviewTemplate: {
    rows: templateUsers,
    fields: 'id kind name body createdAt updatedAt version isShared viewerCanEdit',
  },
  NpsCase: {
    rows: casePeople,
    fields: `id state dueOn openedAt contactedAt resolvedAt version isOverdue owner recruiter score comment answeredOn
      isComplete audience campaignName isAnonymous personName personEmail questions answers notes history possibleOwners
      viewerCanWork`,
  },
  NpsCaseEntry: { rows: casePeople, fields: 'key at action by' },
  NpsCaseNote: { rows: casePeople, fields: 'key words notedAt by' },
  SurveyResponse: {
    rows: [withPermission(recruiter, 'nps_view'), withPermission(lead, 'nps_view'), agencyAdmin],
    fields: `id score group comment mayQuote isComplete answeredOn audience isAnonymous personName questions answers recruiter
      campaign npsCase tags viewerCanTag`,
  },
  SurveyTag: { rows: surveyPeople, fields: 'id name' },
  Survey: {
    rows: surveyPeople,
    fields: `id audience template question accent showsLogo intro subject mailText offersGoogle offersReview version agency
      hasGoogleLink hasWebhook viewerCanEdit workflows totals`,
  },
  Workflow: {
    rows: surveyPeople,
    fields: `id status number questions group thanksTitle thanksText notifiesOwner sendsWebhook version editedAt publishedAt
      replacedAt questionCount survey editedByName publishedByName otherEditors emailed totals answerCounts versions responses`,
  },

  // Belongs to a company.
  Company: {
    rows: [companyPeople, staff],
    fields: `id name domain website description country specialities locations logoUrl isApproved isComplete approvedAt
      declinedBecause version createdAt`,
    guarded: {
      domains: [companyAdmin, staff],
      members: [companyAdmin, staff],
      approvedBy: [staff],
      similar: [staff],
      history: [staff],
    },
  },
  CompanyDomain: {
    rows: [companyAdmin, staff],
    fields: 'id domain provenBy provenAt lostAt mailedTo mailedAt checkedAt dnsCode',
  },
  DomainToConfirm: { rows: [everybody], fields: 'companyName domain' },
  CompanyMember: { rows: [companyAdmin, staff], fields: 'id userId name email isVerified isAdmin' },
  Supplier: {
    rows: [companyPeople],
    fields: `id recruiter agency feePercent guaranteeDays startsOn endsOn state terms notes version addedBy createdAt
      changedAt history`,
  },
  Job: {
    rows: [companyPeople, staff],
    fields: `id state title description jobType speciality country location currency salaryPeriod salaryFrom salaryTo openings
      searchType wantedRecruiters feeBasisPoints guaranteeDays isPublic isOnProfiles opensOn closesOn publishedAt openedAt
      endedAt endedBecause declinedBecause engagedCount requestedCount invitedCount version createdAt changedAt company
      createdByName suggestedRecruiters history submittedCount interviewingCount offeredCount rejectedCount
      withdrawnCount hiredCount unansweredCount candidateCount`,
    guarded: { engagements: [companyPeople] },
  },
  JobEngagement: {
    rows: [companyPeople],
    fields: 'id state isInvitation toldAt pitch reason endedBy createdAt changedAt version recruiter thread',
  },
  MarketplaceJob: {
    rows: [agencyPeople, staff],
    fields: `id state title description jobType speciality country location currency salaryPeriod salaryFrom salaryTo openings
      searchType wantedRecruiters engagedCount feeBasisPoints guaranteeDays closesOn openedAt endedBecause companyName
      companyDescription`,
    guarded: { ownPart: [recruiterForGood] },
  },
  PublicJob: {
    rows: [everybody],
    fields: `key title description jobType country location currency salaryPeriod salaryFrom salaryTo openedAt closesOn
      closesAt companyName companyWebsite recruiters`,
  },
  EndedJob: { rows: [everybody], fields: 'endedAt' },
  ProfileJob: { rows: [everybody], fields: 'key title location companyName' },
  EngagedJob: {
    rows: [recruiterForGood],
    fields: 'id state isInvitation pitch reason endedBy createdAt changedAt job applications thread',
  },
  JobFigures: {
    rows: [companyPeople, recruiterForGood],
    fields:
      'id state title wantedRecruiters engagedCount openedAt companyName candidates interviewed offered hired daysOpen',
  },
  JobDashboard: {
    rows: [hiringPeople, agencyPeople],
    fields: `side from to hasFigures open engaged submissions interviews offers placements interviewed offered hired stages`,
    guarded: { waiting: [agencyPeople] },
  },
  JobStageTime: {
    rows: [hiringPeople, agencyPeople],
    fields: 'stage count',
    // Those without a job that went through a stage have no time to read.
    guarded: { days: [companyPeople, recruiterForGood] },
  },
  SavedJobSearch: {
    rows: [themselves],
    fields: 'id name rhythm version createdAt words speciality jobType country searchType',
  },
  Application: {
    rows: [companyPeople, recruiterForGood],
    fields: `id state candidateName candidateEmail candidatePhone cvName pitch salaryWish noticeWeeks askedAt timesAsked
      consentedAt consentedTo reason endedBy endedAt erasedAt createdAt changedAt version viewerSide recruiter isHired interviews offers thread`,
    guarded: { job: [companyPeople], marketplaceJob: [recruiterForGood] },
  },
  JobThread: {
    rows: [companyPeople, recruiterForGood],
    fields: `id viewerSide unread canWrite lastMessageAt recruiterName agencyName companyName jobTitle candidateName
      aboutId lastWords messages`,
  },
  JobMessage: {
    rows: [companyPeople, recruiterForGood],
    fields: 'side words createdAt key authorName isOwnSide',
  },
  ConsentToGive: {
    rows: [everybody],
    fields: `state candidateName candidateEmail candidatePhone cvName pitch consentedAt endedBy jobTitle jobLocation
      companyName recruiterName agencyName canAgree`,
  },
  Interview: {
    rows: [companyPeople, recruiterForGood],
    fields: `id round mode place note minutes timeZone slots proposedBy startsAt state reason sequence viewerSide createdAt
      changedAt version`,
  },
  Offer: {
    rows: [companyPeople, recruiterForGood],
    fields: `id state jobType salary currency salaryPeriod startsOn endsOn feeBasisPoints guaranteeDays conditions answerBy
      expiresAt reason endedAt createdAt changedAt version viewerSide`,
  },
  Person: {
    rows: [withPermission(agencyMembers, 'recruiter_user_list'), companyAdmin],
    fields: `id name email createdAt lastSignedInAt state isClosedByStaff isAdmin isViewer unsentInvitations`,
    guarded: { recruiter: [withPermission(agencyMembers, 'recruiter_user_list')] },
  },
  MemberInvitation: {
    rows: [withPermission(agencyMembers, 'recruiter_user_list'), companyAdmin],
    fields: 'id email isAdmin state invitedBy sentAt expiresAt createdAt version',
  },
  JoinRequest: {
    rows: [themselves, agencyAdmin, companyAdmin],
    fields: `id name email side tenantName presentName message state declinedBecause createdAt decidedAt decidedBy
      version`,
    guarded: { recruiter: [recruiterForGood, agencyAdmin] },
  },
  TrainingBooking: {
    rows: [themselves, staff],
    fields: `id name agencyName email timeZone topics preferredTimes people phone note state startsAt meetingUrl confirmedAt
      cancelledBecause decidedAt createdAt version`,
    guarded: { confirmedBy: [staff], decidedBy: [staff], history: [staff] },
  },
  SupplierEntry: { rows: [companyPeople], fields: 'key at action by isByStaff fields' },

  // Belongs to one person.
  User: {
    rows: [themselves, staff],
    fields:
      'id email name type country jobTitle phone timeZone isVerified status roles createdAt lastSignedInAt version agencyAdmins sharesFavourites seats seatsTaken ownUnsentInvitations canLeave joinRequestsWaiting agencyToJoin companyToJoinId companyToJoinName offeredVendors connectsToTestServers',
    guarded: {
      recruiter: [recruiterForGood, staff],
      recruiterToEdit: [recruiterForGood],
      agencyToEdit: [withPermission(recruiter, 'agency_edit')],
      inviteSettings: [recruiter, staff],
      company: [withPermission(themselves, 'user_profile_edit'), staff],
      sessions: [themselves],
      signInLinks: [themselves],
      ownDataRequests: [inPerson(themselves)],
      unreadNotices: [themselves],
      noticeChoices: [themselves],
      joinRequest: [themselves],
      trainingBooking: [themselves, staff],
      givenReviews: [themselves],
      savedJobSearches: [themselves],
      emailChange: [themselves],
      impersonations: [staff],
      auditEntries: [staff],
    },
  },
  RecruiterToEdit: {
    rows: [recruiterForGood],
    fields: `id slug oldSlugs name headline about country postcode location phone phoneReveals linkedinUrl showsEmailInSeek specialities
      roleTypes photoUrl photoAlt coverUrl coverAlt videoUrl longText isPremium version agency`,
  },
  GivenReview: {
    rows: [themselves],
    fields: 'id reviewerType overall title level moderation publication isHidden submittedAt recruiter',
  },
  Onboarding: { rows: [agencyPeople], fields: 'steps done skipped isDismissed events' },
  OnboardingEvent: { rows: side, fields: 'kind at name count reviewId' },
  Notice: { rows: [themselves], fields: 'id kind path at isRead about' },
  NoticeChoice: { rows: [themselves], fields: 'topic rhythm' },
  ProfileLook: { rows: [themselves], fields: 'id recruiter agency lookedAt' },
  // Of somebody who shares them with their company.
  Favourite: { rows: [themselves, companyPeople], fields: 'id recruiter agency createdAt isOwn savedBy' },
  SignInLink: { rows: [themselves], fields: 'id vendor email createdAt lastUsedAt' },
  AccountSession: { rows: [themselves], fields: 'id device createdAt lastUsedAt' },
  EmailChange: { rows: [themselves], fields: 'newEmail oldConfirmedAt newConfirmedAt expiresAt' },
  Impersonation: {
    rows: [staff, whoeverActsAsSomebody],
    fields: 'id reason startedAt expiresAt user adminName',
    // Somebody acting sees the active one, which has not ended.
    guarded: { endedAt: [staff] },
  },

  // Work for super admins, and the state of the installation.
  ReviewToCheck: {
    rows: [staff],
    fields: `id version reviewerType reviewerName reviewerEmail reviewerRole shownName nameDisplay companyName showsCompany
      shownCompany overall criteria title body wasOfferedAnything placementConfirmed corrections source level signals
      moderation publication submittedAt publishedAt rejectedBecause rejectedWords decidedAt decidedBy recruiter agency
      placement invitation history editedAt isHidden hasQueuedEdit edit versions changesWords changesRequestedAt
      removedBecause removedWords goneAt reply replyVersions`,
  },
  ReviewEdit: {
    rows: [staff],
    fields: `key number shownName overall criteria title body showsCompany wasOfferedAnything moderation signals changesWords
      changesRequestedAt rejectedBecause submittedAt replacedAt decidedAt decidedBy`,
  },
  ReplyToCheck: {
    rows: [staff],
    fields: 'id number body state signals createdAt decidedAt decidedBy rejectedWords version review writtenBy',
  },
  FlagCase: {
    rows: [staff],
    fields: `id about state openedAt decideBy toldAt answerBy answer answeredAt takenUpAt decidedAt decidedBecause decidedWords
      decidedBy version review reasons flagCount flags earlier history`,
  },
  ReviewFlag: { rows: [staff], fields: 'key reason words email isFromAgency createdAt' },
  Enquiry: {
    rows: [staff],
    fields: `id name agencyName email phone linkedinUrl speciality country state declinedBecause decidedAt decidedBy
      createdAt version recruiter account unclaimedProfile similarAgencies others history`,
  },
  Claim: {
    rows: [staff],
    fields: `id name email note wish state declinedBecause decidedAt decidedBy verifiedAt createdAt version recruiter agency
      agencyAdmins account isProfileAddress isAgencyDomain rivals history`,
  },
  DataRequest: {
    rows: [staff],
    fields: `id kind name email country details state dueOn confirmedAt extendedBecause decidedWords decidedAt decidedBy
      createdAt cameBy receivedOn receivedAt enteredBy owner isMine copy version urgency account reviewCount placementCount reviews placements isSuppressed others history`,
  },
  DataCopy: {
    rows: [staff],
    fields: 'state parts partsDone entries size createdAt finishedAt sentAt downloadedAt expiresAt preparedBy',
  },
  DataCopyToDownload: { rows: [everybody], fields: 'size expiresAt isExpired' },
  OwnDataRequest: { rows: [inPerson(themselves)], fields: 'key kind state dueOn createdAt decidedAt' },
  DataRequestToConfirm: { rows: [everybody], fields: 'kind email dueOn state' },
  ProfileReport: {
    rows: [staff],
    fields: 'id reason words email state decidedWords decidedAt decidedBy createdAt version recruiter agency',
  },
  HistoryEntry: { rows: [staff], fields: 'id at action actor kind user owner' },
  Mail: {
    rows: [staff],
    fields: `id kind toEmail toName subject text state error queuedAt settledAt lookedIntoAt lookedIntoBy needsLook
      sentAgainAs agency`,
  },
  Suppression: { rows: [staff], fields: 'id email reason createdAt agency' },
  AuditEntry: {
    rows: [staff],
    fields: 'id at actor action subjectType subjectId subjectName requestId details user impersonatedBy agency',
  },
  BackgroundTask: { rows: [staff], fields: 'id name state runAt attempts maxAttempts lastError createdAt lockedAt' },
  FeaturesHere: { rows: [staff], fields: 'environment features' },
  FeatureState: { rows: [staff], fields: 'name isOn isDefault onIn' },
  PanelOverview: {
    rows: [staff],
    fields: 'databaseMs workers workerSeenAt dueTasks failedTasks failedMails queues',
  },
  ErasurePreview: { rows: [staff], fields: 'parts blockedBecause' },
  ErasurePart: { rows: [staff], fields: 'what count fate reason' },
  MergePreview: { rows: [superAdmin], fields: 'moves drops blockedBecause warnings hasAdmins hasDomains signIns' },
  MergeSignIn: { rows: [superAdmin], fields: 'whose email' },
  MergeCount: { rows: [superAdmin], fields: 'what count' },
  PanelQueue: { rows: [staff], fields: 'part count isBounded oldestAt' },
};

/** Who gets a result from a root field. The types decide which rows. */
export const roots: Readonly<Record<string, readonly Audience[]>> = {
  node: [everybody],
  nodes: [everybody],
  agency: [everybody],
  goneProfile: [everybody],
  formBeginning: [everybody],
  goneReview: [everybody],
  recruiter: [everybody],
  review: [everybody],
  search: [everybody],
  reviewRequest: [everybody],
  reviewRequestOfPlacement: [everybody],
  reviewSubmission: [everybody],
  mailSubscription: [everybody],
  claimToConfirm: [everybody],
  dataRequestToConfirm: [everybody],
  dataCopyToDownload: [everybody],
  invitationToJoin: [everybody],
  contactToConfirm: [everybody],
  domainToConfirm: [everybody],
  replyToToConfirm: [everybody],
  consentToGive: [everybody],
  accountLink: [everybody],
  emailChangeToAllow: [everybody],
  emailChangeToConfirm: [everybody],
  ownReview: [everybody],
  flagsToAnswer: [everybody],
  viewer: [signedIn],
  impersonation: [whoeverActsAsSomebody],
  invitationPreview: subject,
  invitations: [...side, staff],
  monthAllowance: subject,
  placements: [...side, staff],
  placementImports: [...side, staff],
  departuresAhead: subject,
  placementSuggestions: subject,
  usualInvitation: subject,
  inviteReach: [agencyPeople],
  receivedReviews: [...subject, staff],
  pendingReviews: [...subject, staff],
  reviewShares: [...subject, staff],
  sidesToInvite: [...side, staff],
  reviewCounts: [agencyPeople, staff],
  dashboard: [agencyPeople, staff],
  googlePlaces: [agencyMembers, staff],
  googleReviews: [agencyMembers, staff],
  npsBoard: [withPermission(agencyPeople, 'leaderboard_view'), agencyAdmins],
  npsQuotes: [withPermission(agencyPeople, 'nps_view')],
  npsDashboard: [withPermission(agencyPeople, 'nps_view')],
  agencyReports: [agencyAdmin],
  leaderboard: [withPermission(agencyPeople, 'leaderboard_view')],
  leaderboardRow: boardPeople,
  ownLeaderboardRow: [withPermission(agencyPeople, 'leaderboard_view')],
  onboarding: [agencyPeople],
  agencies: [staff],
  auditEntries: [staff],
  claims: [staff],
  companies: [staff],
  profileReports: [staff],
  dataRequests: [staff],
  enquiries: [staff],
  trainingBookings: [staff],
  features: [staff],
  mails: [staff],
  panelOverview: [staff],
  mergePreview: [superAdmin],
  erasurePreview: [staff],
  profileLooks: [themselves],
  notices: [themselves],
  favourites: [themselves, companyPeople],
  suppliers: [companyPeople],
  jobs: [companyPeople, staff],
  marketplaceJobs: [agencyPeople, staff],
  engagedJobs: [recruiterForGood],
  jobDashboard: [hiringPeople, agencyPeople],
  jobFigures: [companyPeople, recruiterForGood],
  applications: [companyPeople, recruiterForGood],
  jobThreads: [companyPeople, recruiterForGood],
  cvLink: [companyPeople, recruiterForGood],
  teams: [withPermission(agencyMembers, 'team_view')],
  surveys: surveyPeople,
  campaigns: surveyPeople,
  surveyRequests: [withPermission(recruiter, 'nps_view'), withPermission(lead, 'nps_view'), agencyAdmin],
  campaignSettings: [withPermission(agencyPeople, 'nps_view'), agencyAdmins],
  surveyMailPreview: [withPermission(agencyPeople, 'nps_view'), agencyAdmins],
  npsCases: casePeople,
  webhooks: [agencyAdmin],
  connections: [agencyAdmin, staff],
  connectionPeople: [agencyAdmin],
  connectionRecords: [agencyAdmin],
  apiTokens: [agencyAdmin],
  foundPeople: side,
  mailboxes: [recruiter],
  syncAddresses: [agencyMembers],
  mailExclusions: [agencyMembers],
  takesCopies: [everybody],
  posts: [...subject, staff],
  jobPost: [everybody],
  publicJob: [everybody],
  endedJob: [everybody],
  assetContent: [recruiterForGood, agencyAdmin],
  assetLink: [recruiterForGood, agencyAdmin],
  brandAssetLink: [agencyPeople, staff],
  widgets: widgetPeople,
  reviewTemplates: templateUsers,
  capabilityStatements: statementPeople,
  sharedStatement: [everybody],
  statementPreview: statementPeople,
  surveyResponses: [withPermission(recruiter, 'nps_view'), withPermission(lead, 'nps_view'), agencyAdmin],
  surveyTags: surveyPeople,
  surveyForm: [everybody],
  surveyThanks: [everybody],
  people: [withPermission(agencyPeople, 'recruiter_user_list'), withPermission(hiringPeople, 'user_list')],
  memberInvitations: [withPermission(agencyMembers, 'recruiter_user_list'), companyAdmin],
  joinRequests: [agencyAdmin, companyAdmin],
  reviewsDecided: [staff],
  reviewsToCheck: [staff],
  repliesToCheck: [staff],
  flagCases: [staff],
  suppressions: [staff],
  tasks: [staff],
  users: [staff],
};

/** Who may run a mutation, when the row's state allows it. */
export const mutations: Readonly<Record<string, readonly Audience[]>> = {
  // For the holder of a mailed token, or for everybody.
  submitReview: [everybody],
  sendOpenReview: [everybody],
  confirmOpenReview: [everybody],
  unsubscribe: [everybody],
  subscribeAgain: [everybody],
  verifyClaim: [everybody],
  requestData: [everybody],
  confirmDataRequest: [everybody],
  joinByInvitation: [everybody],
  confirmAgencyContact: [everybody],
  confirmCompanyDomain: [everybody],
  confirmReplyTo: [everybody],
  giveConsent: [everybody],
  withdrawConsent: [everybody],
  confirmEmailChange: [everybody],
  refuseEmailChange: [everybody],
  renewReviewLink: [everybody],
  editReview: [everybody],
  withdrawReview: [everybody],
  answerFlags: [everybody],
  flagReview: [everybody],
  reportReply: [everybody],
  noteInvitationActivity: [everybody],
  enquire: [everybody],
  claimProfile: [everybody],
  contactProfile: [everybody],
  revealPhone: [everybody],
  reportProfile: [everybody],

  // For people in an agency, or in a company.
  createInvitations: subject,
  addPlacement: subject,
  savePlacement: side,
  cancelPlacement: side,
  hidePlacements: side,
  startImport: subject,
  chooseImportSheet: side,
  matchImport: side,
  rematchImport: side,
  runImport: side,
  cancelImport: side,
  undoImport: side,
  inviteAgain: side,
  cancelInvitations: side,
  deleteInvitation: side,
  correctRecipient: side,
  rescheduleInvitation: side,
  resumeInvitations: side,
  sendNow: side,
  matchReview: subject,
  setReviewCompanyShown: subject.map((who) => withPermission(who, 'company_share')),
  shareReview: subject,
  noteShareSeen: [everybody],
  createReviewTemplate: [withPermission(agencyPeople, 'review_template_create')],
  saveReviewTemplate: [withPermission(recruiter, 'review_template_create')],
  deleteReviewTemplate: [withPermission(recruiter, 'review_template_create')],
  replyToReview: subject.map((who) => withPermission(who, 'review_reply')),
  deleteReply: subject.map((who) => withPermission(who, 'review_reply')),
  saveRecruiterProfile: [recruiterForGood],
  saveAgencyProfile: [agencyAdmin],
  setGoogleReview: [agencyAdmin],
  importGoogleReviews: [withPermission(agencyAdmin, 'google_reviews_connect')],
  withdrawGoogleReviews: [agencyAdmin],
  makeAgencyReport: [agencyAdmins],
  shareAgencyReport: [agencyAdmin],
  saveInviteSettings: [withPermission(agencyAdmin, 'invite_settings_create')],
  applyInviteSettings: [withPermission(agencyAdmin, 'invite_settings_create')],
  turnOnInviteSource: [withPermission(agencyAdmin, 'invite_settings_create')],
  turnOffInviteSource: [withPermission(agencyAdmin, 'invite_settings_create')],
  completeCompany: [companyAdmin],
  saveCompanyProfile: [companyAdmin],
  addCompanyDomain: [companyAdmin],
  mailCompanyDomainLink: [companyAdmin],
  checkCompanyDomain: [companyAdmin],
  removeCompanyDomain: [companyAdmin],

  // For recruiters, about themselves.
  skipOnboardingStep: [agencyPeople],
  dismissOnboarding: [agencyPeople],

  // For people who hire, about themselves.
  saveUserProfile: [withPermission(signedIn, 'user_profile_edit')],
  setFavourite: [withPermission(signedIn, 'recruiter_favourite')],
  shareFavourites: [hiringPeople],
  markNotices: [inPerson(signedIn)],
  chooseNoticeMail: [inPerson(signedIn)],
  recordProfileLook: [hiringPeople],
  clearProfileLooks: [hiringPeople],

  // For people who hire, about the agreements of their company.
  createTeam: [withPermission(agencyAdmins, 'team_create')],
  answerSurvey: [everybody],
  noteSurveyActivity: [everybody],
  saveCampaignSettings: [withPermission(agencyAdmin, 'nps_create')],
  acceptReviewOffer: [everybody],
  createStatement: [withPermission(agencyPeople, 'capability_statements_create')],
  saveStatement: statementPeople,
  deleteStatement: statementPeople,
  shareStatement: statementPeople,
  withdrawStatement: statementPeople,
  noteStatementSeen: [everybody],
  createPost: subject,
  savePost: subject,
  deletePost: subject,
  linkPostDraft: subject,
  sharePost: subject.map(inPerson),
  createWidget: widgetPeople,
  saveWidget: widgetPeople,
  deleteWidget: widgetPeople,
  beginConnecting: [inPerson(agencyAdmins)],
  // Only with what came back to the browser of the person who began.
  finishConnecting: [],
  disconnect: [inPerson(agencyAdmin)],
  startSync: [inPerson(agencyAdmin)],
  pauseConnection: [inPerson(agencyAdmin)],
  resumeConnection: [inPerson(agencyAdmin)],
  syncNow: [inPerson(agencyAdmin)],
  saveTypeMeaning: [inPerson(agencyAdmin)],
  saveStatusMeaning: [inPerson(agencyAdmin)],
  matchConnectionPerson: [inPerson(agencyAdmin)],
  createApiToken: [inPerson(agencyAdmins)],
  createInboundAddress: [inPerson(agencyAdmins)],
  revokeApiToken: [agencyAdmin],
  renewSyncAddress: [inPerson(agencyPeople)],
  connectMailbox: [inPerson(agencyPeople)],
  retryMailbox: [inPerson(recruiter)],
  pauseMailbox: [inPerson(recruiter)],
  resumeMailbox: [inPerson(recruiter)],
  disconnectMailbox: [inPerson(recruiter)],
  dismissFoundPeople: side,
  restoreFoundPeople: side,
  inviteFoundPerson: side,
  addMailExclusion: [agencyAdmins],
  removeMailExclusion: [agencyAdmin],
  createWebhook: [withPermission(agencyAdmins, 'nps_create')],
  saveWebhook: [withPermission(agencyAdmin, 'nps_create')],
  renewWebhookSecret: [withPermission(agencyAdmin, 'nps_create')],
  deleteWebhook: [withPermission(agencyAdmin, 'nps_create')],
  testWebhook: [withPermission(agencyAdmin, 'nps_create')],
  redeliverWebhook: [withPermission(agencyAdmin, 'nps_create')],
  saveNpsCase: caseWorkers,
  moveNpsCase: caseWorkers,
  noteNpsCase: caseWorkers,
  cancelSurveyRequests: [withPermission(agencyAdmin, 'nps_create')],
  sendSurveyAgain: [withPermission(agencyAdmin, 'nps_create')],
  addSurveyPeople: [withPermission(agencyAdmin, 'nps_create')],
  createCampaign: [withPermission(agencyAdmin, 'nps_create')],
  saveCampaign: [withPermission(agencyAdmin, 'nps_create')],
  deleteCampaign: [withPermission(agencyAdmin, 'nps_create')],
  resumeCampaign: [withPermission(agencyAdmin, 'nps_create')],
  tagResponse: [recruiter, lead, agencyAdmin].map((people) => withPermission(people, 'nps_configure')),
  untagResponse: [recruiter, lead, agencyAdmin].map((people) => withPermission(people, 'nps_configure')),
  startSurveys: [withPermission(agencyAdmins, 'nps_create')],
  saveSurvey: [withPermission(agencyAdmin, 'nps_create')],
  editWorkflow: [withPermission(agencyAdmin, 'nps_create')],
  saveWorkflow: [withPermission(agencyAdmin, 'nps_create')],
  discardWorkflow: [withPermission(agencyAdmin, 'nps_create')],
  publishWorkflow: [withPermission(agencyAdmin, 'nps_create')],
  restoreWorkflow: [withPermission(agencyAdmin, 'nps_create')],
  noteWorkflowEditing: [withPermission(agencyAdmin, 'nps_create')],
  renameTeam: [lead, withPermission(agencyAdmin, 'team_edit')],
  deleteTeam: [withPermission(agencyAdmin, 'team_edit')],
  setTeamMembers: [withPermission(agencyAdmin, 'team_edit')],
  removeTeamMembers: [lead, withPermission(agencyAdmin, 'team_edit')],
  createJob: [hiringPeople],
  saveJob: [withPermission(companyPeople, 'job_edit')],
  copyJob: [withPermission(companyPeople, 'job_create')],
  deleteJob: [withPermission(companyPeople, 'job_delete')],
  publishJob: [withPermission(companyPeople, 'job_publish')],
  closeJob: [withPermission(companyPeople, 'job_publish')],
  withdrawJob: [withPermission(companyPeople, 'job_publish')],
  inviteToJob: [withPermission(companyPeople, 'job_edit')],
  requestEngagement: [withPermission(agencyPeople, 'job_apply')],
  acceptEngagement: [recruiterForGood],
  rejectEngagement: [recruiterForGood],
  withdrawEngagement: [companyPeople],
  saveJobSearch: [agencyPeople],
  changeJobSearch: [themselves],
  deleteJobSearch: [themselves],
  submitCandidate: [recruiterForGood],
  askCandidateAgain: [recruiterForGood],
  withdrawApplication: [recruiterForGood],
  rejectApplication: [companyPeople],
  startInterviews: [companyPeople],
  scheduleInterview: [withPermission(companyPeople, 'job_application_schedule_interview')],
  acceptInterview: [recruiterForGood],
  acceptReschedule: [withPermission(companyPeople, 'job_interview_accept_reschedule')],
  rescheduleInterview: [companyPeople, recruiterForGood],
  cancelInterview: [withPermission(companyPeople, 'job_interview_cancel')],
  completeInterview: [withPermission(companyPeople, 'job_interview_completed')],
  markNoShow: [withPermission(companyPeople, 'job_interview_completed')],
  createOffer: [withPermission(companyPeople, 'job_offer_create')],
  withdrawOffer: [withPermission(companyPeople, 'job_offer_withdraw')],
  acceptOffer: [withPermission(recruiterForGood, 'job_offer_accept')],
  rejectOffer: [withPermission(recruiterForGood, 'job_offer_reject')],
  sendJobMessage: [inPerson(companyPeople), inPerson(recruiterForGood)],
  readJobThread: [inPerson(companyPeople), inPerson(recruiterForGood)],
  addSupplier: [hiringPeople],
  saveSupplier: [withPermission(companyPeople, 'recruiter_favourite')],
  removeSupplier: [withPermission(companyPeople, 'recruiter_favourite')],

  // For admins, about the people of their agency or company.
  inviteMembers: [withPermission(signedIn, 'recruiter_invite'), withPermission(hiringPeople, 'user_invite')],
  sendMemberInvitationAgain: [agencyAdmin, companyAdmin],
  withdrawMemberInvitation: [agencyAdmin, companyAdmin],
  acceptJoinRequests: [agencyAdmin, companyAdmin],
  declineJoinRequests: [agencyAdmin, companyAdmin],
  setMemberAdmin: [withPermission(agencyAdmin, 'recruiter_user_manage'), companyAdmin],
  deactivateMember: [withPermission(agencyAdmin, 'recruiter_user_manage'), companyAdmin],
  bringBackMember: [withPermission(agencyAdmin, 'recruiter_user_manage'), companyAdmin],

  // For everybody, about themselves.
  bookTraining: [agencyPeople],
  changeTraining: [themselves],
  cancelOwnTraining: [themselves],
  requestToJoin: [agencyPeople, hiringPeople],
  withdrawJoinRequest: [themselves],
  leaveTenant: [inPerson(agencyPeople), hiringPeople],
  changeName: [signedIn],
  requestOwnData: [inPerson(signedIn)],
  changePassword: [inPerson(signedIn)],
  setTimeZone: [inPerson(signedIn)],
  requestEmailChange: [inPerson(signedIn)],
  sendEmailChangeAgain: [inPerson(signedIn)],
  cancelEmailChange: [inPerson(signedIn)],
  signOutEverywhere: [inPerson(signedIn)],
  endSession: [inPerson(themselves)],
  beginSignInLink: [inPerson(signedIn)],
  removeSignInLink: [inPerson(themselves)],

  // For super admins; admins only read.
  addSuppression: [superAdmin],
  addUnclaimedProfile: [superAdmin],
  enterDataRequest: [superAdmin],
  assignDataRequest: [superAdmin],
  prepareDataCopy: [superAdmin],
  discardDataCopy: [superAdmin],
  answerDataRequest: [superAdmin],
  eraseRequestedData: [superAdmin],
  refuseDataRequest: [superAdmin],
  extendDataRequest: [superAdmin],
  settleReport: [superAdmin],
  dismissReport: [superAdmin],
  approveAgency: [superAdmin],
  approveAgencyName: [superAdmin],
  setAgencySeats: [superAdmin],
  moveRecruiter: [superAdmin],
  mergeAgencies: [superAdmin],
  mergeCompanies: [superAdmin],
  mergeRecruiters: [superAdmin],
  declineAgencyName: [superAdmin],
  approveClaim: [superAdmin],
  approveCompany: [superAdmin],
  approveJob: [superAdmin],
  approveEnquiry: [superAdmin],
  cancelTraining: [superAdmin],
  confirmTraining: [superAdmin],
  finishTraining: [superAdmin],
  moveTraining: [superAdmin],
  approveReview: [superAdmin],
  changeRoles: [superAdmin],
  deactivateUser: [superAdmin],
  declineAgency: [superAdmin],
  declineClaim: [superAdmin],
  declineCompany: [superAdmin],
  declineJob: [superAdmin],
  declineEnquiry: [superAdmin],
  endImpersonation: [superAdmin, whoeverActsAsSomebody],
  leaveMail: [superAdmin],
  reactivateUser: [superAdmin],
  rejectReview: [superAdmin],
  requestChanges: [superAdmin],
  removeReview: [superAdmin],
  takeUpFlags: [superAdmin],
  keepFlagged: [superAdmin],
  removeFlagged: [superAdmin],
  approveReply: [superAdmin],
  rejectReply: [superAdmin],
  removeSuppression: [superAdmin],
  removeTask: [superAdmin],
  retryFailedTasks: [superAdmin],
  retryImport: [superAdmin],
  retryTask: [superAdmin],
  sendMailAgain: [superAdmin],
  sendPasswordLink: [superAdmin],
  startImpersonation: [superAdmin],
};
