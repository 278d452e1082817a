import { useState } from 'react';
import { formatCount, formatNumber } from '#common/formats.ts';
import { importLimits } from '#common/placements/import-states.ts';
import { placementsUrl } from '#common/urls.ts';
import { ActButton } from '#web/app-ui/ActButton.tsx';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Progress } from '#web/ui/Progress.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { StatRow } from '#web/ui/StatRow.tsx';
import { Cancel } from './Cancel.tsx';
import { DownloadRefused } from './DownloadRefused.tsx';
import styles from './Import.module.css';
import { ChangedExamples, RefusedExamples } from './ImportRows.tsx';
import { useImportUrl } from './import-place.ts';
import { MatchColumns } from './MatchColumns.tsx';
import { type ImportData, useImport, useImportSteps } from './use-import.ts';

/** An import on its way: the step it is at, followed while a task works on it. */
export function ImportSteps({ id }: { id: string }) {
  const urlOf = useImportUrl();
  const { found, isLost, look } = useImport(id);
  const steps = useImportSteps(id, look);
  if (found === undefined)
    return isLost ? <Notice tone="bad">We couldn't load this import. We'll try again.</Notice> : <Skeleton lines={4} />;
  if (found === null)
    return (
      <EmptyState action={<Button href={urlOf()}>Import a file</Button>}>
        This import doesn't exist, or it was removed.
      </EmptyState>
    );
  return (
    <div className={styles.step}>
      {isLost && <Notice tone="warn">We can't reach Plaudit right now. We'll keep trying.</Notice>}
      <p className={styles.fileName}>{found.fileName}</p>
      <div aria-live="polite" className={styles.step}>
        <Step of={found} look={look} steps={steps} />
      </div>
    </div>
  );
}

type StepProps = { of: ImportData; look: () => void; steps: ReturnType<typeof useImportSteps> };

function Step({ of, look, steps }: StepProps) {
  const urlOf = useImportUrl();
  switch (of.state) {
    case 'inspecting':
      return (
        <Working
          words={of.progress > 0 ? `Reading the file: ${formatCount(of.progress, 'row')} so far` : 'Reading the file'}
        />
      );
    case 'matching':
      return <MatchColumns key={of.heads.join('\n')} of={of} look={look} cancel={steps.cancel} />;
    case 'reading':
      return <Counted label="Checking rows" of={of} total={of.rowCount} cancel={steps.cancel} />;
    case 'checked':
      return <Checked of={of} steps={steps} />;
    case 'importing':
      return <Counted label="Importing placements" of={of} total={of.newCount + of.changedCount} />;
    case 'undoing':
      return <Counted label="Undoing the import" of={of} total={of.newCount + of.changedCount} />;
    case 'failed':
      return <Failed of={of} cancel={steps.cancel} />;
    case 'canceled':
      return (
        <EmptyState action={<Button href={urlOf()}>Import another file</Button>}>
          This import was canceled. Nothing was imported.
        </EmptyState>
      );
    default:
      return <Done of={of} undo={steps.undo} />;
  }
}

function Working({ words }: { words: string }) {
  return (
    <>
      <p role="status">{`${words}…`}</p>
      <p className={styles.soft}>You can leave this page. We'll go on.</p>
    </>
  );
}

type CountedProps = { label: string; of: ImportData; total: number; cancel?: () => Promise<void> };

function Counted({ label, of, total, cancel }: CountedProps) {
  return (
    <>
      <Progress label={label} done={Math.min(of.progress, total)} of={total} />
      <p className={styles.soft}>You can leave this page. We'll go on.</p>
      {cancel && (
        <div className={styles.actions}>
          <Cancel act={cancel} />
        </div>
      )}
    </>
  );
}

const statsOf = ({ newCount, changedCount, sameCount, refusedCount }: ImportData) => [
  { label: 'New', value: formatNumber(newCount) },
  { label: 'Changed', value: formatNumber(changedCount) },
  { label: 'Unchanged', value: formatNumber(sameCount) },
  { label: 'Refused', value: formatNumber(refusedCount) },
];

function Checked({ of, steps }: Omit<StepProps, 'look'>) {
  const count = of.newCount + of.changedCount;
  return (
    <>
      <StatRow stats={statsOf(of)} />
      <p>
        {count > 0
          ? 'Nothing has been imported yet. Rows that are refused are left out, and you can download them with their reasons.'
          : 'There is nothing to import: no placement is new or changed.'}
      </p>
      <div className={styles.actions}>
        {count > 0 && (
          <ActButton variant="primary" act={steps.run} done="Import started.">
            {`Import ${formatCount(count, 'placement')}`}
          </ActButton>
        )}
        <ActButton act={steps.rematch} done="Match the columns again.">
          Change columns
        </ActButton>
        {of.hasRefused && <DownloadRefused of={of} />}
        <Cancel act={steps.cancel} />
      </div>
      <RefusedExamples of={of} />
      <ChangedExamples of={of} />
    </>
  );
}

function Failed({ of, cancel }: { of: ImportData; cancel: () => Promise<void> }) {
  const urlOf = useImportUrl();
  return (
    <>
      <Notice tone="bad" title="We can't read this file" role="alert">
        {of.problem}
      </Notice>
      <p>Nothing was imported. Correct the file, then send it again.</p>
      <div className={styles.actions}>
        <Button variant="primary" href={urlOf()}>
          Choose another file
        </Button>
        <Cancel act={cancel} />
      </div>
    </>
  );
}

function Done({ of, undo }: { of: ImportData; undo: () => Promise<void> }) {
  const urlOf = useImportUrl();
  const [isAsking, ask] = useState(false);
  const isUndone = of.state === 'undone';
  const file = of.id.slice(of.id.indexOf(':') + 1);
  return (
    <>
      <Notice tone="good" title={isUndone ? 'The import was undone' : 'The import is done'} role="status">
        {isUndone
          ? `${formatCount(of.undoneCount, 'placement')} removed or restored. ${
              of.keptCount > 0
                ? `${formatCount(of.keptCount, 'placement')} stayed, because someone was invited, wrote a review, or changed it since.`
                : 'Nothing of it is left.'
            }`
          : 'Nobody has been invited yet.'}
      </Notice>
      <StatRow stats={statsOf(of)} />
      <div className={styles.actions}>
        {!isUndone && of.newCount > 0 && (
          <Button variant="primary" href={placementsUrl({ view: 'invite_needed', file })}>
            Invite them
          </Button>
        )}
        {of.newCount > 0 && <Button href={placementsUrl({ file })}>See placements</Button>}
        {of.hasRefused && <DownloadRefused of={of} />}
        {of.canUndo && <Button onClick={() => ask(true)}>Undo import</Button>}
        <Button href={urlOf()}>Import another file</Button>
      </div>
      <RefusedExamples of={of} />
      <Confirm
        open={isAsking}
        title="Undo this import?"
        verb="Undo import"
        done="Undoing the import."
        act={undo}
        onClose={() => ask(false)}
      >
        {`We'll remove the placements that it added and restore those it changed. Those that someone was invited about, reviewed, or changed since stay. You can do this within ${importLimits.undoHours} hours.`}
      </Confirm>
    </>
  );
}
