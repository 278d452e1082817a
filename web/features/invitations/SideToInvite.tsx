import { formatDay } from '#common/formats.ts';
import { voiceOf } from '#common/reviews/audience-labels.ts';
import type { SidesToInviteList_row$data } from '#web/__generated__/SidesToInviteList_row.graphql.ts';
import { Facts } from '#web/list/Facts.tsx';
import { InvitationDetails } from './InvitationDetails.tsx';
import { whyOf } from './side-words.ts';

/** Everything known about a person who was not invited yet, and what happened to an invitation that did not arrive. */
export function SideToInvite({ side }: { side: Omit<SidesToInviteList_row$data, ' $fragmentType'> }) {
  const { placement, recruiter, invitation } = side;
  return (
    <>
      <Facts
        facts={[
          ['Email', side.recipientEmail ?? 'Unknown. Add it when you invite them.'],
          ['Reviewer type', voiceOf(side.audience)],
          ['Job', placement?.jobTitle],
          ['Company', placement?.companyName],
          ['Start', formatDay(side.startDate)],
          ['Recruiter', recruiter?.name],
          ['State', whyOf(side)],
        ]}
      />
      {invitation && (
        <section aria-label="Last invitation">
          <h3>Last invitation</h3>
          <InvitationDetails invitation={invitation} />
        </section>
      )}
    </>
  );
}
