import type { ReactNode } from 'react';
import { formatDate } from '#common/formats.ts';
import { audienceLabels } from '#common/reviews/audience-labels.ts';
import { type Audience, audiences, criteria } from '#common/reviews/criteria.ts';
import { isLevel } from '#common/reviews/levels.ts';
import type { ReviewCardProps } from '#web/ui/ReviewCard.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';

/**
 * The public part of a review. `submittedAt` is a timestamp; `criteria` holds stars by key, null for 'not applicable'.
 */
export interface PublicReview {
  readonly reviewerType: string;
  readonly shownName: string;
  readonly reviewerRole: string;
  readonly shownCompany: string | null | undefined;
  readonly submittedAt: string;
  /** The time of the last published edit. */
  readonly editedAt?: string | null | undefined;
  readonly level: number;
  readonly overall: number;
  readonly title: string;
  readonly body: string;
  readonly criteria: Readonly<Record<string, number | null>>;
  readonly wasOfferedAnything: boolean;
  readonly source: string;
  readonly publication: string;
}

/** A recruiter's reply; `who` is the recruiter's name. */
export interface PublicReply {
  readonly who: string;
  readonly body: string;
  readonly createdAt: string;
  readonly updatedAt?: string;
  readonly editedAt?: string | null | undefined;
}

/**
 * The content of a review's card. Used for both the published article and the form's preview, so that reviewers see
 * exactly what will be public. Shows dates rather than ages, which would be wrong on cached pages.
 */
export function reviewCard(review: PublicReview, reply?: PublicReply | null): ReviewCardProps {
  const level = isLevel(review.level) ? review.level : 0;
  return {
    who: review.shownName,
    role: roleOf(review),
    company: review.shownCompany ?? null,
    when: dated(review.submittedAt),
    level,
    stars: level === 0 ? null : review.overall,
    title: review.title,
    text: review.body,
    criteria: level === 0 ? [] : ratedCriteria(review),
    labels: <ReviewLabels review={review} />,
    reply: reply
      ? { who: reply.who, when: dated(reply.createdAt), text: reply.body, note: noteOf(reply, review.editedAt) }
      : null,
  };
}

/** The note on a reply that was edited, or that is older than the review's last edit. */
function noteOf({ createdAt, updatedAt, editedAt }: PublicReply, reviewEditedAt: string | null | undefined): ReactNode {
  const isOlder = Boolean(reviewEditedAt && (updatedAt ?? createdAt) < reviewEditedAt);
  return (editedAt || isOlder) && <ReplyNote editedAt={editedAt} isOlder={isOlder} />;
}

function ReplyNote({ editedAt, isOlder }: { editedAt: string | null | undefined; isOlder: boolean }) {
  const zone = useTimeZone();
  const edited = editedAt && `Edited on ${formatDate(editedAt, zone)}.`;
  return [edited, isOlder && 'Written before the review was edited.'].filter(Boolean).join(' ');
}

function ReviewLabels({ review: { wasOfferedAnything, source, publication, editedAt } }: { review: PublicReview }) {
  const zone = useTimeZone();
  return (
    <>
      {publication === 'under_review' && <Tag tone="warn">Under review</Tag>}
      {wasOfferedAnything && <Tag tone="warn">Incentive offered, not in the score</Tag>}
      {editedAt && <Tag>{`Edited on ${formatDate(editedAt, zone)}`}</Tag>}
      {sourceLabels[source] && <Tag>{sourceLabels[source]}</Tag>}
    </>
  );
}

const sourceLabels: Readonly<Record<string, string>> = {
  google: 'Source: Google',
  csv_imported: 'Source: imported file',
};

/** 'Candidate, Site Engineer'; null if the name already says that. */
function roleOf({ reviewerType, reviewerRole, shownName }: PublicReview): string | null {
  const role = [audienceOf(reviewerType) && audienceLabels[audienceOf(reviewerType)!], reviewerRole]
    .filter(Boolean)
    .join(', ');
  return role === shownName ? null : role;
}

/** In the order of the form. */
function ratedCriteria({ reviewerType, criteria: rated }: PublicReview): { label: string; stars: number | null }[] {
  const audience = audienceOf(reviewerType);
  if (!audience) return [];
  return criteria[audience].flatMap(({ key, label }) =>
    rated[key] === undefined ? [] : [{ label, stars: rated[key] }],
  );
}

function audienceOf(type: string): Audience | undefined {
  return audiences.find((audience) => audience === type);
}

const dated = (at: string) => ({ at });
