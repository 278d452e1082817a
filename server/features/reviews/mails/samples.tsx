import type { MailSample } from '#server/mail/sample.ts';
import { ChangesRequestedMail, changesRequestedSubject } from './ChangesRequestedMail.tsx';
import { ConfirmReviewMail, confirmReviewSubject } from './ConfirmReviewMail.tsx';
import { EditApprovedMail, editApprovedSubject } from './EditApprovedMail.tsx';
import { FlagsDecidedMail, type FlagsDecidedMailProps, flagsDecidedSubject } from './FlagsDecidedMail.tsx';
import { FlagsDueMail, flagsDueSubject } from './FlagsDueMail.tsx';
import { PlacementDoubtedMail, placementDoubtedSubject } from './PlacementDoubtedMail.tsx';
import { ReplyMail, replySubject } from './ReplyMail.tsx';
import { ReplyRejectedMail, replyRejectedSubject } from './ReplyRejectedMail.tsx';
import { ReviewEditedMail, reviewEditedSubject } from './ReviewEditedMail.tsx';
import { ReviewedPersonGoneMail, reviewedPersonGoneSubject } from './ReviewedPersonGoneMail.tsx';
import { ReviewFlaggedMail, reviewFlaggedSubject } from './ReviewFlaggedMail.tsx';
import { ReviewPublicMail, reviewPublicSubject } from './ReviewPublicMail.tsx';
import { ReviewPublishedMail, reviewPublishedSubject } from './ReviewPublishedMail.tsx';
import { ReviewReceivedMail, reviewReceivedSubject } from './ReviewReceivedMail.tsx';
import { ReviewRejectedMail, reviewRejectedSubject } from './ReviewRejectedMail.tsx';
import { ReviewWithdrawnMail, reviewWithdrawnSubject } from './ReviewWithdrawnMail.tsx';

const review = {
  name: 'Alex Sample',
  reviewerName: 'Robin Example',
  shownName: 'Robin E.',
  recruiterName: 'Alex Sample',
  agencyName: 'Sample Talent',
  agencyContact: 'privacy@agency.example',
  title: 'Kept me informed at every step',
  body: 'Alex called when they said they would.\n\nThe role was as described, and so was the salary.',
  overall: 4,
  level: 3,
  wasOffered: false,
  reply: 'Thank you, Robin.\nWe wish you a good start.',
  hasReply: true,
  isEdit: false,
  isReminder: false,
  reason: 'personal_data',
  words: 'Please leave out the name of your manager.',
  objectTo: 'hello@plaudit.example',
  reviewUrl: 'https://plaudit.example/review/one',
  profileUrl: 'https://plaudit.example/recruiter/alex-sample',
  confirmUrl: 'https://plaudit.example/review-confirm/token',
  editUrl: 'https://plaudit.example/review-edit/one/token',
  answerUrl: 'https://plaudit.example/flag-answer/one/token',
} as const;
const late = { ...review, isReminder: true };
const changed = { ...review, isEdit: true };
const doubted = {
  ...review,
  audience: 'candidate',
  kind: 'wrong_facts',
  jobTitle: 'Site Engineer',
  companyName: 'Example & Sons',
  startDate: '2026-11-02',
  words: 'I began a week later.',
} as const;
const due = {
  name: 'Morgan Moderator',
  due: 2,
  overdue: 1,
  panelUrl: 'https://plaudit.example/panel-admin/review-flags',
};
const decided = (reader: FlagsDecidedMailProps['reader'], outcome: FlagsDecidedMailProps['outcome']) => ({
  ...review,
  reader,
  outcome,
  readerName: reader === 'recruiter' ? review.recruiterName : 'Robin Example',
  editUrl: reader === 'writer' && outcome.state === 'upheld' ? review.editUrl : null,
  wasFlagged: true,
});

const toReviewer: readonly Omit<MailSample, 'canUnsubscribe'>[] = [
  { name: 'review-received', subject: reviewReceivedSubject(review), body: <ReviewReceivedMail {...review} /> },
  { name: 'review-public', subject: reviewPublicSubject(review), body: <ReviewPublicMail {...review} /> },
  {
    name: 'review-public-unmatched',
    subject: reviewPublicSubject(review),
    body: <ReviewPublicMail {...review} level={1} />,
  },
  { name: 'review-rejected', subject: reviewRejectedSubject(review), body: <ReviewRejectedMail {...review} /> },
  { name: 'changes-requested', subject: changesRequestedSubject(review), body: <ChangesRequestedMail {...review} /> },
  { name: 'changes-reminder', subject: changesRequestedSubject(late), body: <ChangesRequestedMail {...late} /> },
  { name: 'edit-approved', subject: editApprovedSubject(review), body: <EditApprovedMail {...review} /> },
  {
    name: 'reviewed-person-gone',
    subject: reviewedPersonGoneSubject(),
    body: <ReviewedPersonGoneMail {...review} />,
  },
  { name: 'review-withdrawn', subject: reviewWithdrawnSubject(review), body: <ReviewWithdrawnMail {...review} /> },
  { name: 'reply', subject: replySubject(review), body: <ReplyMail {...review} /> },
  { name: 'reply-edited', subject: replySubject(changed), body: <ReplyMail {...changed} /> },
];
const toRecruiter: readonly Omit<MailSample, 'canUnsubscribe'>[] = [
  { name: 'review-published', subject: reviewPublishedSubject(review), body: <ReviewPublishedMail {...review} /> },
  { name: 'review-edited', subject: reviewEditedSubject(review), body: <ReviewEditedMail {...review} /> },
  { name: 'reply-rejected', subject: replyRejectedSubject(), body: <ReplyRejectedMail {...review} /> },
  { name: 'placement-doubted', subject: placementDoubtedSubject(doubted), body: <PlacementDoubtedMail {...doubted} /> },
];
const ofFlags: readonly Omit<MailSample, 'canUnsubscribe'>[] = [
  { name: 'review-flagged', subject: reviewFlaggedSubject(review), body: <ReviewFlaggedMail {...review} /> },
  ...(['writer', 'flagger', 'recruiter'] as const).flatMap((reader) =>
    [{ state: 'upheld' } as const, { state: 'removed', reason: 'personal_data' } as const].map((outcome) => ({
      name: `review-${outcome.state}-${reader}`,
      subject: flagsDecidedSubject(decided(reader, outcome)),
      body: <FlagsDecidedMail {...decided(reader, outcome)} />,
    })),
  ),
  {
    name: 'review-withdrawn-flagger',
    subject: flagsDecidedSubject(decided('flagger', { state: 'withdrawn' })),
    body: <FlagsDecidedMail {...decided('flagger', { state: 'withdrawn' })} />,
  },
  { name: 'flags-due', subject: flagsDueSubject(due), body: <FlagsDueMail {...due} /> },
];

/** The mails about reviews: to those who wrote them, those they are of, those who flagged them, and moderators. */
export const reviewMails: readonly MailSample[] = [
  ...[...toReviewer, ...toRecruiter].map((sample) => ({ ...sample, canUnsubscribe: true })),
  ...[
    { name: 'confirm-review', subject: confirmReviewSubject(review), body: <ConfirmReviewMail {...review} /> },
    ...ofFlags,
  ].map((sample) => ({ ...sample, canUnsubscribe: false })),
];
