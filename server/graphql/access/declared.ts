import {
  type Audience,
  agencyAdmin,
  companyAdmin,
  companyPeople,
  everybody,
  inPerson,
  recruiter,
  recruiterForGood,
  signedIn,
  staff,
  superAdmin,
  themselves,
  whoeverActsAsSomebody,
  withPermission,
} from './cells.ts';

/** Who sees the rows of a type, and which of its fields. Every field stands in one of the two lists. */
export interface TypeAccess {
  /** Who sees that there is such a row. Nobody else learns more of it than of an unknown one. */
  rows: readonly Audience[];
  /** Names of the fields, with spaces between them, that whoever sees the row sees. */
  fields: string;
  /** The other fields, for some of those only. */
  guarded?: Readonly<Record<string, readonly Audience[]>>;
  /** Rows in a state that others see than usual: `{ 'not published': [staff] }`. */
  states?: Readonly<Record<string, readonly Audience[]>>;
}

/** The agency's side of what it did: the recruiter who did it, until they move on, and the admin. */
const side = [recruiter, agencyAdmin];
/** What is said about a recruiter goes with them, and stays with the agency. */
const subject = [recruiterForGood, agencyAdmin];

/** All types but connections, payloads and problems, which hold what these say. */
export const types: Readonly<Record<string, TypeAccess>> = {
  // What everybody reads.
  Agency: {
    rows: [everybody],
    fields:
      'id slug name legalName description website location country hasPage figures pageVersion recruiters reviews',
    guarded: {
      isApproved: [staff],
      approvedAt: [staff],
      approvedBy: [staff],
      declinedBecause: [staff],
      contactEmail: [staff],
      plan: [staff],
      version: [staff],
      createdAt: [staff],
      recruiterCount: [staff],
      similar: [staff],
      history: [staff],
    },
    states: { 'not approved': [everybody] },
  },
  AgencyFigures: {
    rows: [everybody],
    fields: `score scoreHalf scoreAsOf average distribution reviewCount publishedCount confirmedOnlyCount
      confirmedOnlyAverage removedCount eligibleCount invitedCount pageVersion`,
  },
  Recruiter: {
    rows: [everybody],
    fields: `id slug name headline about location country isClaimed joinedAt source specialities roleTypes agency
      score scoreHalf scoreAsOf average distribution reviewCount publishedCount confirmedOnlyCount confirmedOnlyAverage
      removedCount eligibleCount invitedCount takesMessages hasPhone reviews pageVersion viewerIsOwner viewerCanAsk`,
    guarded: { owner: [recruiterForGood, staff], linkedinUrl: [staff] },
  },
  Review: {
    rows: [everybody],
    fields: `id reviewerType shownName reviewerRole shownCompany overall criteria title body level source publication
      wasOfferedAnything submittedAt publishedAt recruiter agency reply viewerCanReply placedAs placedIn`,
    // Between two people: staff do not read it either.
    guarded: { privateNote: subject, placement: [...side, staff] },
    states: { 'not published': [staff] },
  },
  GoneReview: { rows: [everybody], fields: 'id publication recruiter' },
  ReviewReply: { rows: [everybody], fields: 'body version createdAt updatedAt' },
  SearchResults: { rows: [everybody], fields: 'total isBounded page pages recruiters' },

  // What whoever has the token of a mail reads; the token is the way to it.
  ReviewRequest: { rows: [everybody], fields: 'id audience recipientName state expiresAt recruiter placement' },
  RequestedPlacement: { rows: [everybody], fields: 'jobTitle jobType startDate companyName' },

  // What belongs to an agency.
  Placement: {
    rows: [...side, staff],
    fields: `id jobTitle jobType startDate endDate companyName candidateName contactName state source version recruiter`,
  },
  Invitation: {
    rows: [...side, staff],
    fields: `id audience recipientName recipientEmail message state cancelledBecause scheduledFor sentAt completedAt
      expiresAt remindersSent createdAt placement recruiter`,
  },

  // What belongs to a company.
  Company: {
    rows: [companyPeople, staff],
    fields: `id name domain website description country specialities locations logoUrl isApproved isComplete approvedAt
      declinedBecause version createdAt`,
    guarded: { members: [companyAdmin, staff], approvedBy: [staff], similar: [staff], history: [staff] },
  },
  CompanyMember: { rows: [companyAdmin, staff], fields: 'id userId name email isVerified isAdmin' },

  // What belongs to one person.
  User: {
    rows: [themselves, staff],
    fields: 'id email name type country isVerified status roles createdAt lastSignedInAt',
    guarded: {
      recruiter: [recruiterForGood, staff],
      company: [withPermission(themselves, 'user_profile_edit'), staff],
      sessions: [themselves],
      impersonations: [staff],
      auditEntries: [staff],
    },
  },
  AccountSession: { rows: [themselves], fields: 'id device createdAt lastUsedAt' },
  Impersonation: {
    rows: [staff, whoeverActsAsSomebody],
    fields: 'id reason startedAt expiresAt user adminName',
    // Who acts sees the one in force, which has not ended.
    guarded: { endedAt: [staff] },
  },

  // What waits for a super admin, and what the installation does.
  ReviewToCheck: {
    rows: [staff],
    fields: `id version reviewerType reviewerName reviewerEmail reviewerRole shownName nameDisplay companyName showsCompany
      shownCompany overall criteria title body wasOfferedAnything placementConfirmed corrections source level signals
      moderation publication submittedAt publishedAt rejectedBecause rejectedWords decidedAt decidedBy recruiter agency
      placement invitation history`,
  },
  Enquiry: {
    rows: [staff],
    fields: `id name agencyName email phone linkedinUrl speciality country state declinedBecause decidedAt decidedBy
      createdAt version recruiter account unclaimedProfile similarAgencies others history`,
  },
  Claim: {
    rows: [staff],
    fields: `id name email note wish state declinedBecause decidedAt decidedBy verifiedAt createdAt version recruiter account
      isProfileAddress isAgencyDomain rivals history`,
  },
  HistoryEntry: { rows: [staff], fields: 'id at action kind user' },
  Mail: {
    rows: [staff],
    fields: `id kind toEmail toName subject text state error queuedAt settledAt lookedIntoAt lookedIntoBy needsLook
      sentAgainAs agency`,
  },
  Suppression: { rows: [staff], fields: 'id email reason createdAt agency' },
  AuditEntry: {
    rows: [staff],
    fields: 'id at actor action subjectType subjectId requestId details user impersonatedBy agency',
  },
  BackgroundTask: { rows: [staff], fields: 'id name state runAt attempts maxAttempts lastError createdAt lockedAt' },
  FlagsHere: { rows: [staff], fields: 'environment flags' },
  FlagState: { rows: [staff], fields: 'name isOn isDefault onIn' },
  PanelOverview: {
    rows: [staff],
    fields: 'databaseMs workers workerSeenAt dueTasks failedTasks failedMails queues',
  },
  PanelQueue: { rows: [staff], fields: 'part count isBounded oldestAt' },
};

/** Who gets rows, or anything, of a root field. What rows, the types say. */
export const roots: Readonly<Record<string, readonly Audience[]>> = {
  node: [everybody],
  nodes: [everybody],
  agency: [everybody],
  goneReview: [everybody],
  recruiter: [everybody],
  review: [everybody],
  search: [everybody],
  reviewRequest: [everybody],
  viewer: [signedIn],
  impersonation: [whoeverActsAsSomebody],
  invitations: [...side, staff],
  receivedReviews: subject,
  agencies: [staff],
  auditEntries: [staff],
  claims: [staff],
  companies: [staff],
  enquiries: [staff],
  flags: [staff],
  mails: [staff],
  panelOverview: [staff],
  reviewsDecided: [staff],
  reviewsToCheck: [staff],
  suppressions: [staff],
  tasks: [staff],
  users: [staff],
};

/** Whose mutation is carried out, where the row is in a state that allows it. */
export const mutations: Readonly<Record<string, readonly Audience[]>> = {
  // By whoever has the token of a mail, or by everybody.
  submitReview: [everybody],
  noteInvitationActivity: [everybody],
  enquire: [everybody],
  requestClaim: [everybody],
  contactRecruiter: [everybody],
  revealPhone: [everybody],

  // By people of an agency, of a company.
  askForReview: subject,
  replyToReview: subject.map((who) => withPermission(who, 'review_reply')),
  completeCompany: [companyAdmin],

  // By everybody about themselves.
  changePassword: [inPerson(signedIn)],
  signOutEverywhere: [inPerson(signedIn)],
  endSession: [inPerson(themselves)],

  // By super admins; admins read only.
  addSuppression: [superAdmin],
  approveAgency: [superAdmin],
  approveClaim: [superAdmin],
  approveCompany: [superAdmin],
  approveEnquiry: [superAdmin],
  approveReview: [superAdmin],
  changeRoles: [superAdmin],
  deactivateUser: [superAdmin],
  declineAgency: [superAdmin],
  declineClaim: [superAdmin],
  declineCompany: [superAdmin],
  declineEnquiry: [superAdmin],
  endImpersonation: [superAdmin, whoeverActsAsSomebody],
  leaveMail: [superAdmin],
  reactivateUser: [superAdmin],
  rejectReview: [superAdmin],
  removeSuppression: [superAdmin],
  removeTask: [superAdmin],
  retryFailedTasks: [superAdmin],
  retryTask: [superAdmin],
  sendMailAgain: [superAdmin],
  sendPasswordLink: [superAdmin],
  startImpersonation: [superAdmin],
};
