import { graphql } from 'react-relay';
import { formatAge, formatCount, formatDate } from '#common/formats.ts';
import { type ApplicationState, applicationStateWords, ownApplicationWords } from '#common/jobs/applications.ts';
import { type OfferState, offerStateWords } from '#common/jobs/offers.ts';
import { type SalaryPeriod, salaryPeriodWords } from '#common/jobs/words.ts';
import { formatMoney } from '#common/money.ts';
import { jobBoardUrl, recruiterUrl } from '#common/urls.ts';
import type { CandidatePanelCvQuery } from '#web/__generated__/CandidatePanelCvQuery.graphql.ts';
import { localId } from '#web/kit/local-id.ts';
import { nodesOf } from '#web/kit/nodes.ts';
import { Facts } from '#web/list/Facts.tsx';
import { StateLine } from '#web/list/StateLine.tsx';
import { useDownload } from '#web/list/use-download.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Timeline, type TimelineEvent } from '#web/ui/Timeline.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';
import { Interviews } from '../interviews/Interviews.tsx';
import styles from '../Jobs.module.css';
import { Messages } from '../messages/Messages.tsx';
import { Offers } from '../offers/Offers.tsx';
import type { CandidateRow } from './candidate-row.ts';

/** A candidate in the panel: who they are, the CV, why them, and what has happened. */
export function CandidatePanel({ candidate }: { candidate: CandidateRow }) {
  const { state, viewerSide, recruiter, job, marketplaceJob, salaryWish, noticeWeeks, consentedAt } = candidate;
  const zone = useTimeZone();
  const isOwn = viewerSide === 'recruiter';
  const shown = job ?? marketplaceJob;
  const period = shown && salaryPeriodWords[shown.salaryPeriod as SalaryPeriod];
  return (
    <>
      <StateLine of={isOwn ? ownApplicationWords(candidate) : applicationStateWords[state as ApplicationState]} />
      {isOwn && state === 'submitted' && !consentedAt && (
        <Notice>
          {`We emailed ${candidate.candidateName ?? 'the candidate'} to ask for their consent. The company sees nothing before they agree.`}
        </Notice>
      )}
      {candidate.erasedAt && <Notice>This person had their data erased.</Notice>}
      <Facts
        facts={[
          ['Job', job ? { href: jobBoardUrl(localId(job.id)), text: job.title } : marketplaceJob?.title],
          ['Company', marketplaceJob?.companyName],
          ['Recruiter', !isOwn && recruiter && { href: recruiterUrl(recruiter.slug), text: recruiter.name }],
          ['Agency', !isOwn && recruiter?.agency.name],
          ['Email', candidate.candidateEmail],
          ['Phone', candidate.candidatePhone],
          ['Salary wish', salaryWish != null && shown && `${formatMoney(salaryWish, shown.currency)} ${period}`],
          ['Notice', noticeWeeks != null && (noticeWeeks === 0 ? 'None' : formatCount(noticeWeeks, 'week'))],
          ['Consent', consentedAt && `Given on ${formatDate(consentedAt, zone)} for ${candidate.consentedTo}`],
        ]}
      />
      {candidate.cvName && <CvButton id={candidate.id} name={candidate.cvName} />}
      {candidate.pitch && (
        <section className={styles.part} aria-labelledby="candidate-pitch">
          <h2 className={styles.title} id="candidate-pitch">
            Why this person
          </h2>
          <p className={styles.words}>{candidate.pitch}</p>
        </section>
      )}
      <Interviews application={candidate} />
      <Offers application={candidate} />
      <Messages about={candidate.id} to={(isOwn ? marketplaceJob?.companyName : recruiter?.name) ?? 'the other side'} />
      <section className={styles.part} aria-labelledby="candidate-timeline">
        <h2 className={styles.title} id="candidate-timeline">
          Timeline
        </h2>
        <Timeline events={eventsOf(candidate, new Date())} />
      </section>
    </>
  );
}

function CvButton({ id, name }: { id: string; name: string }) {
  const { download, busy } = useDownload<CandidatePanelCvQuery>(graphql`
    query CandidatePanelCvQuery($id: ID!) {
      link: cvLink(applicationId: $id)
    }
  `);
  return (
    <div>
      <Button busy={busy !== null} onClick={() => void download(name, { id })}>
        {`Download CV (${name})`}
      </Button>
    </div>
  );
}

/** What has happened to a candidate, the latest first. */
function eventsOf(candidate: CandidateRow, now: Date): readonly TimelineEvent[] {
  const { createdAt, consentedAt, endedAt, state, reason } = candidate;
  const when = (at: string) => ({ at, words: formatAge(at, now) });
  const interviews = nodesOf(candidate.interviews).flatMap(({ id, round, state: reached, startsAt, createdAt: at }) => [
    { key: `${id} proposed`, what: `Times for interview ${round} proposed`, when: when(at) },
    startsAt && reached === 'completed' && { key: id, what: `Interview ${round}`, when: when(startsAt) },
  ]);
  const offers = nodesOf(candidate.offers).flatMap(({ id, state: reached, createdAt: at, endedAt: until }) => [
    { key: `${id} made`, what: 'Offer made', when: when(at) },
    until && {
      key: id,
      what: `Offer ${offerStateWords[reached as OfferState].label.toLowerCase()}`,
      when: when(until),
    },
  ]);
  const events: (TimelineEvent | null | undefined | '' | false)[] = [
    ...interviews,
    ...offers,
    endedAt && {
      key: 'ended',
      what: endingOf(candidate),
      when: when(endedAt),
      detail: reason || undefined,
      tone: state === 'hired' ? 'good' : 'bad',
    },
    consentedAt && { key: 'consented', what: 'The candidate agreed', when: when(consentedAt), tone: 'good' },
    { key: 'submitted', what: `Submitted by ${candidate.recruiter?.name ?? 'the recruiter'}`, when: when(createdAt) },
  ];
  return events
    .filter((event) => typeof event === 'object' && event !== null)
    .toSorted((one, other) => (one.when.at < other.when.at ? 1 : -1));
}

function endingOf({ state, endedBy, consentedAt }: CandidateRow): string {
  if (state === 'hired') return 'Hired';
  if (state === 'rejected') return endedBy === 'system' ? 'Rejected automatically' : 'Rejected by the company';
  if (endedBy === 'candidate') return consentedAt ? 'Withdrawn by the candidate' : 'The candidate said no';
  return endedBy === 'system' ? 'Ended with the job' : 'Withdrawn by the recruiter';
}
