import { graphql, useFragment } from 'react-relay';
import { formatCount, formatDate, formatDay } from '#common/formats.ts';
import type { InvitationState } from '#common/invitations/states.ts';
import { placementStateLabels } from '#common/placements/states.ts';
import { panelUrl } from '#common/urls.ts';
import type { KeptRows_request$data, KeptRows_request$key } from '#web/__generated__/KeptRows_request.graphql.ts';
import { stateWords } from '#web/features/invitations/progress.ts';
import { Listed, Part } from '#web/features/joining/approvals/Part.tsx';
import { nodesOf } from '#web/kit/nodes.ts';
import { useTimeZone } from '#web/ui/time-zone.ts';

/** The latest reviews and placements that have the address of a request, so that staff can look at them. */
export function KeptRows({ request }: { request: KeptRows_request$key }) {
  const { email, reviewCount, placementCount, reviews, placements } = useFragment(fragment, request);
  const zone = useTimeZone();
  return (
    <>
      <Rows
        title="Reviews with this address"
        count={reviewCount}
        noun="review"
        items={nodesOf(reviews).map(({ id, title, submittedAt, publication }) => ({
          key: id,
          content: (
            <>
              <a href={panelUrl('reviews', { open: id })}>{title || 'A review without text'}</a>
              {`, ${formatDate(submittedAt, zone)}, ${publication.replace('_', ' ')}`}
            </>
          ),
        }))}
      />
      <Rows
        title="Placements with this address"
        count={placementCount}
        noun="placement"
        items={nodesOf(placements).map((placement) => ({ key: placement.id, content: wordsOf(placement, email) }))}
      />
    </>
  );
}

interface RowsProps {
  title: string;
  count: number;
  noun: string;
  items: readonly { key: string; content: React.ReactNode }[];
}

function Rows({ title, count, noun, items }: RowsProps) {
  if (items.length === 0) return null;
  const left = count - items.length;
  const rest = left > 0 ? [{ key: 'rest', content: `And ${formatCount(left, `earlier ${noun}`)}` }] : [];
  return (
    <Part title={title}>
      <Listed items={[...items, ...rest]} />
    </Part>
  );
}

type Placement = NonNullable<
  NonNullable<NonNullable<NonNullable<KeptRows_request$data['placements']>['edges']>[number]>['node']
>;

/** Such as 'Welder at Pinwheel, started Mar 2, 2026, as the candidate; invitation completed'. */
function wordsOf(placement: Placement, email: string): string {
  const { jobTitle, companyName, startDate, state, candidateEmail, recruiter } = placement;
  const isCandidate = candidateEmail === email;
  const invitation = isCandidate ? placement.candidateInvitation : placement.employerInvitation;
  return [
    `${jobTitle}${companyName ? ` at ${companyName}` : ''}`,
    `placed by ${recruiter?.name ?? 'a former recruiter'}`,
    `from ${formatDay(startDate)}`,
    placementStateLabels[state as keyof typeof placementStateLabels].toLowerCase(),
    isCandidate ? 'as the candidate' : 'as the contact',
    invitation ? `invitation: ${stateWords[invitation.state as InvitationState].label.toLowerCase()}` : 'not invited',
  ].join(', ');
}

const fragment = graphql`
  fragment KeptRows_request on DataRequest {
    email
    reviewCount
    placementCount
    reviews(first: 10) {
      edges { node { id title submittedAt publication } }
    }
    placements(first: 10) {
      edges {
        node {
          id jobTitle companyName startDate state candidateEmail
          recruiter { name }
          candidateInvitation { state }
          employerInvitation { state }
        }
      }
    }
  }
`;
