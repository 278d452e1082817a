/** When people get a notice by email: at once, in a daily or weekly summary, or not at all. */
export const mailRhythms = ['now', 'daily', 'weekly', 'never'] as const;
export type MailRhythm = (typeof mailRhythms)[number];

/** The rhythms in words. */
export const rhythmWords: Readonly<Record<MailRhythm, string>> = {
  now: 'Right away',
  daily: 'In a daily email',
  weekly: 'In a weekly email',
  never: 'No email',
};

/** The topic whose `never` stops every email about notices, as the unsubscribe link in one of them does. */
export const everyTopic = 'all';

/** Whom a topic concerns. */
type Side = 'agency' | 'company' | 'both';

/** What people choose the emails of: each topic has one rhythm. `mail` counts until they choose. */
export const noticeTopics = {
  reviews: {
    label: 'Reviews',
    about: 'New reviews, and reviews that their writers edit.',
    mail: 'now',
    side: 'agency',
  },
  replies: {
    label: 'Reviews without a reply',
    about: 'Reviews that have waited three days for your reply.',
    mail: 'daily',
    side: 'agency',
  },
  invitations: {
    label: 'Bounced invitations',
    about: "Review invitations that didn't reach their recipient.",
    mail: 'daily',
    side: 'agency',
  },
  surveys: {
    label: 'Surveys',
    about:
      'New answers, cases that are yours or overdue, and, for admins, campaigns and webhooks that stop after failures.',
    mail: 'now',
    side: 'agency',
  },
  people: {
    label: 'People',
    about: 'Requests to join and their answers, and people who leave.',
    mail: 'now',
    side: 'both',
  },
  connections: {
    label: 'Connections',
    about: 'Connections to other software that stop, or whose access is about to end.',
    mail: 'now',
    side: 'agency',
  },
  jobs: {
    label: 'Jobs',
    about: 'Invitations and requests to work on a job, messages, and what happens to its candidates.',
    mail: 'now',
    side: 'both',
  },
  reports: {
    label: 'Agency reports',
    about: "Your agency's monthly and quarterly reports, for its admins.",
    mail: 'now',
    side: 'agency',
  },
  decisions: {
    label: 'Decisions',
    about: 'What our moderators decide about your reviews, replies and profile.',
    mail: 'now',
    side: 'both',
  },
} as const satisfies Record<string, { label: string; about: string; mail: MailRhythm; side: Side }>;

export type NoticeTopic = keyof typeof noticeTopics;

/** All topics, in the order they are shown. */
export const topicNames = Object.keys(noticeTopics) as readonly NoticeTopic[];

/** The topics that concern somebody on a side. */
export const topicsFor = (side: 'agency' | 'company'): readonly NoticeTopic[] =>
  topicNames.filter((topic) => noticeTopics[topic].side === 'both' || noticeTopics[topic].side === side);

interface NoticeKind {
  topic: NoticeTopic;
  /** The sentence, with what it is about: a review's title or somebody's name. Null if that is no longer shown. */
  says: (about: string | null) => string;
}

const review = (title: string | null, otherwise: string) => (title ? `“${title}”` : otherwise);

/** Every kind of notice. A new kind is one line here, and a call of `tell` where it happens. */
export const noticeKinds = {
  reviewPublished: { topic: 'reviews', says: (title) => `New review: ${review(title, 'no longer shown')}` },
  reviewEdited: { topic: 'reviews', says: (title) => `${review(title, 'A review')} was edited` },
  replyWanted: { topic: 'replies', says: (title) => `${review(title, 'A review')} still has no reply from you` },
  invitationBounced: { topic: 'invitations', says: (name) => `Your invitation to ${name ?? 'someone'} bounced` },
  campaignPaused: {
    topic: 'surveys',
    says: (name) => `${name ? `“${name}”` : 'A campaign'} is paused because too many emails bounced`,
  },
  reviewUpheld: { topic: 'decisions', says: (title) => `${review(title, 'A flagged review')} stays on your profile` },
  reviewRemoved: { topic: 'decisions', says: () => 'A review was removed from your profile' },
  replyReported: { topic: 'decisions', says: (title) => `Your reply to ${review(title, 'a review')} was reported` },
  replyUpheld: { topic: 'decisions', says: (title) => `Your reply to ${review(title, 'a review')} stays` },
  replyRemoved: { topic: 'decisions', says: (title) => `Your reply to ${review(title, 'a review')} was removed` },
  replyRejected: { topic: 'decisions', says: (title) => `Your reply to ${review(title, 'a review')} wasn't published` },
  badgeGiven: {
    topic: 'reviews',
    says: (until) => `You're a recommended recruiter now, ${until ? `until ${until}` : 'for 12 months'}`,
  },
  badgeRenewed: {
    topic: 'reviews',
    says: (until) => `You stay a recommended recruiter${until ? ` until ${until}` : ''}`,
  },
  badgeLapsed: {
    topic: 'reviews',
    says: (cause) => `Your recommended recruiter badge lapsed${cause ? `: ${cause}` : ''}`,
  },
  joinRequested: { topic: 'people', says: (name) => `${name ?? 'Someone'} would like to join you` },
  joinAccepted: { topic: 'people', says: (name) => `You're now part of ${name ?? 'your new team'}` },
  joinDeclined: { topic: 'people', says: (name) => `${name ?? 'Someone'} declined your request to join` },
  merged: {
    topic: 'people',
    says: (name) => `You're now part of ${name ?? 'another team'}, after we merged two entries`,
  },
  profilesMerged: {
    topic: 'people',
    says: (email) => `Your two profiles are now one. Sign in with ${email ?? 'the address that you were told'}`,
  },
  peopleMerged: {
    topic: 'people',
    says: (name) => `The people of ${name ?? 'a duplicate entry'} are now part of your team`,
  },
  personLeft: { topic: 'people', says: (name) => `${name ?? 'Someone'} left` },
  agencyReport: {
    topic: 'reports',
    says: (period) => `Your agency's report for ${period ?? 'the last period'} is ready`,
  },
  caseAssigned: {
    topic: 'surveys',
    says: (answer) => `A case is yours now: ${answer ?? 'a low score in a survey'}`,
  },
  accessEnding: {
    topic: 'connections',
    says: (software) => `Connect ${software ?? 'your software'} again: our access ends in a few days`,
  },
  connectionStopped: {
    topic: 'connections',
    says: (software) => `Your connection to ${software ?? 'other software'} needs attention`,
  },
  webhookStopped: {
    topic: 'surveys',
    says: (host) =>
      `We turned off your webhook at ${host ?? 'an address'} because it failed for days, or its address is gone`,
  },
  surveyAnswered: {
    topic: 'surveys',
    says: (answer) => `New answer to a survey: ${answer ?? 'it was deleted'}`,
  },
  caseOverdue: {
    topic: 'surveys',
    says: (answer) => `A case is overdue: ${answer ?? 'a low score in a survey'}`,
  },
  jobInvited: { topic: 'jobs', says: (title) => `You're invited to work on ${title ? `“${title}”` : 'a job'}` },
  jobRequested: {
    topic: 'jobs',
    says: (title) => `A recruiter would like to work on ${title ? `“${title}”` : 'your job'}`,
  },
  engagementAccepted: {
    topic: 'jobs',
    says: (title) => `You're working together on ${title ? `“${title}”` : 'a job'}`,
  },
  engagementRejected: {
    topic: 'jobs',
    says: (title) => `The other side declined to work on ${title ? `“${title}”` : 'a job'}`,
  },
  engagementWithdrawn: {
    topic: 'jobs',
    says: (title) => `The work on ${title ? `“${title}”` : 'a job'} was withdrawn`,
  },
  candidateSubmitted: { topic: 'jobs', says: (name) => `New candidate: ${name ?? 'their data was erased'}` },
  candidateConsented: { topic: 'jobs', says: (name) => `${name ?? 'A candidate'} agreed to be introduced` },
  candidateDeclined: { topic: 'jobs', says: (name) => `${name ?? 'A candidate'} doesn't want to be introduced` },
  candidateIntroduced: {
    topic: 'jobs',
    says: (name) => `${name ?? 'A candidate'} was already introduced to the company`,
  },
  candidateInterviewing: { topic: 'jobs', says: (name) => `${name ?? 'A candidate'} will be interviewed` },
  candidateRejected: { topic: 'jobs', says: (name) => `${name ?? 'A candidate'} was rejected` },
  candidateWithdrawn: { topic: 'jobs', says: (name) => `${name ?? 'A candidate'} is no longer available` },
  interviewProposed: { topic: 'jobs', says: (name) => `Times for an interview with ${name ?? 'a candidate'}` },
  interviewAccepted: { topic: 'jobs', says: (name) => `The interview with ${name ?? 'a candidate'} has a time` },
  interviewReschedule: {
    topic: 'jobs',
    says: (name) => `The interview with ${name ?? 'a candidate'} needs another time`,
  },
  interviewCancelled: { topic: 'jobs', says: (name) => `The interview with ${name ?? 'a candidate'} is canceled` },
  offerSent: { topic: 'jobs', says: (name) => `Offer for ${name ?? 'a candidate'}` },
  offerAccepted: { topic: 'jobs', says: (name) => `${name ?? 'A candidate'} accepted your offer` },
  offerRejected: { topic: 'jobs', says: (name) => `${name ?? 'A candidate'} declined your offer` },
  offerWithdrawn: { topic: 'jobs', says: (name) => `The offer for ${name ?? 'a candidate'} was withdrawn` },
  offerExpired: { topic: 'jobs', says: (name) => `The offer for ${name ?? 'a candidate'} has expired` },
  jobMessage: { topic: 'jobs', says: (about) => `New message about ${about ?? 'a job'}` },
  jobApproved: { topic: 'jobs', says: (title) => `${title ? `“${title}”` : 'Your job'} is approved` },
  jobDeclined: { topic: 'jobs', says: (title) => `${title ? `“${title}”` : 'Your job'} wasn't approved` },
  approved: { topic: 'decisions', says: (name) => `${name ?? 'Your organization'} is approved` },
  declined: { topic: 'decisions', says: (name) => `${name ?? 'Your organization'} wasn't approved` },
} as const satisfies Record<string, NoticeKind>;

export type NoticeKindName = keyof typeof noticeKinds;

/** A notice's sentence; a kind of a later release is named by what it is about. */
export function noticeSentence(kind: string, about: string | null): string {
  const known = (noticeKinds as Readonly<Record<string, NoticeKind>>)[kind];
  return known ? known.says(about) : (about ?? 'Something happened');
}
