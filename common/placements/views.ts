/** The views of the list of placements, as its address and the API name them. */
export const placementViews = ['visible', 'incomplete', 'invite_needed', 'hidden'] as const;
export type PlacementView = (typeof placementViews)[number];

/** The label of each view. */
export const placementViewLabels: Readonly<Record<PlacementView, string>> = {
  visible: 'All placements',
  incomplete: 'Incomplete',
  invite_needed: 'Invite needed',
  hidden: 'Hidden',
};

/** Whether a placement has a published review, of either side. */
export const reviewQueryTypes = ['reviewed', 'unreviewed'] as const;
export type ReviewQueryType = (typeof reviewQueryTypes)[number];

/** The label of each. */
export const reviewQueryLabels: Readonly<Record<ReviewQueryType, string>> = {
  reviewed: 'Reviewed',
  unreviewed: 'Not reviewed',
};

/** How far the review of one of the sides has come. */
export const reviewStatuses = ['inviteNotSent', 'inviteScheduled', 'inviteSent', 'reviewPublished'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** The label of each status. */
export const reviewStatusLabels: Readonly<Record<ReviewStatus, string>> = {
  inviteNotSent: 'Invite not sent',
  inviteScheduled: 'Invite scheduled',
  inviteSent: 'Invite sent',
  reviewPublished: 'Review published',
};
