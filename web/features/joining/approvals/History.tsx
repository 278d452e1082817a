import { graphql, useFragment } from 'react-relay';
import { formatAge } from '#common/formats.ts';
import type { History_entries$key } from '#web/__generated__/History_entries.graphql.ts';
import { Timeline } from '#web/ui/Timeline.tsx';
import { Part } from './Part.tsx';

/** The audit entries about something, newest first. */
export function History({ entries }: { entries: History_entries$key | null | undefined }) {
  const data = useFragment(
    graphql`
      fragment History_entries on HistoryEntry @relay(plural: true) {
        id
        at
        action
        kind
        user {
          name
        }
      }
    `,
    entries,
  );
  if (!data || data.length === 0) return null;
  const now = new Date();
  return (
    <Part title="History">
      <Timeline
        events={data.map(({ id, at, action, kind, user }) => ({
          key: id,
          what: words[action] ?? action,
          when: { at, words: formatAge(at, now) },
          detail: [kind && `as ${kind}`, user && `by ${user.name}`].filter(Boolean).join(' '),
          tone: action.startsWith('approve') ? 'good' : action.startsWith('decline') ? 'bad' : 'neutral',
        }))}
      />
    </Part>
  );
}

/** The commands' labels. */
const words: Readonly<Record<string, string>> = {
  enquire: 'Enquiry received',
  approveEnquiry: 'Approved',
  declineEnquiry: 'Declined',
  claimProfile: 'Claimed',
  verifyClaim: 'Address confirmed',
  approveClaim: 'Approved',
  declineClaim: 'Declined',
  createAgency: 'Created from an enquiry',
  approveAgency: 'Approved',
  declineAgency: 'Not approved',
  saveAgencyProfile: 'Profile saved',
  wishAgencyName: 'New name requested',
  approveAgencyName: 'New name approved',
  declineAgencyName: 'New name declined',
  confirmAgencyContact: 'New contact confirmed',
  register: 'Signed up',
  createCompany: 'Created at sign-up',
  completeCompany: 'Details added',
  approveCompany: 'Approved',
  declineCompany: 'Not approved',
  submitReview: 'Review sent',
  checkReview: 'Checked',
  checkReviewEdit: 'Edit checked',
  approveReview: 'Approved',
  approveReviewEdit: 'Edit approved',
  rejectReview: 'Rejected',
  rejectReviewEdit: 'Edit rejected',
  requestChanges: 'Change requested',
  editReview: 'Edited by the reviewer',
  withdrawReview: 'Withdrawn by the reviewer',
  publishWaitingReview: 'Published',
  removeReview: 'Removed',
  flagReview: 'Flagged',
  answerFlags: 'Answered by the reviewer',
  takeUpFlags: 'Review started',
  keepFlagged: 'Kept',
  removeFlagged: 'Removed',
  replyToReview: 'Replied to',
  deleteReply: 'Reply deleted',
  eraseReview: 'Text erased',
};
