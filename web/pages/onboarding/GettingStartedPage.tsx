import { useMemo } from 'react';
import { graphql } from 'react-relay';
import { formatCount } from '#common/formats.ts';
import {
  type GettingStartedType,
  gettingStartedTypes,
  type OnboardingStep,
  pagesFor,
  pageToContinue,
} from '#common/onboarding/steps.ts';
import { meets } from '#common/roles.ts';
import { gettingStartedUrl, homeUrl, importGoogleReviewsUrl, peopleUrl } from '#common/urls.ts';
import type { GettingStartedPageQuery } from '#web/__generated__/GettingStartedPageQuery.graphql.ts';
import { Tabs } from '#web/app-ui/Tabs.tsx';
import { AtsConnect, AtsIntegration, AtsInviteTeam, AtsSelection } from '#web/features/onboarding/wizard/AtsSteps.tsx';
import { GetReviews } from '#web/features/onboarding/wizard/GetReviews.tsx';
import { KanbanIntroduction, PlacementsIntroduction } from '#web/features/onboarding/wizard/Introductions.tsx';
import { ReplyStep } from '#web/features/onboarding/wizard/ReplyStep.tsx';
import { useStepEvent } from '#web/features/onboarding/wizard/use-step-event.ts';
import styles from '#web/features/onboarding/wizard/Ways.module.css';
import { WizardFrame } from '#web/features/onboarding/wizard/WizardFrame.tsx';
import { wizardWords } from '#web/features/onboarding/wizard/wizard-words.ts';
import { InvitePeople } from '#web/features/people/InvitePeople.tsx';
import { PlacementForm } from '#web/features/placements/PlacementForm.tsx';
import { emptyPlacement } from '#web/features/placements/placement-values.ts';
import { AgencySections } from '#web/features/profiles/editing/AgencySections.tsx';
import { GoogleReviewForm } from '#web/features/profiles/editing/GoogleReviewForm.tsx';
import { RecruiterSections } from '#web/features/profiles/editing/RecruiterSections.tsx';
import { useLookedAfter } from '#web/features/profiles/looked-after.ts';
import { useFeatures } from '#web/kit/features.ts';
import { definePage, type PageAddress, type PageProps } from '#web/kit/page.ts';
import { rolesToCheck } from '#web/kit/permissions/developer.ts';
import { useHeldRoles } from '#web/kit/permissions/use-held-roles.ts';
import { useUser } from '#web/kit/session/use-session.ts';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** The wizard: each page does one of the first steps in place. Without a page, the address leads where there is something to do. */
export default function GettingStartedPage({ data, address }: PageProps<GettingStartedPageQuery>) {
  const { onboarding, viewer } = data;
  const roles = rolesToCheck(useUser()?.roles ?? []);
  const type = typeOf(address);
  if (!onboarding || !viewer?.recruiter || !type)
    return (
      <Notice
        title="Your account doesn't have a recruiter profile"
        action={<Button href={homeUrl()}>Go to Home</Button>}
      >
        The first steps are for recruiters.
      </Notice>
    );
  return (
    <WizardFrame type={type} {...wizardWords[type]} {...onboarding}>
      <Step key={type} type={type} data={data} address={address} roles={roles} />
    </WizardFrame>
  );
}

const typeOf = ({ params }: PageAddress): GettingStartedType | undefined =>
  gettingStartedTypes.find((one) => one === params.type);

type StepProps = {
  type: GettingStartedType;
  data: GettingStartedPageQuery['response'];
  address: PageAddress;
  roles: readonly string[];
};

function Step({ type, data, address, roles }: StepProps) {
  const { viewer } = data;
  const { kind, inviters, recruiters } = useLookedAfter(viewer);
  const own = viewer?.recruiter;
  const saved = useMemo(() => emptyPlacement({ recruiterId: own?.id ?? null }), [own?.id]);
  switch (type) {
    case 'welcome':
      return <Welcome />;
    case 'profile':
      return (
        <Profile
          viewer={viewer}
          isOfAgency={address.query.of === 'agency'}
          mayEditAgency={meets(roles, 'agency_edit')}
        />
      );
    case 'import-reviews':
      return viewer?.agencyToEdit ? (
        <>
          <ImportReviews />
          <GoogleReviewForm profile={viewer.agencyToEdit} />
        </>
      ) : null;
    case 'ats-integration':
      return data.software ? <AtsIntegration query={data.software} /> : null;
    case 'ats-selection':
      return data.software ? <AtsSelection query={data.software} /> : null;
    case 'ats-connect':
      return data.software ? (
        <AtsConnect
          query={data.software}
          ats={address.query.ats}
          which={address.query.import}
          recruiters={kind === 'agency admin' && own ? [own, ...recruiters.filter(({ id }) => id !== own.id)] : []}
        />
      ) : null;
    case 'ats-invite-team':
      return data.team ? <AtsInviteTeam query={data.team} /> : null;
    case 'create-placement':
      return (
        <PlacementForm
          saved={saved}
          recruiters={inviters}
          nextHref={() => gettingStartedUrl('placements-introduction')}
        />
      );
    case 'placements-introduction':
      return <PlacementsIntroduction />;
    case 'get-reviews':
      return viewer?.inviting && data.toInvite ? (
        <GetReviews viewer={viewer.inviting} query={data.toInvite} way={address.query.way} />
      ) : null;
    case 'kanban-introduction':
      return <KanbanIntroduction />;
    case 'reply':
      return data.replying ? <ReplyStep query={data.replying} /> : null;
    case 'invite-team':
      return (
        <InviteTeam
          seats={viewer?.seats == null ? null : `${viewer.seatsTaken} of ${formatCount(viewer.seats, 'seat')} taken.`}
        />
      );
  }
}

/** The way to the reviews that an agency has on Google already, for those whose plan covers it. */
function ImportReviews() {
  const mayImport = meets(useHeldRoles(), 'google_reviews_connect');
  if (!useFeatures().importFromGoogle || !mayImport) return null;
  return (
    <Notice
      title="Bring your reviews on Google here"
      action={<Button href={importGoogleReviewsUrl()}>Import Google reviews</Button>}
    >
      They appear on your public page in their own section, with Google as their source.
    </Notice>
  );
}

function Welcome() {
  return (
    <>
      <ol className={styles.list}>
        <li>Complete your profile, so that people know who writes to them.</li>
        <li>Add a placement, or import many from a file.</li>
        <li>Invite the candidate and the employer. We email and remind them.</li>
        <li>Read the review, reply to it, and share it.</li>
      </ol>
      <p>
        <Button variant="primary" href={gettingStartedUrl('profile')}>
          Start with your profile
        </Button>
      </p>
    </>
  );
}

type ProfileProps = {
  viewer: GettingStartedPageQuery['response']['viewer'];
  isOfAgency: boolean;
  mayEditAgency: boolean;
};

/** An admin's step has two parts: their own profile and the agency's page. */
function Profile({ viewer, isOfAgency, mayEditAgency }: ProfileProps) {
  const ofAgency = mayEditAgency && isOfAgency;
  const saved = useStepEvent('profile');
  return (
    <>
      {mayEditAgency && (
        <Tabs
          label="Profile"
          tabs={[
            { label: 'Your profile', href: gettingStartedUrl('profile'), current: !ofAgency },
            { label: 'Your agency', href: gettingStartedUrl('profile', { of: 'agency' }), current: ofAgency },
          ]}
        />
      )}
      {!ofAgency && viewer?.recruiterToEdit && <RecruiterSections profile={viewer.recruiterToEdit} />}
      {ofAgency && viewer?.agencyToEdit && <AgencySections profile={viewer.agencyToEdit} onSaved={saved} />}
    </>
  );
}

/** Invites colleagues by their addresses; the list of invitations is on the People page. */
function InviteTeam({ seats }: { seats: string | null }) {
  const invited = useStepEvent('invite-team');
  return (
    <Notice
      title="Paste your colleagues' email addresses"
      action={<InvitePeople side="agency" seats={seats} onInvited={invited} />}
    >
      <p>
        Each gets a link to join your agency with a profile of their own. You can see who has joined under{' '}
        <Link href={peopleUrl('agency')}>People</Link>.
      </p>
    </Notice>
  );
}

/** Steps of which the viewer's own rows are edited. */
const isOn = (address: PageAddress, ...types: readonly (OnboardingStep | GettingStartedType)[]) =>
  types.some((one) => one === typeOf(address));

export const page = definePage<GettingStartedPageQuery>({
  query: graphql`
    query GettingStartedPageQuery(
      $profile: Boolean!
      $agency: Boolean!
      $reviews: Boolean!
      $reply: Boolean!
      $software: Boolean!
      $team: Boolean!
    ) {
      onboarding {
        steps
        done
        skipped
      }
      viewer {
        id
        seats
        seatsTaken
        recruiter {
          id
          name
        }
        ...lookedAfter_viewer
        recruiterToEdit @include(if: $profile) {
          id
          ...RecruiterSections_profile
        }
        agencyToEdit @include(if: $agency) {
          id
          ...AgencySections_profile
          ...GoogleReviewForm_profile
        }
        ...GetReviews_viewer @alias(as: "inviting") @include(if: $reviews)
      }
      ...GetReviews_query @alias(as: "toInvite") @include(if: $reviews)
      ...ReplyStep_query @alias(as: "replying") @include(if: $reply)
      ...AtsSteps_query @alias(as: "software") @include(if: $software)
      ...AtsStepsTeam_query @alias(as: "team") @include(if: $team)
    }
  `,
  parameters: ['of', 'ats', 'import', 'way'],
  variables: (address) => ({
    profile: isOn(address, 'profile'),
    agency: isOn(address, 'profile', 'import-reviews'),
    reviews: isOn(address, 'get-reviews'),
    reply: isOn(address, 'reply'),
    software: isOn(address, 'ats-integration', 'ats-selection', 'ats-connect'),
    team: isOn(address, 'ats-invite-team'),
  }),
  leadsTo: ({ onboarding }, address) => {
    const type = typeOf(address);
    if (!onboarding || (type && pagesFor(onboarding.steps).includes(type))) return undefined;
    const page = pageToContinue(onboarding.steps, onboarding);
    return page ? gettingStartedUrl(page) : homeUrl();
  },
  head: (_, address) => {
    const type = typeOf(address);
    return { title: type ? wizardWords[type].title : 'Getting started', canonical: null };
  },
});
