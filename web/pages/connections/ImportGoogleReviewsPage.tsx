import { type FormEvent, useState } from 'react';
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router';
import { formatAge } from '#common/formats.ts';
import { readPlaceSearch } from '#common/google/place-link.ts';
import { meets } from '#common/roles.ts';
import { connectionsUrl, importGoogleReviewsUrl } from '#common/urls.ts';
import type { ImportGoogleReviewsPageQuery } from '#web/__generated__/ImportGoogleReviewsPageQuery.graphql.ts';
import { Screen } from '#web/app-ui/Screen.tsx';
import { useLookAgain } from '#web/app-ui/use-look-again.ts';
import { Actions } from '#web/features/connections/Actions.tsx';
import { ConnectButton } from '#web/features/connections/ConnectButton.tsx';
import { EventLog } from '#web/features/connections/EventLog.tsx';
import { StateTag } from '#web/features/connections/state-tag.tsx';
import { TestServers } from '#web/features/connections/VendorCards.tsx';
import { vendorAbout, vendorReads } from '#web/features/connections/vendor-words.ts';
import styles from '#web/features/google-reviews/GoogleReviews.module.css';
import { PlaceCard } from '#web/features/google-reviews/PlaceCard.tsx';
import { GoogleReviewForm } from '#web/features/profiles/editing/GoogleReviewForm.tsx';
import { nodesOf } from '#web/kit/nodes.ts';
import { definePage, type PageAddress, type PageProps } from '#web/kit/page.ts';
import { useHeldRoles } from '#web/kit/permissions/use-held-roles.ts';
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { When } from '#web/ui/When.tsx';

type Props = PageProps<ImportGoogleReviewsPageQuery>;
type Connection = NonNullable<ReturnType<typeof connectionIn>>;

/** Brings an agency's reviews on Google to its public page: connect the account, find the place, look, import. */
export default function ImportGoogleReviewsPage({ data, address }: Props) {
  const { viewer } = data;
  const connection = connectionIn(data);
  const isAdmin = meets(useHeldRoles(), 'recruiter_admin');
  return (
    <Screen
      title="Import Google reviews"
      about={connection ? `Connected to ${connection.accountName}` : vendorAbout.google}
      action={connection && <StateTag state={connection.state} />}
    >
      <Breadcrumb steps={[{ label: 'Connections', href: connectionsUrl() }, { label: 'Google' }]} />
      {viewer?.connectsToTestServers && <TestServers />}
      {connection ? (
        <Connected connection={connection} places={placesIn(data)} address={address} isAdmin={isAdmin} />
      ) : (
        <NotConnected isOffered={viewer?.offeredVendors.includes('google') ?? false} isAdmin={isAdmin} />
      )}
      {!connection && viewer?.agencyToEdit && <GoogleReviewForm profile={viewer.agencyToEdit} />}
    </Screen>
  );
}

const connectionIn = ({ connections }: ImportGoogleReviewsPageQuery['response']) =>
  nodesOf(connections).find(({ state }) => state !== 'disconnected');

function NotConnected({ isOffered, isAdmin }: { isOffered: boolean; isAdmin: boolean }) {
  if (!isOffered)
    return (
      <EmptyState>
        Google isn't set up on this installation, so reviews can't be imported. You can still offer everyone the link to
        review you on Google.
      </EmptyState>
    );
  if (!isAdmin) return <EmptyState>Your agency's admin connects Google and imports its reviews.</EmptyState>;
  return (
    <Card title="Connect Google">
      <div className={styles.part}>
        <p>
          Sign in with the Google account that manages your Business Profile. Then choose the place whose reviews appear
          on your public page.
        </p>
        <p className={styles.about}>{vendorReads.google}</p>
        <div className={styles.actions}>
          <ConnectButton vendor="google" />
        </div>
      </div>
    </Card>
  );
}

const placesIn = ({ googlePlaces }: ImportGoogleReviewsPageQuery['response']) => nodesOf(googlePlaces);

type ConnectedProps = {
  connection: Connection;
  places: ReturnType<typeof placesIn>;
  address: Pick<PageAddress, 'query'>;
  isAdmin: boolean;
};

function Connected({ connection, places, address, isAdmin }: ConnectedProps) {
  const { state, problem, problemKind, readAt, lastSyncedAt, viewerCanEdit } = connection;
  const find = address.query['find'];
  const isReading = !readAt && !problem;
  useLookAgain(
    pageQuery,
    { filter: filterOf(find) },
    isReading || places.some((one) => (one.state === 'imported' ? !one.readAt : one.isVerified && !one.lookedAt)),
  );
  return (
    <>
      {problem && (
        <Notice
          tone={state === 'needs_attention' ? 'bad' : 'warn'}
          title={state === 'needs_attention' ? 'Google needs attention' : "The last import didn't finish"}
          action={
            problemKind === 'signedOut' && viewerCanEdit && <ConnectButton vendor="google" label="Connect again" />
          }
        >
          <p>{problem}</p>
          <p>{nextStep(problemKind ?? '')}</p>
        </Notice>
      )}
      {isReading ? (
        <Notice title="Reading your Google account" role="status">
          We're looking for its places. Nothing is shown on your page before you import it.
        </Notice>
      ) : (
        <Finder key={find} find={find} />
      )}
      {!isReading && places.length === 0 && <NoPlaces find={find} />}
      {places.map((place) => (
        <PlaceCard key={place.id} place={place} mayEdit={isAdmin && viewerCanEdit} />
      ))}
      <Card
        title="Access"
        action={lastSyncedAt && <When at={lastSyncedAt} words={`Synced ${formatAge(lastSyncedAt, new Date())}`} />}
      >
        <div className={styles.part}>
          <p className={styles.about}>{vendorReads.google}</p>
          {viewerCanEdit && <Actions connection={connection} />}
        </div>
      </Card>
      <EventLog connection={connection} />
    </>
  );
}

function NoPlaces({ find }: { find: string | undefined }) {
  const isShort = find !== undefined && readPlaceSearch(find).kind === 'short';
  if (!find)
    return (
      <EmptyState>This Google account manages no places. Connect the account of your Business Profile.</EmptyState>
    );
  return (
    <EmptyState action={<Button href={importGoogleReviewsUrl()}>Show all places</Button>}>
      {isShort
        ? "A short link doesn't say which place it is. Open it, then copy the long link from your browser, or type the name."
        : 'No places of this Google account match.'}
    </EmptyState>
  );
}

/** Finds a place by its name or a pasted link. The link is read here, never opened. */
function Finder({ find = '' }: { find?: string | undefined }) {
  const [typed, setTyped] = useState(find);
  const navigate = useNavigate();
  const search = (event: FormEvent) => {
    event.preventDefault();
    void navigate(importGoogleReviewsUrl({ find: typed.trim() || undefined }));
  };
  return (
    <form className={styles.part} onSubmit={search}>
      <TextField
        name="find"
        label="Find your place"
        help="Its name, or its link from Google Maps."
        value={typed}
        maxLength={2000}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className={styles.actions}>
        <Button type="submit">Find</Button>
        {find && <Button href={importGoogleReviewsUrl()}>Show all places</Button>}
      </div>
    </form>
  );
}

function nextStep(kind: string): string {
  if (kind === 'signedOut') return 'Connect again. Reviews that are on your page stay until then.';
  if (kind === 'unapproved')
    return 'The people who run this installation have to request access to Business Profiles from Google. We try again automatically.';
  if (kind === 'refused') return 'Check on Google whether this account may manage the Business Profile.';
  return "We'll try again automatically. You don't need to do anything.";
}

/** What was typed, as the API's filter. What says no place finds none. */
function filterOf(typed: string | undefined) {
  if (!typed) return {};
  const search = readPlaceSearch(typed);
  if (search.kind === 'name') return { words: search.words };
  if (search.kind === 'cid') return { cid: search.cid };
  return { placeId: search.kind === 'placeId' ? search.placeId : '' };
}

const pageQuery = graphql`
  query ImportGoogleReviewsPageQuery($filter: GooglePlaceFilter) {
    viewer {
      offeredVendors
      connectsToTestServers
      agencyToEdit {
        id
        ...GoogleReviewForm_profile
      }
    }
    connections(first: 5, filter: { vendor: "google" }) {
      edges {
        node {
          id
          state
          accountName
          problem
          problemKind
          readAt
          lastSyncedAt
          viewerCanEdit
          ...Actions_connection
          ...EventLog_connection
        }
      }
    }
    googlePlaces(first: 50, filter: $filter) {
      edges {
        node {
          id
          state
          isVerified
          lookedAt
          readAt
          ...PlaceCard_place
        }
      }
    }
  }
`;

export const page = definePage<ImportGoogleReviewsPageQuery>({
  query: pageQuery,
  parameters: ['find'],
  variables: ({ query }) => ({ filter: filterOf(query['find']) }),
  head: () => ({ title: 'Import Google reviews', canonical: null }),
});
