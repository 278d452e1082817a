import { type DragEvent, useId, useRef, useState } from 'react';
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router';
import { byteOrderMark, csvLine } from '#common/csv.ts';
import { formatBytes } from '#common/formats.ts';
import { uploadLimits } from '#common/limits.ts';
import { templateHeads } from '#common/placements/import-columns.ts';
import type { StartImportMutation } from '#web/__generated__/StartImportMutation.graphql.ts';
import { useCommand } from '#web/kit/command.ts';
import { problemsOf } from '#web/kit/problem.ts';
import { saveFile } from '#web/list/save-file.ts';
import { Button } from '#web/ui/Button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import styles from './Import.module.css';
import { useImportUrl } from './import-place.ts';

type StartImportProps = {
  /** For an admin: the recruiters whose placements the file may hold; the first is the admin. */
  recruiters: readonly { readonly id: string; readonly name: string }[];
};

/** Takes the file: chosen, or dropped on the page. */
export function StartImport({ recruiters }: StartImportProps) {
  const navigate = useNavigate();
  const urlOf = useImportUrl();
  const start = useCommand<StartImportMutation>(mutation);
  const input = useRef<HTMLInputElement>(null);
  const [recruiterId, setRecruiter] = useState(recruiters[0]?.id ?? null);
  const [isOver, setOver] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const help = useId();
  const send = async (file: File | undefined) => {
    if (!file || isBusy) return;
    const refusal = refusalOf(file);
    setProblem(refusal);
    if (refusal) return;
    setBusy(true);
    try {
      const { startImport } = await start(
        { file: null, fileName: file.name.slice(-200), recruiterId },
        { uploadables: { 'input.file': file } },
      );
      const id = startImport?.import?.id;
      if (id) void navigate(urlOf(id));
    } catch (error) {
      setProblem(problemsOf(error)[0]!.message);
    } finally {
      setBusy(false);
      if (input.current) input.current.value = '';
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void send(event.dataTransfer.files[0]);
  };
  return (
    <div className={styles.step}>
      {problem && (
        <Notice tone="bad" role="alert">
          {problem}
        </Notice>
      )}
      {recruiters.length > 1 && (
        <SelectField
          label="Recruiter"
          help="For rows without a recruiter's email"
          name="recruiter"
          value={recruiterId ?? ''}
          onChange={(event) => setRecruiter(event.target.value)}
          options={recruiters.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button does the same. */}
      <div
        className={classes(styles.drop, isOver && styles.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <p className={styles.dropTitle}>Drop your file here</p>
        <p id={help} className={styles.soft}>
          {`CSV, TSV, or Excel (.xlsx), at most ${formatBytes(uploadLimits.file)}. The first row must name the columns.`}
        </p>
        <input
          ref={input}
          type="file"
          className={styles.file}
          accept=".csv,.tsv,.txt,.xlsx,.gz"
          aria-label="File of placements"
          aria-describedby={help}
          tabIndex={-1}
          onChange={(event) => void send(event.target.files?.[0])}
        />
        <Button variant="primary" busy={isBusy} onClick={() => input.current?.click()}>
          Choose file
        </Button>
      </div>
      <p className={styles.soft}>
        You'll see what changes before anything is imported. Nobody is invited until you say so.
      </p>
      <div className={styles.actions}>
        <Button onClick={() => saveFile('placements-template.csv', template)}>Download template</Button>
      </div>
    </div>
  );
}

const mutation = graphql`
  mutation StartImportMutation($input: StartImportInput!) {
    startImport(input: $input) {
      import { id state }
      errors { code message field }
    }
  }
`;

/** Why a file can't be sent; null if it can. The server looks at the content. */
function refusalOf({ size, name }: File): string | null {
  if (size === 0) return 'This file is empty. Choose another one.';
  if (size > uploadLimits.file)
    return `This file is larger than ${formatBytes(uploadLimits.file)}. Split it, or pack it with gzip.`;
  if (/\.xls$/i.test(name)) return 'Save this .xls file as .xlsx or CSV first.';
  return null;
}

const examples = [
  'P-1001,Site Engineer,permanent,2026-10-05,,engineering,Perth,,Casey Wintergreen,casey@mail.example,Pinwheel Logistics,Morgan Sandpiper,morgan@pinwheel.example',
  'P-1002,Payroll Officer,fixed-term,2026-09-14,2027-03-12,accounting-and-finance,Leeds,,Robin Larkspur,robin@mail.example,Harbour Works,Alex Thistle,alex@harbour.example',
];
const template = byteOrderMark + csvLine(templateHeads) + examples.map((line) => `${line}\r\n`).join('');
