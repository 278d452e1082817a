import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { browserLimits } from '#common/limits.ts';
import { canBeInvited, type PlacementSides, sideOf, sideState } from '#common/placements/side-state.ts';
import { isPlainDate } from '#common/plain-date.ts';
import { voiceOf } from '#common/reviews/audience-labels.ts';
import { type Audience, audiences } from '#common/reviews/criteria.ts';
import type { WhatTheyGetQuery } from '#web/__generated__/WhatTheyGetQuery.graphql.ts';
import { useEditor } from '#web/app-ui/use-settings.ts';
import { PreviewedMail } from '#web/features/invitations/MailPreview.tsx';
import { timesOfSending } from '#web/features/invitations/progress.ts';
import disclosure from '#web/ui/Disclosure.module.css';
import { useTimeZone } from '#web/ui/time-zone.ts';
import styles from './PlacementForm.module.css';

type Departures = NonNullable<WhatTheyGetQuery['response']['departuresAhead']>;

/** What the people of the placement in the form get if they are invited: when, and the email itself. */
export function WhatTheyGet() {
  const editor = useEditor();
  const values = { ...editor.saved, ...editor.edited } as Readonly<Record<string, string | null>>;
  const departures = useDepartures(values);
  return (
    <aside className={styles.aside} aria-labelledby="what-they-get">
      <h2 className={styles.title} id="what-they-get">
        What each side gets
      </h2>
      {audiences.map((audience) => (
        <Side key={audience} audience={audience} values={values} departures={departures} />
      ))}
    </aside>
  );
}

type SideProps = {
  audience: Audience;
  values: Readonly<Record<string, string | null>>;
  departures: Departures | null;
};

function Side({ audience, values, departures }: SideProps) {
  const [isOpen, setOpen] = useState(false);
  const placement = { state: 'active', ...values } as unknown as PlacementSides;
  const { name, email } = sideOf(placement, audience);
  return (
    <section className={styles.side} aria-label={`What the ${audience} gets`}>
      <h3 className={styles.name}>{name ? `${voiceOf(audience)}: ${name}` : voiceOf(audience)}</h3>
      <Departure audience={audience} placement={placement} departures={departures} location={values.location} />
      {canBeInvited({ ...placement, ...filledIn }, audience) && (
        <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary className={disclosure.summary}>{`Preview the ${audience}'s email`}</summary>
          {isOpen && (
            <div className={styles.preview}>
              {email && <p className={styles.soft}>{`To ${email}`}</p>}
              <PreviewedMail
                of={{
                  recruiterId: values.recruiterId || null,
                  audience,
                  recipientName: name,
                  jobTitle: values.jobTitle ?? null,
                  companyName: values.companyName ?? null,
                  startDate: values.startDate ?? null,
                }}
              />
            </div>
          )}
        </details>
      )}
    </section>
  );
}

/** Whether a side is to be invited at all, whoever it is. */
const filledIn = { candidateName: '…', candidateEmail: '…', contactName: '…', contactEmail: '…' };

type DepartureProps = Pick<SideProps, 'audience' | 'departures'> & {
  placement: PlacementSides;
  location: string | null | undefined;
};

function Departure({ audience, placement, departures, location }: DepartureProps) {
  const zone = useTimeZone();
  const { step, isWanted, isDoNotMail, name, email } = sideOf(placement, audience);
  if (step) return <p>{steps[step] ?? sideState(placement, audience).label}</p>;
  if (isDoNotMail) return <p>Marked as do-not-email, so we won't invite them.</p>;
  if (!isWanted) return <p>Won't be invited.</p>;
  if (!name || !email) return <p>Add a name and an email address to invite them.</p>;
  const departure = departures?.find((one) => one.audience === audience);
  if (!departure) return <p>Choose the first day to see when the email goes out.</p>;
  const { own, theirs } = timesOfSending(departure.at, zone, { location, agencyZone: departure.timeZone });
  return (
    <>
      <p>{`If invited, gets this email on ${own}.`}</p>
      {theirs && <p className={styles.soft}>{theirs}</p>}
      {departure.waitsForRoom && (
        <p className={styles.soft}>Your plan has no invitations left in the month they would usually get it.</p>
      )}
    </>
  );
}

const steps: Readonly<Record<string, string>> = {
  scheduled: "Invited. The email hasn't gone out yet, and changes with what you save here.",
  sent: 'Invited. We sent the email.',
  received: "Sent a review that isn't public yet.",
  published: 'Their review is published.',
};

/** When the invitations would leave, asked again a moment after each change. */
function useDepartures({ recruiterId, startDate, location }: SideProps['values']): Departures | null {
  const environment = useRelayEnvironment();
  const [departures, setDepartures] = useState<Departures | null>(null);
  const asked = startDate && isPlainDate(startDate) ? JSON.stringify({ recruiterId, startDate, location }) : null;
  useEffect(() => {
    if (!asked) return setDepartures(null);
    let request: { unsubscribe(): void } | undefined;
    const timer = setTimeout(() => {
      const { recruiterId: id, ...where } = JSON.parse(asked);
      request = fetchQuery<WhatTheyGetQuery>(environment, query, { ...where, recruiterId: id || null }).subscribe({
        next: ({ departuresAhead }) => setDepartures(departuresAhead ?? null),
        error: () => setDepartures(null),
      });
    }, browserLimits.throttle);
    return () => {
      clearTimeout(timer);
      request?.unsubscribe();
    };
  }, [environment, asked]);
  return departures;
}

const query = graphql`
  query WhatTheyGetQuery($recruiterId: ID, $startDate: String!, $location: String) {
    departuresAhead(recruiterId: $recruiterId, startDate: $startDate, location: $location) {
      audience
      at
      timeZone
      waitsForRoom
    }
  }
`;
