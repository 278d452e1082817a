import { useState } from 'react';
import { graphql } from 'react-relay';
import { formatCount, formatNumber } from '#common/formats.ts';
import { campaignLimits } from '#common/surveys/campaign-settings.ts';
import { type AddedPerson, addedPersonWords, joinPeople, linesOfPeople, readPeople } from '#common/surveys/people.ts';
import { surveyRequestsUrl } from '#common/urls.ts';
import type { AddPeopleMutation, AddPeopleMutation$data } from '#web/__generated__/AddPeopleMutation.graphql.ts';
import { SidePanel } from '#web/app-ui/SidePanel.tsx';
import { TextFileButton } from '#web/app-ui/TextFileButton.tsx';
import { useCommand } from '#web/kit/command.ts';
import { problemsOf } from '#web/kit/problem.ts';
import { useUnsent } from '#web/kit/unsent.ts';
import { Facts } from '#web/list/Facts.tsx';
import { Button } from '#web/ui/Button.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import styles from '../design/SurveyDesign.module.css';

type AddPeopleProps = { campaignId: string; isActive: boolean; hasPeople: boolean };
type Answers = NonNullable<NonNullable<AddPeopleMutation$data['addSurveyPeople']>['answers']>;

/** Adds people to a campaign of a list, by pasted lines or a file, in a panel. Lines that were not sent stay for later. */
export function AddPeople(props: AddPeopleProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.people} aria-label="People">
      <p>
        <span>
          {props.isActive
            ? 'Everyone you add gets an email in your sending hours. '
            : 'Everyone you add waits until this campaign is active. '}
        </span>
        {props.hasPeople && <Link href={surveyRequestsUrl({ campaign: props.campaignId })}>See who was added</Link>}
      </p>
      <Button variant="primary" onClick={() => setOpen(true)}>
        Add people
      </Button>
      <SidePanel title="Add people" open={isOpen} onClose={() => setOpen(false)} isForm>
        {isOpen && <AddPeopleForm {...props} onClose={() => setOpen(false)} />}
      </SidePanel>
    </section>
  );
}

type AddPeopleFormProps = Omit<AddPeopleProps, 'hasPeople'> & { onClose: () => void };

function AddPeopleForm({ campaignId, isActive, onClose }: AddPeopleFormProps) {
  const unsent = useUnsent<{ text: string }>(`people ${campaignId}`);
  const [text, setText] = useState(unsent.kept?.text ?? '');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [answers, setAnswers] = useState<Answers>();
  const add = useCommand<AddPeopleMutation>(graphql`
    mutation AddPeopleMutation($input: AddSurveyPeopleInput!) {
      addSurveyPeople(input: $input) {
        answers {
          name
          email
          recruiter
          answer
        }
        campaign {
          id
          hasPeople
          isUsed
        }
        errors { code message field }
      }
    }
  `);
  const rows = text.trim() ? readPeople(text) : [];
  const type = (typed: string) => {
    setText(typed);
    if (typed) unsent.note({ text: typed });
    else unsent.forget();
  };
  const send = async () => {
    setBusy(true);
    setProblem('');
    try {
      const { addSurveyPeople } = await add({ campaignId, lines: text });
      unsent.forget();
      setAnswers(addSurveyPeople?.answers ?? []);
    } catch (error) {
      setProblem(problemsOf(error)[0]!.message);
    } finally {
      setBusy(false);
    }
  };
  if (answers)
    return (
      <Answered
        answers={answers}
        isActive={isActive}
        onMore={() => {
          type(linesOfPeople(answers.filter(canBeMended)));
          setAnswers(undefined);
        }}
        onClose={onClose}
      />
    );
  return (
    <>
      <TextArea
        id="people"
        label="People"
        help={`One on each line: name, email, and the recruiter that their answer counts for, if you like. You can paste cells of a spreadsheet or addresses from your email app. At most ${formatNumber(campaignLimits.peopleAtOnce)} at a time.`}
        rows={10}
        wrap="off"
        placeholder={'Dana Price, dana@harbour.example\nSam Reed, sam@harbour.example, Alex Morgan'}
        value={text}
        error={problem}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <TextFileButton label="File of people" onText={(added) => type(joinPeople(text, added))}>
        {rows.length > 0 ? 'Add people from a CSV file' : 'Choose a CSV file'}
      </TextFileButton>
      <p>
        Anyone your agency asked in the last 90 days, for a survey or a review, is left out. So is anyone who doesn't
        accept your emails.
      </p>
      <FormActions>
        <Button variant="primary" busy={isBusy} disabled={rows.length === 0} onClick={send}>
          {rows.length > 1 ? `Add ${formatCount(rows.length, 'person', 'people')}` : 'Add person'}
        </Button>
        <Button
          onClick={() => {
            unsent.forget();
            onClose();
          }}
        >
          {text ? 'Discard lines' : 'Cancel'}
        </Button>
      </FormActions>
    </>
  );
}

/** Rows that can be added once their line is corrected, or later. */
const mendable: readonly string[] = [
  'invalid',
  'name',
  'wording',
  'recruiter',
  'namesakes',
  'full',
] satisfies AddedPerson[];
const canBeMended = ({ answer }: Answers[number]) => mendable.includes(answer);

type AnsweredProps = { answers: Answers; isActive: boolean; onMore: () => void; onClose: () => void };

function Answered({ answers, isActive, onMore, onClose }: AnsweredProps) {
  const others = answers.filter(({ answer }) => answer !== 'added');
  const added = answers.length - others.length;
  return (
    <>
      <Notice
        role="status"
        tone={others.length > 0 ? 'warn' : 'good'}
        title={added > 0 ? `${formatCount(added, 'person', 'people')} added` : 'Nobody was added'}
      >
        {[
          added > 0 &&
            (isActive ? 'They get an email in your sending hours.' : 'They get an email once this campaign is active.'),
          others.length > 0 && `${formatCount(others.length, 'line')} not added. The reason is beside each.`,
        ]
          .filter(Boolean)
          .join(' ')}
      </Notice>
      <Facts
        facts={answers.flatMap(({ name, email, answer }, index) =>
          answer === 'added'
            ? []
            : [[`${index + 1}. ${email || name}`, addedPersonWords[answer as AddedPerson]] as const],
        )}
      />
      <FormActions>
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
        <Button onClick={onMore}>{others.some(canBeMended) ? 'Correct the others' : 'Add more'}</Button>
      </FormActions>
    </>
  );
}
