import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { isOpenApplication } from '#common/jobs/applications.ts';
import {
  type InterviewMode,
  interviewModeWords,
  interviewTag,
  isOpenInterview,
  lengthInWords,
  linkOfPlace,
  timesInZones,
} from '#common/jobs/interviews.ts';
import type { Interviews_application$key } from '#web/__generated__/Interviews_application.graphql.ts';
import { OutsideLink, Part } from '#web/features/joining/approvals/Part.tsx';
import { nodesOf } from '#web/kit/nodes.ts';
import { Facts } from '#web/list/Facts.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';
import { InterviewActions, type ShownInterview } from './InterviewActions.tsx';
import styles from './Interviews.module.css';
import { ProposeInterview } from './ProposeInterview.tsx';

/** The interviews with a candidate, and what the viewer's side can do about them. */
export function Interviews({ application }: { application: Interviews_application$key }) {
  const data = useFragment(
    graphql`
      fragment Interviews_application on Application {
        id
        state
        candidateName
        viewerSide
        interviews(first: 20) {
          edges {
            node {
              id
              round
              mode
              place
              note
              minutes
              timeZone
              slots
              proposedBy
              startsAt
              state
              reason
              viewerSide
              createdAt
              version
            }
          }
        }
      }
    `,
    application,
  );
  const [isProposing, setProposing] = useState(false);
  const isOpen = isOpenApplication(data.state);
  const isCompany = data.viewerSide === 'company';
  const interviews = nodesOf(data.interviews);
  return (
    <>
      <Part title="Interviews">
        {interviews.length === 0 && <p className={styles.soft}>{emptyWords(isCompany, isOpen)}</p>}
        {interviews.length > 0 && (
          <ol className={styles.list}>
            {interviews.map((interview) => (
              <li key={interview.id} className={styles.interview}>
                <OneInterview interview={interview} />
                {isOpenInterview(interview.state) && <InterviewActions interview={interview} isOpen={isOpen} />}
              </li>
            ))}
          </ol>
        )}
        {isCompany && isOpen && (
          <div className={styles.actions}>
            <Button onClick={() => setProposing(true)}>
              {interviews.length > 0 ? 'Propose another interview' : 'Propose an interview'}
            </Button>
          </div>
        )}
      </Part>
      <ProposeInterview application={data} open={isProposing} onClose={() => setProposing(false)} />
    </>
  );
}

function OneInterview({ interview }: { interview: ShownInterview }) {
  const { round, mode, minutes, place, note, slots, startsAt, state, reason, proposedBy, viewerSide } = interview;
  const words = interviewTag(interview);
  const { label, place: placeLabel } = interviewModeWords[mode as InterviewMode];
  const isProposed = state === 'proposed' || state === 'reschedule_requested';
  const link = linkOfPlace(place);
  const proposed = (
    <ul className={styles.times}>
      {slots.map((slot) => (
        <li key={slot}>
          <InZones at={slot} zone={interview.timeZone} />
          {Date.parse(slot) <= Date.now() && <span className={styles.soft}>This time has passed.</span>}
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <div className={styles.head}>
        <h4 className={styles.title}>{`Interview ${round}`}</h4>
        <Tag tone={words.tone}>{words.label}</Tag>
      </div>
      <Facts
        facts={[
          [isProposed ? 'Agreed so far' : 'When', startsAt && <InZones at={startsAt} zone={interview.timeZone} />],
          [proposedBy === viewerSide ? 'Your times' : 'Proposed times', isProposed && proposed],
          ['How', `${label}, ${lengthInWords(minutes)}`],
          [placeLabel, place && (link ? <OutsideLink href={link} /> : place)],
          ['Note', note && <span className={styles.words}>{note}</span>],
          ['Reason', reason && <span className={styles.words}>{reason}</span>],
        ]}
      />
    </>
  );
}

/** A time in the viewer's zone, and in that of the side that proposed it. */
function InZones({ at, zone }: { at: string; zone: string }) {
  const [here, there] = timesInZones(at, useTimeZone(), zone);
  return (
    <time dateTime={at} className={styles.zones}>
      <span>{here}</span>
      {there && <span className={styles.soft}>{there}</span>}
    </time>
  );
}

function emptyWords(isCompany: boolean, isOpen: boolean): string {
  if (!isOpen) return 'There were no interviews.';
  return isCompany
    ? 'Propose times, and the recruiter chooses one.'
    : 'When the company proposes times for an interview, you choose one here.';
}
