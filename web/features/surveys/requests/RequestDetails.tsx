import { formatDate, formatDateTime } from '#common/formats.ts';
import type { RecipientState } from '#common/surveys/recipient-states.ts';
import { requestStateWords } from '#common/surveys/requests.ts';
import { campaignUrl, editPlacementUrl } from '#common/urls.ts';
import { localId } from '#web/kit/local-id.ts';
import { Facts } from '#web/list/Facts.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';
import { audienceIn, audienceWords } from '../survey-words.ts';
import type { RequestRow } from './RequestList.tsx';
import { nextStepOf, whyNotSending } from './steps.ts';

/** All that is known about a person whom a campaign asks. */
export function RequestDetails({ request }: { request: RequestRow }) {
  const zone = useTimeZone();
  const at = (moment: string | null | undefined) => moment && formatDateTime(moment, zone);
  const { campaign, placement, recruiter, state, sendAgainFrom } = request;
  const next = nextStepOf(request);
  const why = state === 'queued' || state === 'throttled' ? whyNotSending(campaign) : null;
  return (
    <Facts
      facts={[
        ['State', requestStateWords[state as RecipientState].label],
        ['Email', request.email || 'Deleted'],
        ['Campaign', campaign && { href: campaignUrl(localId(campaign.id)), text: campaign.name }],
        ['Audience', audienceWords[audienceIn(campaign?.survey?.audience)]],
        [
          'Placement',
          placement && {
            href: editPlacementUrl(localId(placement.id)),
            text: [placement.jobTitle, placement.companyName].filter(Boolean).join(', '),
          },
        ],
        ['Recruiter', recruiter?.name],
        ['Added', at(request.createdAt)],
        ['Waits for', why && `The campaign, which is ${why}`],
        [next?.label ?? 'Next', next && at(next.when.at)],
        ['Sent', at(request.sentAt)],
        ['Reminders sent', request.remindersSent > 0 && String(request.remindersSent)],
        ['Started', at(request.startedAt)],
        ['Answered', at(request.completedAt)],
        ['Bounce reason', request.bounceReason],
        ['Cancellation reason', request.cancelReason],
        ['Can be asked again from', state === 'expired' && sendAgainFrom && formatDate(sendAgainFrom, zone)],
      ]}
    />
  );
}
