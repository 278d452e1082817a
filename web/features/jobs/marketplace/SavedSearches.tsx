import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import { jobLimits } from '#common/jobs/limits.ts';
import {
  filtersGiven,
  filtersInAddress,
  type SavedFilters,
  type SearchRhythm,
  searchRhythms,
  searchRhythmWords,
} from '#common/jobs/searches.ts';
import { marketplaceUrl } from '#common/urls.ts';
import type {
  SavedSearches_query$data,
  SavedSearches_query$key,
} from '#web/__generated__/SavedSearches_query.graphql.ts';
import type { SavedSearchesChangeMutation } from '#web/__generated__/SavedSearchesChangeMutation.graphql.ts';
import type { SavedSearchesDeleteMutation } from '#web/__generated__/SavedSearchesDeleteMutation.graphql.ts';
import type { SavedSearchesSaveMutation } from '#web/__generated__/SavedSearchesSaveMutation.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { useCommand } from '#web/kit/command.ts';
import { nodesOf } from '#web/kit/nodes.ts';
import { FilterLinks } from '#web/list/FilterLinks.tsx';
import { choicesOf } from '#web/list/filters.ts';
import type { ListQuery } from '#web/list/list-address.ts';
import { Button } from '#web/ui/Button.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from '../Jobs.module.css';
import { useLooksOnly } from '../use-looks-only.ts';

type Saved = NonNullable<
  NonNullable<NonNullable<NonNullable<SavedSearches_query$data['viewer']>['savedJobSearches']['edges']>[number]>['node']
>;

/** The saved searches of a recruiter as links, with what can be done with the present filters. */
export function SavedSearches({ data, query }: { data: SavedSearches_query$key; query: ListQuery }) {
  const { viewer } = useFragment(
    graphql`
      fragment SavedSearches_query on Query {
        viewer {
          id
          ...SavedSearches_user @relay(mask: false)
        }
      }
    `,
    data,
  );
  const looksOnly = useLooksOnly();
  if (looksOnly || !viewer) return null;
  const searches = nodesOf(viewer.savedJobSearches);
  const present = marketplaceUrl(filtersInAddress(presentFilters(query)));
  const current = searches.find((search) => urlOf(search) === present);
  return (
    <div className={styles.saved}>
      {searches.length > 0 && (
        <>
          <span className={styles.soft} aria-hidden="true">
            Saved searches
          </span>
          <FilterLinks
            label="Saved searches"
            links={searches.map((search) => ({
              label: search.name,
              href: urlOf(search),
              current: search === current,
            }))}
          />
        </>
      )}
      {current ? <SearchActions key={current.id} search={current} /> : <SaveSearch query={query} />}
    </div>
  );
}

const presentFilters = ({ q, ...filters }: ListQuery): SavedFilters => filtersGiven({ ...filters, words: q?.trim() });

/** The marketplace with the filters of a search. */
const urlOf = (search: Saved): string => marketplaceUrl(filtersInAddress(filtersGiven(search)));

/** Saves the present filters under a name. */
function SaveSearch({ query }: { query: ListQuery }) {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [rhythm, setRhythm] = useState<SearchRhythm>('daily');
  const save = useCommand<SavedSearchesSaveMutation>(saveMutation);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Save this search
      </Button>
      <Confirm
        title="Save this search"
        open={isOpen}
        onClose={() => setOpen(false)}
        verb="Save search"
        tone="primary"
        act={() => save({ name, rhythm, ...presentFilters(query) })}
        done="Search saved."
      >
        {(wrong) => <SearchFields name={name} onName={setName} rhythm={rhythm} onRhythm={setRhythm} wrong={wrong} />}
      </Confirm>
    </>
  );
}

/** Changes or deletes the saved search that is shown. */
function SearchActions({ search }: { search: Saved }) {
  const [open, setOpen] = useState<'change' | 'delete' | null>(null);
  const [name, setName] = useState(search.name);
  const [rhythm, setRhythm] = useState(search.rhythm as SearchRhythm);
  const change = useCommand<SavedSearchesChangeMutation>(changeMutation);
  const remove = useCommand<SavedSearchesDeleteMutation>(deleteMutation);
  const navigate = useNavigate();
  const close = () => setOpen(null);
  const begin = () => {
    setName(search.name);
    setRhythm(search.rhythm as SearchRhythm);
    setOpen('change');
  };
  const drop = async () => {
    await remove({ searchId: search.id });
    void navigate(marketplaceUrl(), { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <Button size="small" onClick={begin}>
        Name and emails
      </Button>
      <Button size="small" onClick={() => setOpen('delete')}>
        Delete search
      </Button>
      <Confirm
        title="Name and emails of this search"
        open={open === 'change'}
        onClose={close}
        verb="Save"
        tone="primary"
        act={() => change({ searchId: search.id, expectedVersion: search.version, name, rhythm })}
        done="Search saved."
      >
        {(wrong) => <SearchFields name={name} onName={setName} rhythm={rhythm} onRhythm={setRhythm} wrong={wrong} />}
      </Confirm>
      <Confirm
        title={`Delete “${search.name}”?`}
        open={open === 'delete'}
        onClose={close}
        verb="Delete search"
        act={drop}
        done="Search deleted."
      >
        You won't get emails about it any more. The jobs stay.
      </Confirm>
    </>
  );
}

type SearchFieldsProps = {
  name: string;
  onName: (name: string) => void;
  rhythm: SearchRhythm;
  onRhythm: (rhythm: SearchRhythm) => void;
  wrong: (field: string) => string | undefined;
};

const SearchFields = ({ name, onName, rhythm, onRhythm, wrong }: SearchFieldsProps) => (
  <div className={styles.part}>
    <TextField
      name="name"
      label="Name"
      value={name}
      onChange={({ target }) => onName(target.value)}
      error={wrong('name')}
      maxLength={jobLimits.searchName}
    />
    <SelectField
      name="rhythm"
      label="Email me new jobs"
      help="At eight in the morning, with jobs that opened since the last email. Jobs that you have a part in are left out."
      value={rhythm}
      onChange={({ target }) => onRhythm(target.value as SearchRhythm)}
      error={wrong('rhythm')}
      options={[...choicesOf(searchRhythmWords, searchRhythms)]}
    />
  </div>
);

graphql`
  fragment SavedSearches_user on User {
    savedJobSearches(first: 20) {
      edges {
        node {
          id
          name
          rhythm
          version
          words
          speciality
          jobType
          country
          searchType
        }
      }
    }
  }
`;

const saveMutation = graphql`
  mutation SavedSearchesSaveMutation($input: SaveJobSearchInput!) {
    saveJobSearch(input: $input) {
      errors { code message field }
      user {
        ...SavedSearches_user @relay(mask: false)
      }
    }
  }
`;

const changeMutation = graphql`
  mutation SavedSearchesChangeMutation($input: ChangeJobSearchInput!) {
    changeJobSearch(input: $input) {
      errors { code message field }
      user {
        ...SavedSearches_user @relay(mask: false)
      }
    }
  }
`;

const deleteMutation = graphql`
  mutation SavedSearchesDeleteMutation($input: DeleteJobSearchInput!) {
    deleteJobSearch(input: $input) {
      errors { code message field }
      user {
        ...SavedSearches_user @relay(mask: false)
      }
    }
  }
`;
