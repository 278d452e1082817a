import { useState } from 'react';
import { graphql } from 'react-relay';
import { formatCount, formatDay } from '#common/formats.ts';
import { type ImportField, importFieldLabels, importFields } from '#common/placements/import-columns.ts';
import { type DayStyle, dayOfCell, dayStyles } from '#common/placements/import-days.ts';
import { jobTypeLabels, jobTypes } from '#common/placements/kinds.ts';
import type { MatchColumnsMutation } from '#web/__generated__/MatchColumnsMutation.graphql.ts';
import type { MatchColumnsSheetMutation } from '#web/__generated__/MatchColumnsSheetMutation.graphql.ts';
import { useCommand } from '#web/kit/command.ts';
import { type Problem, problemsOf } from '#web/kit/problem.ts';
import { Button } from '#web/ui/Button.tsx';
import { Choice } from '#web/ui/Choice.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { Cancel } from './Cancel.tsx';
import styles from './Import.module.css';
import type { ImportData } from './use-import.ts';

type Props = { of: ImportData; look: () => void; cancel: () => Promise<void> };

/** Says which field each column holds, and answers what the file leaves open. */
export function MatchColumns({ of, look, cancel }: Props) {
  const match = useCommand<MatchColumnsMutation>(mutation);
  const [fields, setFields] = useState<readonly string[]>(of.fields);
  const [dayStyle, setDayStyle] = useState(of.dayStyle ?? '');
  const [jobType, setJobType] = useState(of.jobType ?? '');
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [isBusy, setBusy] = useState(false);
  const open = fields.findIndex((field, at) => isDayField(field) && of.dayOrders[at] === 'open');
  const needsType = !fields.includes('jobType');
  const wrong = (name: string) => problems.find(({ field }) => field === name)?.message;
  const send = async () => {
    setBusy(true);
    try {
      await match({
        importId: of.id,
        fields: [...fields],
        dayStyle: open >= 0 && dayStyle ? dayStyle : null,
        jobType: jobType || null,
      });
      look();
    } catch (error) {
      setProblems(problemsOf(error));
    } finally {
      setBusy(false);
    }
  };
  const others = problems.filter(({ field }) => field !== 'dayStyle' && field !== 'jobType');
  return (
    <div className={styles.step}>
      {others.length > 0 && (
        <Notice tone="bad" role="alert">
          {others.map(({ message }) => message).join(' ')}
        </Notice>
      )}
      {of.sheets.length > 1 && <Sheets of={of} look={look} />}
      <p>
        <span>{`${formatCount(of.rowCount, 'row')} found. Choose what each column holds.`}</span>
      </p>
      <Twins heads={of.heads} />
      <ul className={styles.columns}>
        {of.heads.map((head, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name; two may be called the same.
          <li key={at}>
            <SelectField
              id={`column-${at}`}
              label={head || `Column ${at + 1}`}
              help={of.samples[at] || 'Empty'}
              value={fields[at] ?? ''}
              onChange={({ target }) => {
                setFields(fields.map((field, place) => (place === at ? target.value : field)));
                setProblems([]);
              }}
              options={fieldOptions}
            />
          </li>
        ))}
      </ul>
      {open >= 0 && (
        <Choice
          name="dayStyle"
          legend={`Which date is ${of.dayExamples[open]}?`}
          help="This file's dates can be read in several ways."
          value={dayStyle}
          onChange={({ target }) => setDayStyle(target.value)}
          error={wrong('dayStyle')}
          options={dayOptions(of.dayExamples[open] ?? '')}
          inline
        />
      )}
      <SelectField
        name="jobType"
        label={needsType ? 'Job type of all rows' : 'Job type of rows without one'}
        optional={!needsType}
        value={jobType}
        error={wrong('jobType')}
        onChange={({ target }) => setJobType(target.value)}
        options={[
          { value: '', label: needsType ? 'Choose' : 'Refuse these rows' },
          ...jobTypes.map((type) => ({ value: type, label: jobTypeLabels[type] })),
        ]}
      />
      <p className={styles.soft}>
        We'll remember these columns for your agency. Cells that are empty leave known placements as they are, and a
        speciality that isn't in our list is left empty.
      </p>
      <div className={styles.actions}>
        <Button variant="primary" busy={isBusy} onClick={send}>
          Check rows
        </Button>
        <Cancel act={cancel} />
      </div>
    </div>
  );
}

const isDayField = (field: string) => field === 'startDate' || field === 'endDate';

const fieldOptions = [
  { value: '', label: "Don't import" },
  ...importFields.map((field: ImportField) => ({ value: field, label: importFieldLabels[field] })),
];

/** The ways in which a day can be read. */
function dayOptions(example: string) {
  const labels: Readonly<Record<DayStyle, string>> = {
    'day-first': 'Day first',
    'month-first': 'Month first',
    'year-first': 'Year first',
  };
  return dayStyles.flatMap((style) => {
    const day = dayOfCell(example, style);
    return day ? [{ value: style, label: formatDay(day), help: labels[style] }] : [];
  });
}

/** Warns of two columns with one name. */
function Twins({ heads }: { heads: readonly string[] }) {
  const twin = heads.find((head, at) => head && heads.indexOf(head) !== at);
  if (!twin) return null;
  const places = heads.flatMap((head, at) => (head === twin ? [at + 1] : []));
  return (
    <Notice tone="warn" title={`Columns ${places.join(' and ')} have the same name`}>
      {`Both are called “${twin}”. Check which one to import.`}
    </Notice>
  );
}

function Sheets({ of, look }: { of: ImportData; look: () => void }) {
  const choose = useCommand<MatchColumnsSheetMutation>(graphql`
    mutation MatchColumnsSheetMutation($input: ChooseImportSheetInput!) {
      chooseImportSheet(input: $input) {
        import { id state }
        errors { code message field }
      }
    }
  `);
  return (
    <SelectField
      name="sheet"
      label="Sheet"
      value={of.sheet ?? ''}
      onChange={async ({ target }) => {
        await choose({ importId: of.id, sheet: target.value }).finally(look);
      }}
      options={of.sheets.map((sheet) => ({ value: sheet, label: sheet }))}
    />
  );
}

const mutation = graphql`
  mutation MatchColumnsMutation($input: MatchImportInput!) {
    matchImport(input: $input) {
      import { id state }
      errors { code message field }
    }
  }
`;
