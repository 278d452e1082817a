import { type ReactNode, useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { countryOf } from '#common/countries.ts';
import { browserLimits } from '#common/limits.ts';
import type { AgencyPickerQuery, AgencyPickerQuery$data } from '#web/__generated__/AgencyPickerQuery.graphql.ts';
import { Choice } from '#web/ui/Choice.tsx';
import { TextField } from '#web/ui/TextField.tsx';

type AgencyPickerProps = {
  /** What is looked for at first. */
  words: string;
  /** Global id of the chosen agency. */
  chosen: string | null;
  onChoose: (agencyId: string | null) => void;
  error?: ReactNode;
};

type Agency = { id: string; name: string; country: string; isApproved: boolean | null | undefined };

/** Finds an agency while one types, and lets one choose it. */
export function AgencyPicker({ words, chosen, onChoose, error }: AgencyPickerProps) {
  const [typed, setTyped] = useState(words);
  const found = useAgencies(typed);
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
        <p role="status">Looking…</p>
      ) : found.length === 0 ? (
        <p role="status">{error ?? 'No agency is called like that. Try fewer letters.'}</p>
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

/** Agencies by words, 400 ms after the last key; undefined while it is not known. Nothing is found when it fails. */
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
