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

/** One possible decision about the open row: its button, and its confirmation. */
export interface Way {
  /** Takes the ID, `expectedVersion`, and the fields below. */
  mutation: GraphQLTaggedNode;
  /** The label of the button. */
  label: string;
  variant?: ButtonProps['variant'];
  /** The keyboard shortcut of the button. */
  hotkey?: string;
  /** The question in the confirmation. */
  title: string;
  /** The label of the confirmation's button; `label` by default. */
  confirmLabel?: string;
  /** Shown in red, for decisions that refuse or remove something. */
  isDestructive?: boolean;
  /** What happens, in paragraphs. */
  explanation?: readonly (string | false | null | undefined)[];
  reasons?: Reasons;
  words?: Words;
  /** A checkbox, with the name of its input. */
  checkbox?: { name: string; label: string; help: string };
  /** Fields of this decision only, and an explanation. */
  fields?: Extract<ConfirmProps['children'], (...args: never[]) => unknown>;
  /** Input that is always sent with this decision. */
  input?: object;
  /** The toast afterwards. */
  done: string;
  /** Keeps the row open, because another decision follows. */
  isFirstStep?: boolean;
  /** Removes the row from the store, because the decision deletes it. */
  deletesRow?: boolean;
}

type DecideProps = {
  row: { readonly id: string; readonly version: number | null | undefined };
  /** The input for the row's ID, such as `reportId`. */
  as: string;
  ways: readonly Way[];
  /** The list in the store from which a decided row is removed. */
  listId?: string | undefined;
};

/**
 * The possible decisions about the open row of a queue, by button or shortcut. Each is confirmed, then the next row
 * opens.
 */
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
          leave={way.deletesRow ? leavingStore(id) : leavingList(listId, id)}
          closes={Boolean(listId) || Boolean(way.deletesRow)}
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

/** Keeps typed text when the confirmation is closed or refused. */
function Question({ way, input, leave, closes, open, onClose }: QuestionProps) {
  const {
    title,
    label,
    confirmLabel = label,
    isDestructive,
    explanation = [],
    reasons,
    words,
    checkbox,
    fields,
    done,
  } = way;
  const [reason, setReason] = useState('');
  const [text, setText] = useState('');
  const [isTicked, setTicked] = useState(false);
  const run = useCommand<AnyDecision>(way.mutation);
  const goOn = useGoOn();
  const act = async () => {
    const chosen = {
      ...way.input,
      ...(reasons && { reason }),
      ...(words && { [words.name ?? 'reason']: text }),
      ...(checkbox && { [checkbox.name]: isTicked }),
    };
    await run({ ...input, ...chosen }, way.isFirstStep ? {} : { updater: leave });
    setText('');
    if (!way.isFirstStep) goOn(closes);
  };
  return (
    <Confirm
      title={title}
      verb={confirmLabel}
      tone={isDestructive ? 'danger' : 'primary'}
      done={done}
      open={open}
      onClose={onClose}
      act={act}
    >
      {(wrong) => (
        <>
          {explanation.map((sentence) => sentence && <p key={sentence}>{sentence}</p>)}
          {reasons && <ReasonField {...reasons} reason={reason} error={wrong('reason')} onChange={setReason} />}
          {fields?.(wrong)}
          {words && <WordsField {...words} text={text} error={wrong(words.name ?? 'reason')} onChange={setText} />}
          {checkbox && (
            <Checkbox {...checkbox} checked={isTicked} onChange={(event) => setTicked(event.target.checked)} />
          )}
        </>
      )}
    </Confirm>
  );
}
