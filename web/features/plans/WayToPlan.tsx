import { graphql } from 'react-relay';
import type { Plan } from '#common/limits.ts';
import { canChangeToPlan, planNames } from '#common/plans.ts';
import { absolute, agencyUrl, mailtoUrl, subscriptionUrl } from '#common/urls.ts';
import type { WayToPlanQuery } from '#web/__generated__/WayToPlanQuery.graphql.ts';
import { ForViewer } from '#web/kit/ForViewer.tsx';
import { isBuilt } from '#web/kit/is-built.ts';
import { useUser } from '#web/kit/session/use-session.ts';
import { useSite } from '#web/kit/site.ts';
import { Link } from '#web/ui/Link.tsx';

type Viewer = WayToPlanQuery['response']['viewer'];

/**
 * How somebody gets to a plan: those who may change it go to the plans, or write to us until that page exists; the
 * others learn which people of their agency may.
 */
export function WayToPlan({ plan }: { plan: Plan }) {
  const mayChange = canChangeToPlan(useUser()?.roles ?? null, plan);
  if (mayChange && isBuilt('subscription'))
    return (
      <p>
        <Link href={subscriptionUrl()}>See plans</Link>
      </p>
    );
  const orWriting = <Writing plan={plan} viewer={null} />;
  return (
    <ForViewer<WayToPlanQuery> query={query} variables={{}} failed={orWriting}>
      {({ viewer }) => {
        const admins = viewer?.agencyAdmins ?? [];
        if (!mayChange && admins.length > 0) return <p>{`${inWords(admins)} can change your agency's plan.`}</p>;
        return <Writing plan={plan} viewer={viewer} />;
      }}
    </ForViewer>
  );
}

/** An email to us that names the plan, the agency and the account. */
function Writing({ plan, viewer }: { plan: Plan; viewer: Viewer }) {
  const { contact } = useSite();
  const agency = viewer?.recruiter?.agency;
  const subject = agency ? `${planNames[plan]} plan for ${agency.name}` : `${planNames[plan]} plan`;
  const lines = [
    `I'd like to change to the ${planNames[plan]} plan.`,
    '',
    agency && `Agency: ${agency.name}, ${absolute(window.location.origin, agencyUrl(agency.slug))}`,
    viewer && `Account: ${viewer.email}`,
  ];
  const body = lines.filter((line) => typeof line === 'string').join('\n');
  return (
    <p>
      To change your plan, email <a href={mailtoUrl(contact, { subject, body })}>{contact}</a>.
    </p>
  );
}

/** Three names at most: 'Ada, Kim, Robin or another admin'. */
function inWords(names: readonly string[]): string {
  const shown = names.length > 3 ? [...names.slice(0, 3), 'another admin'] : names;
  return new Intl.ListFormat('en-US', { type: 'disjunction' }).format(shown);
}

const query = graphql`
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
`;
