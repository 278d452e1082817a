import type { RouteId } from '#common/routes.ts';

/**
 * What a page does and who can open it, for people who can't. One sentence for each built page that requires a role.
 */
export const purposes: Readonly<Partial<Record<RouteId, string>>> = {
  panelAdmin: 'whoever runs this installation sees here whether all is well, and what waits.',
  panelUsers: 'super admins find everybody with an account here, and help them.',
  panelReviewFlags: 'whoever runs this installation decides here about reviews that somebody flagged.',
  panelReviews: 'whoever runs this installation decides here about reviews with a signal of risk.',
  panelMails: 'whoever runs this installation sees here what became of its mails.',
  panelTasks: 'whoever runs this installation sees here its work in the background.',
  panelAudit: 'whoever runs this installation sees here who did what.',
  panelFeatures: 'whoever runs this installation sees here which parts of the product are on.',
  reviews: 'recruiters see here whom they have asked for a review, and what has been published and answered.',
  recruiterEdit: 'recruiters write here what their public profile says.',
  recruiterPreview: 'recruiters see here what their public profile looks like.',
  agencyEdit: 'admins of an agency write here what its public page says.',
  agencyPreview: 'admins of an agency see here what its public page looks like.',
  placementNew: 'recruiters record a placement here and ask for a review of it.',
  panelEnquiries: 'super admins decide here about enquiries for a recruiter profile.',
  panelClaims: 'super admins decide here who gets a profile that is claimed.',
  panelAgencies: 'super admins look after agencies here, and approve new ones.',
  panelCompanies: 'super admins look after companies here, and approve new ones.',
};
