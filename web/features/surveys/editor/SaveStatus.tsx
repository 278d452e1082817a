import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { SaveState } from './autosave.ts';
import type { Contents } from './contents.ts';
import { Differences } from './Differences.tsx';
import styles from './SaveStatus.module.css';

type SaveStatusProps = {
  state: SaveState<Contents>;
  contents: Contents;
  scoreTitle: string;
  /** The names of other people who have the draft open. */
  others: readonly string[];
  /** Whether there is a draft. */
  hasDraft: boolean;
  onRetry: () => void;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Whether the draft is saved, who else is editing it, and what to do about a version that came in between. */
export function SaveStatus({ state, contents, scoreTitle, others, hasDraft, ...props }: SaveStatusProps) {
  return (
    <div className={styles.status}>
      <p className={styles.line} role="status">
        {state.kind === 'saved' && (
          <span>{hasDraft ? 'Saved as a draft' : 'This is the live version. Your first change starts a draft.'}</span>
        )}
        {(state.kind === 'waiting' || state.kind === 'saving') && <span>Saving…</span>}
        {others.length > 0 && <span>{` ${inWords(others)} editing this, too.`}</span>}
      </p>
      {state.kind === 'failed' && (
        <Notice
          tone="bad"
          role="alert"
          action={
            <Button size="small" onClick={props.onRetry}>
              Try again
            </Button>
          }
        >
          {`Not saved: ${state.message}`}
        </Notice>
      )}
      {state.kind === 'overtaken' && (
        <Notice
          tone="warn"
          role="alert"
          title={`${state.theirs.by ?? 'Someone'} changed this draft while you were editing it`}
          action={
            <span className={styles.actions}>
              <Button size="small" onClick={props.onTakeTheirs}>
                Load their version
              </Button>
              <Button size="small" onClick={props.onKeepMine}>
                Keep mine
              </Button>
            </span>
          }
        >
          <p>Your last changes aren't saved. From yours to theirs:</p>
          <Differences before={contents} after={state.theirs.contents} scoreTitle={scoreTitle} />
        </Notice>
      )}
    </div>
  );
}

const inWords = (names: readonly string[]) =>
  `${new Intl.ListFormat('en-US').format(names)} ${names.length === 1 ? 'is' : 'are'}`;
