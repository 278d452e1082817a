/** How far sharing a post on a network is. */
export const postShareStates = ['sharing', 'shared', 'failed', 'unknown'] as const;
/** One of them. */
export type PostShareState = (typeof postShareStates)[number];

/** What people do when nobody knows whether a post was shared. */
export const unknownShare = 'It may have been shared: look at LinkedIn before you try again.';
