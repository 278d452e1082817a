import { type MouseEvent, useEffect, useMemo, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router';
import type { NpsGroup } from '#common/surveys/nps.ts';
import { problemsOfQuestions } from '#common/surveys/problems.ts';
import type { QuestionType } from '#common/surveys/questions.ts';
import { groupWords } from '#common/surveys/workflows.ts';
import { workflowPreviewUrl, workflowsUrl } from '#common/urls.ts';
import type {
  WorkflowEditor_survey$data,
  WorkflowEditor_survey$key,
} from '#web/__generated__/WorkflowEditor_survey.graphql.ts';
import { TitleRow } from '#web/app-ui/TitleRow.tsx';
import { notify } from '#web/app-ui/toasts.tsx';
import { useAnnouncer } from '#web/app-ui/use-announcer.ts';
import { useNarrowScreen } from '#web/kit/use-narrow-screen.ts';
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { audienceIn, audienceWords, lookOf, scoresOf, scoreTitleOf } from '../survey-words.ts';
import { Discard } from '../workflows/Discard.tsx';
import { Versions } from '../workflows/Versions.tsx';
import {
  contentsOf,
  deleteQuestion,
  duplicateQuestion,
  insertQuestion,
  moveQuestion,
  newPartId,
  newQuestion,
  placeAfterMove,
} from './contents.ts';
import { titleOf } from './differences.ts';
import { EndPanel } from './EndPanel.tsx';
import { LivePreview } from './LivePreview.tsx';
import { Publish } from './Publish.tsx';
import { endOfSurvey, QuestionList } from './QuestionList.tsx';
import { panelHeading, problemField, QuestionPanel } from './QuestionPanel.tsx';
import { SaveStatus } from './SaveStatus.tsx';
import { useOtherEditors } from './use-other-editors.ts';
import { useWorkflowDraft, type WorkflowVersion } from './use-workflow-draft.ts';
import styles from './WorkflowEditor.module.css';

type WorkflowEditorProps = { survey: WorkflowEditor_survey$key; group: NpsGroup };

/** The editor of what a group of an audience is asked. Starts anew when a draft was published, discarded or restored. */
export function WorkflowEditor({ survey: key, group }: WorkflowEditorProps) {
  const survey = useFragment(
    graphql`
      fragment WorkflowEditor_survey on Survey {
        id
        audience
        question
        template
        accent
        showsLogo
        agency {
          name
          logoUrl
        }
        ...EndPanel_survey
        workflows(first: 2, filter: { group: $group, isCurrent: true }) {
          edges {
            node {
              ...useWorkflowDraft_workflow @relay(mask: false)
            }
          }
        }
      }
    `,
    key,
  );
  const [round, setRound] = useState(0);
  const { revalidate } = useRevalidator();
  const workflows = (survey.workflows.edges ?? []).flatMap((edge) => edge?.node ?? []);
  const live = workflows.find(({ status }) => status === 'live');
  if (!live) return null;
  return (
    <Editor
      key={`${survey.id} ${group} ${round}`}
      survey={survey}
      group={group}
      live={live}
      draft={workflows.find(({ status }) => status === 'draft') ?? null}
      onRenew={async () => {
        await revalidate();
        setRound((before) => before + 1);
      }}
    />
  );
}

type EditorProps = {
  survey: WorkflowEditor_survey$data;
  group: NpsGroup;
  live: WorkflowVersion;
  draft: WorkflowVersion | null;
  /** Reads the versions again and starts anew. */
  onRenew: () => Promise<void>;
};

function Editor({ survey, group, live, draft, onRenew }: EditorProps) {
  const edited = useWorkflowDraft({ surveyId: survey.id, group, live, draft });
  const { contents, change, dispatch, state, draftId } = edited;
  const { questions } = contents;
  const [wished, setSelected] = useState<string>(questions[0]!.id);
  const [shown, setShown] = useState<'publish' | 'discard' | 'versions' | null>(null);
  const { announce, said } = useAnnouncer();
  const focus = useFocusAfter();
  const isNarrow = useNarrowScreen();
  const others = useOtherEditors(draftId);
  const scoreTitle = scoreTitleOf(survey);
  const audience = audienceIn(survey.audience);
  const name = `${groupWords[group]} (${scoresOf(group)})`;

  const selected = wished === endOfSurvey || questions.some(({ id }) => id === wished) ? wished : questions[0]!.id;
  const question = questions.find(({ id }) => id === selected);
  const problems = useMemo(() => problemsOfQuestions(questions, group), [questions, group]);
  const thanksProblem = contents.thanksTitle.trim() === '' ? 'Write a title for the thank-you page.' : undefined;
  const faulty = new Set([...problems.map(({ questionId }) => questionId), ...(thanksProblem ? [endOfSurvey] : [])]);
  const listed = listOf([
    ...problems.map((one) => ({
      at: one.questionId,
      field: problemField(one),
      message: `${titleOf(
        questions.find(({ id }) => id === one.questionId),
        scoreTitle,
      )}: ${one.message}`,
    })),
    ...(thanksProblem ? [{ at: endOfSurvey, field: 'thanksTitle', message: thanksProblem }] : []),
  ]);

  useUndoKeys(dispatch);
  const select = (id: string) => {
    setSelected(id);
    if (isNarrow) focus(panelHeading);
  };
  const move = (id: string, to: number) => {
    const place = placeAfterMove(contents, id, to);
    change(moveQuestion(id, to));
    const moved = questions.find((one) => one.id === id);
    announce(
      place === questions.findIndex((one) => one.id === id)
        ? 'The question stays where it is.'
        : `${titleOf(moved, scoreTitle)} is now question ${place + 1} of ${questions.length}.`,
    );
  };
  const add = (type: QuestionType) => {
    const added = newQuestion(type);
    const place = questions.findIndex(({ id }) => id === selected);
    change(insertQuestion(added, place < 0 ? questions.length : place + 1));
    setSelected(added.id);
    focus(`title-${added.id}`);
  };
  const duplicate = (id: string) => {
    const copyId = newPartId();
    change(duplicateQuestion(id, copyId));
    setSelected(copyId);
    focus(`title-${copyId}`);
  };
  const remove = (id: string) => {
    const place = questions.findIndex((one) => one.id === id);
    const gone = questions[place]!;
    change(deleteQuestion(id));
    setSelected((questions[place + 1] ?? questions[place - 1])!.id);
    focus(panelHeading);
    notify.undoable('Question deleted.', () => {
      change(insertQuestion(gone, place));
      setSelected(id);
    });
  };
  const open = async (what: NonNullable<typeof shown>) => {
    const isSaved = await edited.flush();
    if (isSaved || what !== 'publish') setShown(what);
  };
  const preview = async (event: MouseEvent) => {
    event.preventDefault();
    if (await edited.flush()) window.open(workflowPreviewUrl(audience, group), '_blank', 'noopener');
  };
  const renew = async () => {
    edited.forget();
    setShown(null);
    await onRenew();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes where the typing in a field ends
    <div className={styles.editor} onBlur={() => dispatch({ type: 'leave' })}>
      <TitleRow
        above={
          <Breadcrumb steps={[{ label: 'Workflows', href: workflowsUrl() }, { label: audienceWords[audience] }]} />
        }
        title={name}
        action={
          <>
            <Button onClick={() => void open('versions')} aria-haspopup="dialog">
              Versions
            </Button>
            <Button
              href={workflowPreviewUrl(audience, group)}
              target="_blank"
              rel="noopener"
              onClick={(event: MouseEvent) => void preview(event)}
            >
              Preview<VisuallyHidden> (opens a new tab)</VisuallyHidden>
            </Button>
            {draftId && <Button onClick={() => void open('discard')}>Discard draft</Button>}
            <Button variant="primary" disabled={!draftId || listed.length > 0} onClick={() => void open('publish')}>
              Publish
            </Button>
          </>
        }
      />
      <div className={styles.bar}>
        <div className={styles.history}>
          <Button size="small" disabled={!edited.canUndo} title="Ctrl + Z" onClick={() => dispatch({ type: 'undo' })}>
            Undo
          </Button>
          <Button
            size="small"
            disabled={!edited.canRedo}
            title="Ctrl + Shift + Z"
            onClick={() => dispatch({ type: 'redo' })}
          >
            Redo
          </Button>
        </div>
        <SaveStatus
          state={state}
          contents={contents}
          scoreTitle={scoreTitle}
          others={others}
          hasDraft={draftId !== null}
          onRetry={() => void edited.flush()}
          onKeepMine={() => void edited.keepMine()}
          onTakeTheirs={edited.takeTheirs}
        />
      </div>
      {listed.length > 0 && (
        <Notice
          tone="warn"
          title={
            listed.length === 1
              ? 'One thing to finish before you can publish'
              : `${listed.length} things to finish before you can publish`
          }
        >
          <ul className={styles.problems}>
            {listed.map(({ at, key, field, message }) => (
              <li key={key}>
                <button
                  type="button"
                  className={styles.problem}
                  onClick={() => {
                    setSelected(at);
                    focus(field);
                  }}
                >
                  {message}
                </button>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <div className={styles.columns}>
        <QuestionList
          questions={questions}
          scoreTitle={scoreTitle}
          selected={selected}
          faulty={faulty}
          onSelect={select}
          onMove={move}
          onAdd={add}
        />
        {question ? (
          <QuestionPanel
            key={question.id}
            question={question}
            contents={contents}
            audience={audience}
            scoreTitle={scoreTitle}
            problems={problems}
            change={change}
            announce={announce}
            onMove={move}
            onDuplicate={duplicate}
            onDelete={remove}
          />
        ) : (
          <EndPanel contents={contents} survey={survey} problem={thanksProblem} change={change} />
        )}
        <LivePreview look={lookOf(survey)} question={question} scoreTitle={scoreTitle} contents={contents} />
      </div>
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
      {draftId && (
        <>
          <Publish
            draftId={draftId}
            version={edited.version}
            live={contentsOf(live)}
            contents={contents}
            scoreTitle={scoreTitle}
            open={shown === 'publish'}
            onClose={() => setShown(null)}
            onDone={renew}
          />
          <Discard
            draft={{ id: draftId, version: edited.version() }}
            open={shown === 'discard'}
            onClose={() => setShown(null)}
            onDone={renew}
          />
        </>
      )}
      <Versions
        surveyId={survey.id}
        group={shown === 'versions' ? group : null}
        canRestore
        onRestored={renew}
        onClose={() => setShown(null)}
      />
    </div>
  );
}

/** A problem in the summary, and where it is solved. */
type Listed = { readonly at: string; readonly field: string; readonly message: string };

/** Each problem once: two rules of a question can have the same. */
function listOf(found: readonly Listed[]): (Listed & { readonly key: string })[] {
  const byKey = new Map(found.map((one) => [`${one.at} ${one.field} ${one.message}`, one]));
  return [...byKey].map(([key, one]) => ({ ...one, key }));
}

/** Ctrl+Z and Ctrl+Shift+Z outside of text fields, which undo their own typing. */
function useUndoKeys(dispatch: ReturnType<typeof useWorkflowDraft>['dispatch']) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'z';
      if (
        !isUndo ||
        (event.target as Element).closest('input:not([type="checkbox"], [type="radio"]), textarea, dialog')
      )
        return;
      event.preventDefault();
      dispatch({ type: event.shiftKey ? 'redo' : 'undo' });
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [dispatch]);
}

/** Focuses an element by its id once the current change is drawn. */
function useFocusAfter(): (id: string) => void {
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    if (!wanted) return;
    document.getElementById(wanted)?.focus();
    setWanted(null);
  }, [wanted]);
  return setWanted;
}
