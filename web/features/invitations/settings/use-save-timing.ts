import { useCallback, useMemo } from 'react';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { type Newest, Overtaken, type Settings, useSave } from '#web/app-ui/settings.ts';
import type { InputOf } from '#web/kit/command.ts';
import { type Timed, timingAsTexts } from './timing-as-texts.ts';

/** Settings of when emails leave, and the mutation that saves them. */
export interface TimingKind<M extends MutationParameters, Saved> {
  /** Names them for the changes kept in this tab, such as 'invite settings'. */
  readonly of: string;
  /** The fields that are numbers. */
  readonly numbers: readonly (keyof Saved & string)[];
  readonly mutation: GraphQLTaggedNode;
  readonly settingsIn: (data: M['response']) => Saved | null | undefined;
}

/** Saves an agency's settings of when emails leave. In the form, numbers are texts. */
export function useSaveTiming<M extends MutationParameters, Saved extends Timed & Newest & { readonly id: string }>(
  saved: Saved,
  { of, numbers, mutation, settingsIn }: TimingKind<M, Saved>,
): Settings {
  const run = useSave<M, Saved>(mutation, settingsIn);
  const { inForm, sent } = useMemo(() => timingAsTexts<Saved>(numbers), [numbers]);
  const { id } = saved;
  const save = useCallback<Settings['save']>(
    async (fields, expectedVersion) => {
      try {
        await run({ ...sent(fields), settingsId: id, expectedVersion } as unknown as InputOf<M>);
      } catch (error) {
        throw error instanceof Overtaken ? new Overtaken(inForm(error.newest as unknown as Saved)) : error;
      }
    },
    [run, sent, inForm, id],
  );
  return useMemo(() => ({ of: `${of} ${id}`, saved: inForm(saved), save }), [of, id, saved, inForm, save]);
}
