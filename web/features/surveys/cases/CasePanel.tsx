import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { auditActionWords } from '#common/admin/audit-words.ts';
import { formatAge, formatDateTime, formatDay } from '#common/formats.ts';
import { wordsFor } from '#common/spelled-out.ts';
import { type CaseState, caseEvents, caseLimits, caseStateWords, caseTransitions } from '#common/surveys/cases.ts';
import type { CasePanel_actions$key } from '#web/__generated__/CasePanel_actions.graphql.ts';
import type { CasePanel_details$key } from '#web/__generated__/CasePanel_details.graphql.ts';
import type { CasePanelMoveMutation } from '#web/__generated__/CasePanelMoveMutation.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { useCommand } from '#web/kit/command.ts';
import { nodesOf } from '#web/kit/nodes.ts';
import { Facts } from '#web/list/Facts.tsx';
import { StateLine } from '#web/list/StateLine.tsx';
import { Button } from '#web/ui/Button.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { Timeline } from '#web/ui/Timeline.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';
import { GivenAnswers } from '../GivenAnswers.tsx';
import { AddNote } from './AddNote.tsx';
import { CaseCare } from './CaseCare.tsx';
import styles from './CasePanel.module.css';

/** What is known about a case and what was done, with the fields for its owner, due date and notes. */
export function CaseDetails({ npsCase: key }: { npsCase: CasePanel_details$key }) {
  const npsCase = useFragment(
    graphql`
      fragment CasePanel_details on NpsCase {
        id
        version
        state
        dueOn
        isOverdue
        score
        answeredOn
        isComplete
        campaignName
        isAnonymous
        personEmail
        recruiter { id name }
        owner { id name }
        questions
        answers
        viewerCanWork
        notes(first: 50) { edges { node { key words notedAt by } } }
        history(first: 30) { edges { node { key at action by } } }
        ...CaseCare_case
      }
    `,
    key,
  );
  const { id, version, state, isOverdue, dueOn, owner, viewerCanWork } = npsCase;
  return (
    <>
      <StateLine of={caseStateWords[state as CaseState]} />
      <Facts
        facts={[
          ['Score', `${npsCase.score} of 10`],
          ['Email', npsCase.personEmail && { href: `mailto:${npsCase.personEmail}`, text: npsCase.personEmail }],
          ['Recruiter', npsCase.recruiter?.name],
          ['Campaign', npsCase.campaignName],
          ['Answered', `${formatDay(npsCase.answeredOn)}${npsCase.isComplete ? '' : ', not finished'}`],
          ['Owner', !viewerCanWork && (owner?.name ?? 'Nobody')],
          ['Due', !viewerCanWork && `${formatDay(dueOn)}${isOverdue ? ', overdue' : ''}`],
        ]}
      />
      {npsCase.isAnonymous && (
        <p className={styles.about}>This answer is anonymous, so you can't contact the person.</p>
      )}
      <GivenAnswers questions={npsCase.questions} answers={npsCase.answers} />
      {viewerCanWork && <CaseCare key={version} npsCase={npsCase} />}
      <section className={styles.part} aria-labelledby="case-notes">
        <h2 className={styles.title} id="case-notes">
          Notes
        </h2>
        {viewerCanWork && <AddNote caseId={id} />}
        <Notes notes={nodesOf(npsCase.notes)} />
      </section>
      <History entries={nodesOf(npsCase.history)} />
    </>
  );
}

interface Note {
  readonly key: string;
  readonly words: string;
  readonly notedAt: string;
  readonly by: string | null | undefined;
}

function Notes({ notes }: { notes: readonly Note[] }) {
  const zone = useTimeZone();
  if (notes.length === 0) return <p className={styles.about}>No notes yet.</p>;
  return (
    <ul className={styles.notes}>
      {notes.map(({ key, words, notedAt, by }) => (
        <li key={key} className={styles.note}>
          <p className={styles.words}>{words}</p>
          <p className={styles.about}>{`${by ?? 'A deleted account'}, ${formatDateTime(notedAt, zone)}`}</p>
        </li>
      ))}
    </ul>
  );
}

interface Entry {
  readonly key: string;
  readonly at: string;
  readonly action: string;
  readonly by: string | null | undefined;
}

function History({ entries }: { entries: readonly Entry[] }) {
  if (entries.length === 0) return null;
  const now = new Date();
  return (
    <section className={styles.part} aria-labelledby="case-history">
      <h2 className={styles.title} id="case-history">
        History
      </h2>
      <Timeline
        events={entries.map(({ key, at, action, by }) => ({
          key,
          what: wordsFor(auditActionWords, action),
          when: { at, words: formatAge(at, now) },
          detail: by && `by ${by}`,
        }))}
      />
    </section>
  );
}

const words = {
  contact: {
    label: 'Mark as contacted',
    title: 'Mark this case as contacted?',
    help: 'What you talked about. Your colleagues see it.',
    done: 'Marked as contacted.',
  },
  resolve: {
    label: 'Resolve',
    title: 'Resolve this case?',
    help: 'How it was resolved. Your colleagues see it.',
    done: 'Case resolved.',
  },
  reopen: {
    label: 'Reopen',
    title: 'Reopen this case?',
    help: 'Why it is open again. Your colleagues see it.',
    done: 'Case reopened.',
  },
} as const;

/** The buttons that move a case on, each with a dialog for a note. */
export function CaseActions({ npsCase: key }: { npsCase: CasePanel_actions$key }) {
  const { id, version, state, isAnonymous, personEmail } = useFragment(
    graphql`
      fragment CasePanel_actions on NpsCase {
        id
        version
        state
        isAnonymous
        personEmail
      }
    `,
    key,
  );
  const [open, setOpen] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const move = useCommand<CasePanelMoveMutation>(graphql`
    mutation CasePanelMoveMutation($input: MoveNpsCaseInput!) {
      moveNpsCase(input: $input) {
        npsCase {
          ...CaseList_row @relay(mask: false)
        }
        errors { code message field }
      }
    }
  `);
  const mayContact = !isAnonymous && Boolean(personEmail);
  const events = caseEvents.filter(
    (event) => caseTransitions[state as CaseState][event] && (event !== 'contact' || mayContact),
  );
  return (
    <>
      {events.map((event) => (
        <Button key={event} variant={event === 'resolve' ? 'primary' : 'secondary'} onClick={() => setOpen(event)}>
          {words[event].label}
        </Button>
      ))}
      {caseEvents.map((event) => (
        <Confirm
          key={event}
          title={words[event].title}
          verb={words[event].label}
          tone="primary"
          done={words[event].done}
          open={open === event}
          onClose={() => setOpen(null)}
          act={async () => {
            await move({ caseId: id, expectedVersion: version, event, note });
            setNote('');
          }}
        >
          {(wrong) => (
            <TextArea
              id={`${event}-note`}
              name="note"
              label="Note"
              optional
              rows={4}
              help={words[event].help}
              maxLength={caseLimits.note}
              value={note}
              error={wrong('note')}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </Confirm>
      ))}
    </>
  );
}
