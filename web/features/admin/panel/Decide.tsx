import { useState } from 'react';
import type { GraphQLTaggedNode, MutationParameters, SelectorStoreUpdater } from 'relay-runtime';
import { Confirm, type ConfirmProps } from '#web/app-ui/Confirm.tsx';
import { useCommand } from '#web/kit/command.ts';
import { useKeys } from '#web/kit/keys.ts';
import { useGoOn } from '#web/list/queue.ts';
import { Button, type ButtonProps } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Choice.tsx';
import { ReasonField, type Reasons, type Words, WordsField } from './decision-fields.tsx';
import { leavingList, leavingStore } from './leave-list.ts';

/** One way to decide about the open row: a button, and the question behind it. */
export interface Way {
  /** Takes the id, `expectedVersion`, and what is asked for below. */
  mutation: GraphQLTaggedNode;
  /** On the button. */
  label: string;
  variant?: ButtonProps['variant'];
  /** The key that does what the button does. */
  hotkey?: string;
  /** The question. */
  title: string;
  /** On its button: as `label` if not said otherwise. */
  verb?: string;
  /** Red, for what somebody is refused or loses. */
  isHarsh?: boolean;
  /** What happens, in paragraphs. */
  says?: readonly (string | false | null | undefined)[];
  reasons?: Reasons;
  words?: Words;
  /** Something to tick, by the input that says whether it was. */
  tick?: { name: string; label: string; help: string };
  /** Fields that no other way has, with what they say. */
  fields?: Extract<ConfirmProps['children'], (...args: never[]) => unknown>;
  said?: object;
  /** The toast afterwards. */
  done: string;
  /** It is not the end of it: the row stays open. */
  isFirstStep?: boolean;
  /** The row is deleted by it. */
  goes?: boolean;
}

type DecideProps = {
  row: { readonly id: string; readonly version: number | null | undefined };
  /** The input that names the row, such as `reportId`. */
  as: string;
  ways: readonly Way[];
  /** The list in the store that a decided row leaves. */
  listId?: string | undefined;
};

/** The ways to decide about the open row of a queue, by button or by key; each asks once more, then the next row opens. */
export function Decide({ row: { id, version }, as, ways, listId }: DecideProps) {
  const [open, setOpen] = useState<string | null>(null);
  useKeys(Object.fromEntries(ways.flatMap(({ hotkey, label }) => (hotkey ? [[hotkey, () => setOpen(label)]] : []))));
  return (
    <>
      {ways.map(({ label, variant = 'secondary', hotkey }) => (
        <Button key={label} variant={variant} onClick={() => setOpen(label)} aria-keyshortcuts={hotkey}>
          {label}
        </Button>
      ))}
      {ways.map((way) => (
        <Question
          key={way.label}
          way={way}
          input={{ [as]: id, expectedVersion: version }}
          leave={way.goes ? leavingStore(id) : leavingList(listId, id)}
          closes={Boolean(listId)}
          open={open === way.label}
          onClose={() => setOpen(null)}
        />
      ))}
    </>
  );
}

type QuestionProps = {
  way: Way;
  input: object;
  leave: SelectorStoreUpdater;
  closes: boolean;
  open: boolean;
  onClose: () => void;
};

interface AnyDecision extends MutationParameters {
  variables: { input: Readonly<Record<string, unknown>> };
}

/** What was typed stays when the question is closed or refused. */
function Question({ way, input, leave, closes, open, onClose }: QuestionProps) {
  const { title, label, verb = label, isHarsh, says = [], reasons, words, tick, fields, done } = way;
  const [reason, setReason] = useState('');
  const [text, setText] = useState('');
  const [isTicked, setTicked] = useState(false);
  const run = useCommand<AnyDecision>(way.mutation);
  const goOn = useGoOn();
  const act = async () => {
    const said = {
      ...way.said,
      ...(reasons && { reason }),
      ...(words && { [words.name ?? 'reason']: text }),
      ...(tick && { [tick.name]: isTicked }),
    };
    await run({ ...input, ...said }, way.isFirstStep ? {} : { updater: leave });
    setText('');
    if (!way.isFirstStep) goOn(closes);
  };
  return (
    <Confirm
      title={title}
      verb={verb}
      tone={isHarsh ? 'danger' : 'primary'}
      done={done}
      open={open}
      onClose={onClose}
      act={act}
    >
      {(wrong) => (
        <>
          {says.map((sentence) => sentence && <p key={sentence}>{sentence}</p>)}
          {reasons && <ReasonField {...reasons} reason={reason} error={wrong('reason')} onChange={setReason} />}
          {fields?.(wrong)}
          {words && <WordsField {...words} text={text} error={wrong(words.name ?? 'reason')} onChange={setText} />}
          {tick && <Checkbox {...tick} checked={isTicked} onChange={(event) => setTicked(event.target.checked)} />}
        </>
      )}
    </Confirm>
  );
}
