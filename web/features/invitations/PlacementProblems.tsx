import { graphql, useFragment } from 'react-relay';
import { formatDate } from '#common/formats.ts';
import type { PlacementProblems_placement$key } from '#web/__generated__/PlacementProblems_placement.graphql.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';

/** What reviewers say is wrong with a placement, newest first. Nothing when there are no problems. */
export function PlacementProblems({ placement }: { placement: PlacementProblems_placement$key }) {
  const zone = useTimeZone();
  const { problems } = useFragment(
    graphql`
      fragment PlacementProblems_placement on Placement {
        problems(first: 4) {
          edges {
            node {
              audience
              kind
              words
              createdAt
            }
          }
        }
      }
    `,
    placement,
  );
  return (problems.edges ?? []).flatMap((edge) => {
    if (!edge?.node) return [];
    const { audience, kind, words, createdAt } = edge.node;
    return (
      <Notice key={`${audience} ${createdAt}`} tone="warn" title={titleOf(audience, kind)}>
        {words && <p>{`‘${words}’`}</p>}
        <p>{`Reported on ${formatDate(createdAt, zone)}. ${wayOn(kind)}`}</p>
      </Notice>
    );
  });
}

function titleOf(audience: string, kind: string): string {
  const who = audience === 'candidate' ? 'The candidate' : 'The employer';
  if (kind !== 'denied') return `${who} says some of these details are wrong`;
  return audience === 'candidate'
    ? `${who} says they were never placed in this job`
    : `${who} says they never filled this job through you`;
}

const wayOn = (kind: string) =>
  kind === 'denied'
    ? "Their review isn't linked to this placement, and can't be."
    : 'Correct the placement. Their review stays as it is.';
