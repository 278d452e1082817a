/** The state of a person found in emails. */
export type FoundState = 'suggested' | 'invited' | 'dismissed' | 'excluded';

/** The labels of the states. */
export const foundStateWords = {
  suggested: { label: 'Suggested', tone: 'neutral' },
  invited: { label: 'Invited', tone: 'good' },
  dismissed: { label: 'Dismissed', tone: 'neutral' },
  excluded: { label: 'Excluded', tone: 'warn' },
} as const satisfies Record<FoundState, object>;

/** The state of a connected mailbox. */
export type MailboxState = 'live' | 'needs_attention' | 'paused' | 'disconnected';

/** The labels of the states of a mailbox. */
export const mailboxStateWords = {
  live: { label: 'Connected', tone: 'good' },
  needs_attention: { label: 'Needs attention', tone: 'bad' },
  paused: { label: 'Paused', tone: 'neutral' },
  disconnected: { label: 'Disconnected', tone: 'neutral' },
} as const satisfies Record<MailboxState, object>;

/** What can be excluded. */
export const exclusionKinds = ['domain', 'address', 'word'] as const;
export type ExclusionKind = (typeof exclusionKinds)[number];

/** The labels of what can be excluded. */
export const exclusionWords: Readonly<Record<ExclusionKind, string>> = {
  domain: 'Domain',
  address: 'Email address',
  word: 'Word in a subject',
};

/**
 * Limits of email sync: connected mailboxes of a recruiter, exclusions of an agency, characters of what people type,
 * months read at first, messages read at once and in a row, bytes of a message's header, people an email to more of
 * whom is no conversation, failures in a row after which a mailbox needs attention, and milliseconds of patience.
 */
export const emailSyncLimits = {
  mailboxes: 3,
  exclusions: 100,
  host: 253,
  login: 254,
  password: 200,
  value: 254,
  name: 100,
  months: 12,
  batch: 200,
  messagesInARow: 5000,
  headerBytes: 65_536,
  recipients: 20,
  failures: 5,
  patience: 30_000,
  peopleAtOnce: 100,
} as const;
