import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatDate, formatDay } from '#common/formats.ts';
import { type OfferState, offerStateWords } from '#common/jobs/offers.ts';
import { feeSentence, salaryWords } from '#common/jobs/words.ts';
import { type JobType, jobTypeLabels } from '#common/placements/kinds.ts';
import { meets } from '#common/roles.ts';
import type { Offers_application$data, Offers_application$key } from '#web/__generated__/Offers_application.graphql.ts';
import { nodesOf } from '#web/kit/nodes.ts';
import { useHeldRoles } from '#web/kit/permissions/use-held-roles.ts';
import { Facts } from '#web/list/Facts.tsx';
import { StateLine } from '#web/list/StateLine.tsx';
import { Button } from '#web/ui/Button.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';
import jobStyles from '../Jobs.module.css';
import { MakeOffer } from './MakeOffer.tsx';
import { OfferActions } from './OfferActions.tsx';
import styles from './Offers.module.css';

/** The offers to a candidate, the newest first, and what the viewer's side can do with them. Nothing where there is none to see or make. */
export function Offers({ application: key }: { application: Offers_application$key }) {
  const application = useFragment(
    graphql`
      fragment Offers_application on Application {
        state
        candidateName
        viewerSide
        job {
          id
          openings
          hiredCount
        }
        marketplaceJob {
          id
        }
        ...MakeOffer_application
        offers(first: 10) {
          edges {
            node {
              id
              state
              jobType
              salary
              currency
              salaryPeriod
              startsOn
              endsOn
              feeBasisPoints
              guaranteeDays
              conditions
              answerBy
              reason
              createdAt
              endedAt
              viewerSide
            }
          }
        }
      }
    `,
    key,
  );
  const { candidateName, job, marketplaceJob } = application;
  const held = useHeldRoles();
  const [isMaking, setMaking] = useState(false);
  const offers = nodesOf(application.offers);
  const canMake = isReady(application) && meets(held, 'job_offer_create') && meets(held, 'job_application_offer');
  if (offers.length === 0 && !canMake) return null;
  return (
    <section className={jobStyles.part} aria-labelledby="candidate-offers">
      <h2 className={jobStyles.title} id="candidate-offers">
        Offer
      </h2>
      {canMake && (
        <div>
          <Button onClick={() => setMaking(true)}>{offers.length > 0 ? 'Make another offer' : 'Make an offer'}</Button>
          <MakeOffer application={application} open={isMaking} onClose={() => setMaking(false)} />
        </div>
      )}
      {offers.length > 0 && (
        <ol className={styles.offers}>
          {offers.map((offer) => (
            <li key={offer.id} className={jobStyles.part}>
              <Terms offer={offer} />
              {offer.state === 'sent' && (
                <OfferActions
                  offer={offer}
                  jobId={job?.id ?? marketplaceJob?.id}
                  name={candidateName ?? 'the candidate'}
                />
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

type Offer = NonNullable<NonNullable<NonNullable<Offers_application$data['offers']['edges']>[number]>['node']>;

/** An offer with all that it says. */
function Terms({ offer }: { offer: Offer }) {
  const { state, jobType, salary, startsOn, endsOn, feeBasisPoints, guaranteeDays = null, conditions, reason } = offer;
  const zone = useTimeZone();
  return (
    <>
      <StateLine of={offerStateWords[state as OfferState]} />
      <Facts
        facts={[
          ['Salary', salaryWords({ ...offer, salaryFrom: salary, salaryTo: salary })],
          ['Type', jobTypeLabels[jobType as JobType]],
          ['First day', formatDay(startsOn)],
          ['Last day', endsOn && formatDay(endsOn)],
          ['Made on', formatDate(offer.createdAt, zone)],
          ['Answer by', state === 'sent' && formatDay(offer.answerBy)],
          ['Reason', reason],
        ]}
      />
      <p>{feeSentence({ feeBasisPoints, guaranteeDays, jobType })}</p>
      {conditions && <p className={jobStyles.words}>{conditions}</p>}
    </>
  );
}

/** Whether the company can make an offer now: nobody else's waits, and there is room for a hire. */
const isReady = ({ state, viewerSide, job }: Offers_application$data): boolean =>
  viewerSide === 'company' &&
  (state === 'submitted' || state === 'interviewing') &&
  job != null &&
  job.hiredCount < job.openings;
