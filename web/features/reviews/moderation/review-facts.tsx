import { formatDateTime, formatDay } from '#common/formats.ts';
import { type JobType, jobTypeLabels, type PlacementSource, placementSourceLabels } from '#common/placements/kinds.ts';
import { isLevel, levels } from '#common/reviews/levels.ts';
import { type ReviewSource, reviewSourceLabels } from '#common/reviews/sources.ts';
import { recruiterUrl } from '#common/urls.ts';
import type { ReviewToDecide_review$data } from '#web/__generated__/ReviewToDecide_review.graphql.ts';
import { actionWords, detailInWords, isId } from '#web/features/admin/audit/audit-words.ts';
import { Actor } from '#web/features/admin/panel/Actor.tsx';
import type { Fact } from '#web/list/Facts.tsx';
import type { TimelineEvent } from '#web/ui/Timeline.tsx';

type Review = ReviewToDecide_review$data;

/** What the reviewer gave besides the review itself. Only moderators see some of it. */
export function givenFacts(review: Review, zone: string): Fact[] {
  const level = isLevel(review.level) ? levels[review.level] : null;
  return [
    ['Name', review.reviewerName],
    ['Email', review.reviewerEmail],
    ['Company', review.companyName],
    ['Level', level && `${level.level}: ${level.name}`],
    ['Placement', review.placementConfirmed ? 'Confirmed by the reviewer' : 'Not confirmed'],
    ['Corrections', review.corrections],
    ['Incentive', review.wasOfferedAnything && 'Offered something for the review'],
    ['Sent', formatDateTime(review.submittedAt, zone)],
    ['Source', reviewSourceLabels[review.source as ReviewSource]],
  ];
}

/** What is known about the placement, and from where. */
export function placementFacts({ recruiter, agency, placement }: Review): Fact[] {
  return [
    ['Recruiter', recruiter && { href: recruiterUrl(recruiter.slug), text: recruiter.name }],
    ['Agency', agency?.name],
    ['Job', placement?.jobTitle],
    ['Type', placement && jobTypeLabels[placement.jobType as JobType]],
    ['Start', placement && formatDay(placement.startDate)],
    ['Company', placement?.companyName],
    ['Candidate', placement?.candidateName],
    ['Contact', placement?.contactName],
    ['Source', placement ? placementSourceLabels[placement.source as PlacementSource] : 'No matching placement'],
  ];
}

/** The history from the invitation on, from the audit log. */
export function eventsOf({ invitation, history }: Review): TimelineEvent[] {
  const invitedAt = invitation?.sentAt ?? invitation?.createdAt;
  const entries = (history.edges ?? []).flatMap((edge) => edge?.node ?? []);
  return [
    ...(invitedAt ? [{ key: 'invited', what: 'Invited', when: { at: invitedAt, isExact: true } }] : []),
    ...entries.map(({ id, action, actor, user, at, details }) => ({
      key: id,
      what: (
        <>
          {actionWords(action)}
          <span>{' by '}</span>
          <Actor user={user} actor={actor} />
        </>
      ),
      when: { at, isExact: true },
      detail: details
        .map((detail) => detailInWords(action, detail))
        .filter(([, value]) => !isId(value))
        .map(([name, value]) => <p key={name}>{`${name}: ${value}`}</p>),
    })),
  ];
}
