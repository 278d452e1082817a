import { type ReactNode, useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { countryOf } from '#common/countries.ts';
import { browserLimits } from '#common/limits.ts';
import type { AgencyPickerQuery, AgencyPickerQuery$data } from '#web/__generated__/AgencyPickerQuery.graphql.ts';
import { Choice } from '#web/ui/Choice.tsx';
import { TextField } from '#web/ui/TextField.tsx';

type AgencyPickerProps = {
  /** The initial search text. */
  words: string;
  /** The global ID of the chosen agency. */
  chosen: string | null;
  onChoose: (agencyId: string | null) => void;
  /** The global ID of an agency that is not offered. */
  except?: string | undefined;
  error?: ReactNode;
};

type Agency = { id: string; name: string; country: string; isApproved: boolean | null | undefined };

/** Searches agencies while the user types, and lets them choose one. */
export function AgencyPicker({ words, chosen, onChoose, except, error }: AgencyPickerProps) {
  const [typed, setTyped] = useState(words);
  const found = useAgencies(typed)?.filter(({ id }) => id !== except);
  const type = (text: string) => {
    setTyped(text);
    onChoose(null);
  };
  return (
    <>
      <TextField
        name="agencyWords"
        type="search"
        label="Find the agency"
        autoComplete="off"
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
      {found === undefined ? (
        <p role="status">Searching…</p>
      ) : found.length === 0 ? (
        <p role="status">{error ?? 'No agencies match. Try fewer letters.'}</p>
      ) : (
        <Choice
          name="agencyId"
          legend="Agency"
          value={chosen ?? ''}
          onChange={(event) => onChoose(event.target.value)}
          error={error}
          options={found.map(({ id, name, country, isApproved }) => ({
            value: id,
            label: name,
            help: `${countryOf(country)?.name ?? country}${isApproved ? '' : ', not approved yet'}`,
          }))}
        />
      )}
    </>
  );
}

/** The matching agencies, 400 ms after the last keystroke; undefined while loading, empty on failure. */
function useAgencies(words: string): readonly Agency[] | undefined {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<{ words: string; agencies: readonly Agency[] }>();
  useEffect(() => {
    let subscription: { unsubscribe(): void } | undefined;
    const timer = setTimeout(() => {
      subscription = fetchQuery<AgencyPickerQuery>(environment, query, { words: words.trim() || null }).subscribe({
        next: (data) => setFound({ words, agencies: agenciesOf(data) }),
        error: () => setFound({ words, agencies: [] }),
      });
    }, browserLimits.throttle);
    return () => {
      clearTimeout(timer);
      subscription?.unsubscribe();
    };
  }, [environment, words]);
  return found?.words === words ? found.agencies : undefined;
}

const agenciesOf = ({ agencies }: AgencyPickerQuery$data): Agency[] =>
  (agencies?.edges ?? []).flatMap((edge) => edge?.node ?? []);

const query = graphql`
  query AgencyPickerQuery($words: String) {
    agencies(first: 6, filter: { words: $words }, sort: NAME) {
      edges {
        node {
          id
          name
          country
          isApproved
        }
      }
    }
  }
`;
