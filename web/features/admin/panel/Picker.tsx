import { type ReactNode, useEffect, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { browserLimits } from '#common/limits.ts';
import { Button } from '#web/ui/Button.tsx';
import { Choice } from '#web/ui/Choice.tsx';
import { TextField } from '#web/ui/TextField.tsx';

/** Something to choose. */
export interface Found {
  id: string;
  label: string;
  help: string;
}

type Searching = OperationType & { variables: { words?: string | null | undefined } };

/** The variables of a query besides the words. */
type Besides<Q extends Searching> = Omit<Q['variables'], 'words'>;

export type PickerProps<Q extends Searching> = {
  /** What is chosen; also begins the names of the fields. */
  noun: string;
  plural: string;
  /** Says what the search finds it by. */
  help?: ReactNode;
  query: GraphQLTaggedNode;
  /** The variables of the query besides the words. */
  besides?: Besides<Q>;
  read: (data: Q['response']) => readonly Found[];
  /** The initial search text. */
  words: string;
  /** The global ID of what is chosen. */
  chosen: string | null;
  onChoose: (id: string | null) => void;
  /** Shows only what is chosen, until it is to be changed: for pickers above what depends on the choice. */
  folds?: boolean;
  /** The global ID of one that is not offered. */
  except?: string | undefined;
  error?: ReactNode;
};

/** Searches while the user types, and lets them choose one of what is found. */
export function Picker<Q extends Searching>({ noun, plural, help, words, chosen, onChoose, ...of }: PickerProps<Q>) {
  const { query, besides, read, folds, except, error } = of;
  const [typed, setTyped] = useState(words);
  const field = noun.replaceAll(' ', '-');
  const isFolded = folds && chosen !== null;
  const found = useFound<Q>(query, besides, read, typed)?.filter(({ id }) =>
    isFolded ? id === chosen : id !== except,
  );
  const type = (text: string) => {
    setTyped(text);
    onChoose(null);
  };
  return (
    <>
      <TextField
        name={`${field}Words`}
        type="search"
        label={`Find the ${noun}`}
        help={help}
        autoComplete="off"
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
      {found === undefined ? (
        <p role="status">Searching…</p>
      ) : found.length === 0 ? (
        <p role="status">{error ?? `No ${plural} match. Try fewer letters.`}</p>
      ) : (
        <Choice
          name={`${field}Id`}
          legend={noun.charAt(0).toUpperCase() + noun.slice(1)}
          value={chosen ?? ''}
          onChange={(event) => onChoose(event.target.value)}
          error={error}
          options={found.map(({ id, ...option }) => ({ value: id, ...option }))}
        />
      )}
      {isFolded && (
        <div>
          <Button onClick={() => onChoose(null)}>{`Choose another ${noun}`}</Button>
        </div>
      )}
    </>
  );
}

/** What matches, 400 ms after the last keystroke; undefined while loading, empty on failure. */
function useFound<Q extends Searching>(
  query: GraphQLTaggedNode,
  besides: Besides<Q> | undefined,
  read: (data: Q['response']) => readonly Found[],
  words: string,
): readonly Found[] | undefined {
  const environment = useRelayEnvironment();
  const others = JSON.stringify(besides ?? {});
  const [found, setFound] = useState<{ words: string; rows: readonly Found[] }>();
  useEffect(() => {
    let subscription: { unsubscribe(): void } | undefined;
    const timer = setTimeout(() => {
      const variables = { ...JSON.parse(others), words: words.trim() || null };
      subscription = fetchQuery<Q>(environment, query, variables).subscribe({
        next: (data) => setFound({ words, rows: read(data) }),
        error: () => setFound({ words, rows: [] }),
      });
    }, browserLimits.throttle);
    return () => {
      clearTimeout(timer);
      subscription?.unsubscribe();
    };
  }, [environment, query, others, read, words]);
  return found?.words === words ? found.rows : undefined;
}
