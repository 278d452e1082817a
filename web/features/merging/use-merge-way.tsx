import { type ComponentType, type ReactNode, useState } from 'react';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { Way } from '#web/features/admin/panel/Decide.tsx';
import { type MergeChoices, MergeFields, noChoices } from './MergeFields.tsx';

type Merging = {
  /** The duplicate. */
  of: { readonly id: string; readonly name: string };
  mutation: GraphQLTaggedNode;
  Picker: ComponentType<{
    words: string;
    chosen: string | null;
    onChoose: (id: string | null) => void;
    folds: boolean;
    except: string;
    error?: ReactNode;
  }>;
  /** The choices that the mutation takes. */
  takes: readonly (keyof MergeChoices)[];
};

/** The way to merge a duplicate into another row, with a preview. */
export function useMergeWay({ of: { id, name }, mutation, Picker, takes }: Merging): Way {
  const [intoId, setIntoId] = useState<string | null>(null);
  const [choices, setChoices] = useState(noChoices);
  return {
    mutation,
    label: 'Merge into…',
    confirmLabel: 'Merge',
    title: `Merge ${name} into another one?`,
    isDestructive: true,
    fields: (wrong) => (
      <MergeFields
        fromId={id}
        intoId={intoId}
        intro="Choose the one that stays. The duplicate is deleted, and this can't be undone."
        wrong={wrong}
        picker={
          <Picker
            words={name.split(' ')[0] ?? ''}
            chosen={intoId}
            onChoose={setIntoId}
            folds
            except={id}
            error={wrong('intoId')}
          />
        }
        choices={choices}
        onChange={setChoices}
      />
    ),
    input: { intoId, ...Object.fromEntries(takes.map((choice) => [choice, choices[choice]])) },
    done: `${name} is merged.`,
    deletesRow: true,
  };
}
