import type { RouteId } from '#common/routes.ts';

/**
 * What a page does and who can open it, for people who can't. One sentence for each built page that requires a role.
 */
export const purposes: Readonly<Partial<Record<RouteId, string>>> = {
  panelAdmin: "super admins see system health and what's waiting here.",
  panelUsers: 'super admins find and help everyone with an account here.',
  panelReviewFlags: 'super admins decide on flagged reviews here.',
  panelReviews: 'super admins decide on reviews with risk signals here.',
  panelMails: 'super admins see every email and its delivery here.',
  panelTasks: 'super admins see background work here.',
  panelAudit: 'super admins see who did what here.',
  panelFeatures: 'super admins see which features are on here.',
  home: 'recruiters see their first steps and what is new here.',
  dashboard: 'recruiters see the figures of their reviews here, and hiring users the reviews they gave.',
  leaderboardRating: 'recruiters compare their scores with their agency and their market here.',
  recruiters: 'hiring users keep the recruiters they viewed, saved, and work with here.',
  recruitersFavourite: 'hiring users find the recruiters they saved here.',
  recruitersCompare: 'hiring users compare recruiters side by side here.',
  reviews: 'recruiters follow their invitations, reviews, and replies here.',
  reviewsShared: 'recruiters see how often their shared reviews were viewed here.',
  toolsInviteSettings: "recruiters see when their agency's invitations go out and what they say here.",
  agencyRecruiters: 'agency admins invite and manage the people of their agency here.',
  userProfileEdit: 'hiring users edit their own details here.',
  companyUsers: 'company admins invite and manage the people of their company here.',
  recruiterEdit: 'recruiters edit their public profile here.',
  recruiterPreview: 'recruiters preview their public profile here.',
  agencyEdit: "agency admins edit their agency's public page here.",
  agencyPreview: "agency admins preview their agency's public page here.",
  placements: 'recruiters keep their placements and invite reviews here.',
  placementNew: 'recruiters record a placement and invite reviews here.',
  placementEdit: 'recruiters change a placement here.',
  placementReview: 'recruiters match a review to its placement here.',
  panelEnquiries: 'super admins decide on enquiries for recruiter profiles here.',
  panelClaims: 'super admins decide on claims here.',
  panelAgencies: 'super admins manage and approve agencies here.',
  panelCompanies: 'super admins manage and approve companies here.',
};
