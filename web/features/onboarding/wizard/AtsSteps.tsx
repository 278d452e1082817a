import { lazy, Suspense } from 'react';
import { graphql, useFragment } from 'react-relay';
import { atsVendors, vendorNames } from '#common/connections/vendors.ts';
import { meets } from '#common/roles.ts';
import { gettingStartedUrl } from '#common/urls.ts';
import type { AtsSteps_query$key } from '#web/__generated__/AtsSteps_query.graphql.ts';
import type { AtsStepsTeam_query$key } from '#web/__generated__/AtsStepsTeam_query.graphql.ts';
import { ConnectButton } from '#web/features/connections/ConnectButton.tsx';
import { InvitableConsultants } from '#web/features/connections/InvitableConsultants.tsx';
import { importsPeople } from '#web/features/connections/importing-people.ts';
import { Counts } from '#web/features/connections/Overview.tsx';
import { StateTag } from '#web/features/connections/state-tag.tsx';
import { TestServers } from '#web/features/connections/VendorCards.tsx';
import { vendorAbout } from '#web/features/connections/vendor-words.ts';
import { ImportPlace } from '#web/features/placements/importing/import-place.ts';
import { useFeatures } from '#web/kit/features.ts';
import { nodesOf } from '#web/kit/nodes.ts';
import { useHeldRoles } from '#web/kit/permissions/use-held-roles.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useStepEvent } from './use-step-event.ts';
import styles from './Ways.module.css';

const ImportPlacements = lazy(() => import('#web/features/placements/importing/ImportPlacements.tsx'));

const fragment = graphql`
  fragment AtsSteps_query on Query {
    viewer {
      id
      offeredVendors
      connectsToTestServers
    }
    connections(first: 50) {
      edges { node { id vendor state accountName ...Overview_connection } }
    }
  }
`;

/** The software that placements can come from, each with what stands in its way, or its connection. */
function useSoftware(key: AtsSteps_query$key) {
  const { vincereV2Api } = useFeatures();
  const mayConnect = meets(useHeldRoles(), 'recruiter_admin');
  const { viewer, connections } = useFragment(fragment, key);
  const open = nodesOf(connections).filter(({ state }) => state !== 'disconnected');
  const software = atsVendors
    .filter((vendor) => vendor !== 'vincere' || vincereV2Api)
    .map((vendor) => ({
      vendor,
      name: vendorNames[vendor],
      isOffered: viewer?.offeredVendors.includes(vendor) ?? false,
      connection: open.find((one) => one.vendor === vendor),
    }));
  return { software, mayConnect, areTestServers: viewer?.connectsToTestServers ?? false };
}

type Software = ReturnType<typeof useSoftware>['software'][number];

/** The three ways in which placements come in. */
export function AtsIntegration({ query }: { query: AtsSteps_query$key }) {
  const { software } = useSoftware(query);
  return (
    <div className={styles.ways}>
      <Card title="From your software">
        <p>
          {software.some(({ isOffered }) => isOffered)
            ? 'Connect it once, and placements come in as they are approved.'
            : 'No direct connection is set up here yet. An export from your software works today.'}
        </p>
        <Button href={gettingStartedUrl('ats-selection')}>Choose your software</Button>
      </Card>
      <Card title="From a file">
        <p>Export your placements as CSV or Excel, and import them in two minutes.</p>
        <Button href={importHref}>Import a file</Button>
      </Card>
      <Card title="By email">
        <p>Type in one placement at a time, and we email both sides for you.</p>
        <Button href={gettingStartedUrl('create-placement')}>Add a placement</Button>
      </Card>
    </div>
  );
}

const importHref = gettingStartedUrl('ats-connect', { import: 'new' });

/** Chooses the software, and connects it where that is set up. Otherwise its placements come in by a file. */
export function AtsSelection({ query }: { query: AtsSteps_query$key }) {
  const { software, mayConnect, areTestServers } = useSoftware(query);
  return (
    <>
      {areTestServers && <TestServers />}
      <div className={styles.ways}>
        {software.map((one) => (
          <Card key={one.vendor} title={one.name} action={one.connection && <StateTag state={one.connection.state} />}>
            <OneSoftware {...one} mayConnect={mayConnect} />
          </Card>
        ))}
        <Card title="Something else">
          <p>Any software that exports CSV or Excel will do.</p>
          <Button href={importHref}>Import a file</Button>
        </Card>
      </div>
    </>
  );
}

function OneSoftware({ vendor, name, isOffered, connection, mayConnect }: Software & { mayConnect: boolean }) {
  const href = gettingStartedUrl('ats-connect', { ats: vendor });
  if (connection)
    return (
      <>
        <p>{`Connected to ${connection.accountName}.`}</p>
        <Button href={href}>{`Continue with ${name}`}</Button>
      </>
    );
  if (isOffered && mayConnect)
    return (
      <>
        <p>{vendorAbout[vendor]}</p>
        <ConnectButton vendor={vendor} wayBack={gettingStartedUrl('ats-connect', { ats: vendor })} />
      </>
    );
  return (
    <>
      <p>
        {isOffered
          ? `Your agency's admin connects ${name}. A file from ${name} works, too.`
          : `The connection to ${name} isn't set up here yet. A file from ${name} works today.`}
      </p>
      <Button href={href}>{`Import a file from ${name}`}</Button>
    </>
  );
}

type AtsConnectProps = {
  query: AtsSteps_query$key;
  ats: string | undefined;
  which: string | undefined;
  recruiters: readonly { readonly id: string; readonly name: string }[];
};

/** Brings placements in: by the chosen software where it's connected, or by a file in place. */
export function AtsConnect({ query, ats, which, recruiters }: AtsConnectProps) {
  const { software, mayConnect } = useSoftware(query);
  const chosen = software.find(({ vendor, connection }) => (ats ? vendor === ats : !which && connection));
  if (chosen?.connection && !which)
    return (
      <>
        <Notice
          title={`Connected to ${chosen.connection.accountName}`}
          action={<Button href={importHref}>Import a file instead</Button>}
        >
          <StateTag state={chosen.connection.state} />
        </Notice>
        <Counts connection={chosen.connection} wayBack={gettingStartedUrl('ats-connect', { ats: chosen.vendor })} />
      </>
    );
  return (
    <>
      {chosen && <NotConnected {...chosen} mayConnect={mayConnect} />}
      <ImportPlace value={placeOf}>
        <Suspense fallback={<Skeleton lines={4} />}>
          <ImportPlacements which={which ?? 'new'} recruiters={recruiters} />
        </Suspense>
      </ImportPlace>
    </>
  );
}

function NotConnected({ vendor, name, isOffered, mayConnect }: Software & { mayConnect: boolean }) {
  if (!isOffered)
    return (
      <Notice title={`${name} isn't set up here yet`}>
        {`Export your placements from ${name} as CSV and import the file below. Or add placements one by one on the next pages: we email both sides.`}
      </Notice>
    );
  return (
    <Notice
      title={`${name} isn't connected yet`}
      action={
        mayConnect && <ConnectButton vendor={vendor} wayBack={gettingStartedUrl('ats-connect', { ats: vendor })} />
      }
    >
      {mayConnect
        ? 'Connect it, and placements come in as they change. Or import a file below.'
        : `Your agency's admin connects ${name}. You can import a file below.`}
    </Notice>
  );
}

const placeOf = (id?: string) =>
  gettingStartedUrl('ats-connect', { import: id ? id.slice(id.indexOf(':') + 1) : undefined });

type AtsInviteTeamProps = { query: AtsStepsTeam_query$key };

/** Invites colleagues from the connected software. Without one it says so, and how to invite them instead. */
export function AtsInviteTeam({ query }: AtsInviteTeamProps) {
  const { viewer, connections, ...people } = useFragment(
    graphql`
      fragment AtsStepsTeam_query on Query {
        viewer { id recruiter { agency { name } } }
        connections(first: 50) { edges { node { id vendor state viewerCanEdit } } }
        ...InvitableConsultants_query
      }
    `,
    query,
  );
  const features = useFeatures();
  const invited = useStepEvent('invite-team');
  const agency = viewer?.recruiter?.agency?.name;
  const isConnected = nodesOf(connections).some(
    ({ vendor, state, viewerCanEdit }) => state !== 'disconnected' && viewerCanEdit && importsPeople(features, vendor),
  );
  if (agency && isConnected) return <InvitableConsultants query={people} agency={agency} onInvited={invited} />;
  return (
    <Notice
      title="No software is connected yet"
      action={<Button href={gettingStartedUrl('invite-team')}>Invite by email</Button>}
    >
      We can't read your colleagues from your software here yet. Paste their email addresses, or take them from a CSV
      file.
    </Notice>
  );
}
