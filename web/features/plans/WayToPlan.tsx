import { graphql } from 'react-relay';
import type { Plan } from '#common/limits.ts';
import type { WayToPlanQuery } from '#web/__generated__/WayToPlanQuery.graphql.ts';
import { ForViewer } from '#web/kit/ForViewer.tsx';
import { useUser } from '#web/kit/session/use-session.ts';
import { PlanWay } from './PlanWay.tsx';

/** How the viewer gets to a plan, once it is known who runs their agency. */
export function WayToPlan({ plan }: { plan: Plan }) {
  const roles = useUser()?.roles ?? null;
  return (
    <ForViewer<WayToPlanQuery>
      query={graphql`
        query WayToPlanQuery {
          viewer {
            id
            email
            agencyAdmins
            recruiter {
              agency {
                name
                slug
              }
            }
          }
        }
      `}
      variables={{}}
      failed={<PlanWay plan={plan} roles={roles} viewer={null} />}
    >
      {({ viewer }) => <PlanWay plan={plan} roles={roles} viewer={viewer} />}
    </ForViewer>
  );
}
