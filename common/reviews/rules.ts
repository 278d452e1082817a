import { meets } from '../roles.ts';
import { type Allowed, allowed, refused, type Viewer } from '../viewer.ts';
import { isVisible, type PublicationState } from './states.ts';

/** The profile that something is about; the agency is the one at the time. */
export interface SubjectFacts {
  readonly recruiterId: string;
  readonly agencyId: string | null;
}

/** What the rules need to know about a review. */
export interface ReviewFacts extends SubjectFacts {
  readonly publication: PublicationState;
}

/** Inviting to review: for your own profile with `review_list`, for the agency's profiles as its admin, for a team's as its lead. */
export function canInvite(viewer: Viewer | null, subject: SubjectFacts): Allowed {
  const writer = canWrite(viewer);
  if (!writer.ok || !viewer) return writer;
  if (!meets(viewer.roles, 'review_list')) return refused('permission', "Your account can't send review invitations.");
  if (isOwn(viewer, subject) || runs(viewer, subject)) return allowed;
  return refused(
    'not_yours',
    "Only your agency's admin and the lead of a team can send invitations for other recruiters.",
  );
}

/** Replying: to a public review of yours or, as admin or lead, of the agency or team, with a plan that has `review_reply`. */
export function canReplyToReview(viewer: Viewer | null, review: ReviewFacts): Allowed {
  const writer = canWrite(viewer);
  if (!writer.ok || !viewer) return writer;
  if (!isOwn(viewer, review) && !runs(viewer, review)) {
    return refused(
      'not_yours',
      "Only the reviewed recruiter, the lead of their team, or the agency's admin can reply.",
    );
  }
  if (!meets(viewer.roles, 'review_reply')) return refused('permission', 'Replies are included in paid plans.');
  if (!isVisible(review.publication)) return refused('state', 'You can reply only to published reviews.');
  return allowed;
}

/** Matching a review with a placement, or sharing it: your own reviews, the agency's as its admin, or a team's as its lead. */
export function canTendReview(viewer: Viewer | null, subject: SubjectFacts): Allowed {
  const writer = canWrite(viewer);
  if (!writer.ok || !viewer) return writer;
  if (isOwn(viewer, subject) || runs(viewer, subject)) return allowed;
  return refused(
    'not_yours',
    "Only the reviewed recruiter, the lead of their team, or the agency's admin can do this.",
  );
}

/** Hiding the company on a review, or showing it again: reviews you may tend, with a plan that has `company_share`. */
export function canShowCompany(viewer: Viewer | null, subject: SubjectFacts): Allowed {
  const tender = canTendReview(viewer, subject);
  if (!tender.ok || meets(viewer?.roles ?? null, 'company_share')) return tender;
  return refused('permission', 'Hiding and showing company names is included in paid plans.');
}

/** Seeing invitations and unpublished reviews: your own, the agency's as its admin, or a team's as its lead; staff may read all. */
export function canSeeReviewWork(viewer: Viewer | null, subject: SubjectFacts): Allowed {
  if (!viewer) return refused('signed_out', 'Sign in to see this.');
  if (!meets(viewer.roles, 'review_list')) return refused('permission', "You don't have permission to view this page");
  if (meets(viewer.roles, 'admin') || isOwn(viewer, subject) || runs(viewer, subject)) return allowed;
  return refused('not_yours', 'This belongs to someone else.');
}

/** Changing anything: everybody who is signed in, except admins, who only look. */
export function canWrite(viewer: Viewer | null): Allowed {
  if (!viewer) return refused('signed_out', 'Sign in to do this.');
  const isStaff = meets(viewer.roles, 'admin') && !meets(viewer.roles, 'super_admin');
  return isStaff ? refused('staff_read_only', "Admins can view this but can't change it.") : allowed;
}

/** Whether it is about the viewer's own profile. */
export function isOwn(viewer: Viewer, { recruiterId }: SubjectFacts): boolean {
  return viewer.recruiterId !== null && viewer.recruiterId === recruiterId;
}

/** Whether the viewer may act for this recruiter at the agency: as its admin, or as the lead of a team they are on. */
export function runs(viewer: Viewer, subject: SubjectFacts): boolean {
  const isHere = viewer.agencyId !== null && viewer.agencyId === subject.agencyId;
  return isAdminOf(viewer, subject) || (isHere && viewer.ledRecruiterIds.includes(subject.recruiterId));
}

/** Whether the viewer is the agency's admin. Requires the role itself: super admins may not speak for an agency. */
export function isAdminOf(viewer: Viewer, { agencyId }: SubjectFacts): boolean {
  const isAgencyAdmin = viewer.roles.includes('ROLE_RECRUITER_ADMIN');
  return isAgencyAdmin && viewer.agencyId !== null && viewer.agencyId === agencyId;
}
