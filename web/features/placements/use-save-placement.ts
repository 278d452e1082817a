import { useMemo, useState } from 'react';
import { graphql } from 'react-relay';
import type { useSavePlacement_placement$data } from '#web/__generated__/useSavePlacement_placement.graphql.ts';
import type { useSavePlacementAddMutation } from '#web/__generated__/useSavePlacementAddMutation.graphql.ts';
import type { useSavePlacementMutation } from '#web/__generated__/useSavePlacementMutation.graphql.ts';
import { Overtaken, type Settings } from '#web/app-ui/settings.ts';
import { useCommand } from '#web/kit/command.ts';
import { note } from '#web/kit/data-layer.ts';
import { isOvertaken, Refused } from '#web/kit/problem.ts';
import { inputOf, type PlacementValues, valuesOf } from './placement-values.ts';

/** A placement as the store has it for its form. */
export type PlacementToEdit = Omit<useSavePlacement_placement$data, ' $fragmentType'>;

type Saving = {
  /** The values of the form; with an id if the placement exists. */
  readonly saved: PlacementValues;
  readonly onSaved: (placement: PlacementToEdit) => Promise<void> | void;
};

/** Saves a new or a known placement for its form. `twin` is the placement that is the same as the one just refused. */
export function useSavePlacement({ saved, onSaved }: Saving): { settings: Settings; twin: PlacementToEdit | null } {
  const add = useCommand<useSavePlacementAddMutation>(addMutation);
  const save = useCommand<useSavePlacementMutation>(saveMutation);
  const [twin, setTwin] = useState<PlacementToEdit | null>(null);
  const id = saved.id as string | undefined;
  const settings = useMemo<Settings>(() => {
    let newest = saved;
    return {
      of: id ? `placement ${id}` : 'new placement',
      saved,
      isNew: !id,
      save: async (fields, version) => {
        let answered: PlacementToEdit | null | undefined;
        const input = inputOf({ ...(version === saved.version ? saved : newest), ...fields });
        setTwin(null);
        try {
          if (id)
            await save(
              { ...input, placementId: id, expectedVersion: version },
              {
                updater: (_, data) => {
                  answered = data?.savePlacement?.placement;
                },
              },
            );
          else
            await add(input, {
              updater: (_, data) => {
                answered = data?.addPlacement?.placement;
              },
            });
        } catch (error) {
          if (!(error instanceof Refused) || !answered) throw error;
          if (isOvertaken(error.problems)) {
            newest = valuesOf(answered);
            throw new Overtaken(newest);
          }
          setTwin(answered);
          throw error;
        }
        if (!id) note({ event: 'create-placement', count: 1 });
        if (answered) await onSaved(answered);
      },
    };
  }, [id, saved, add, save, onSaved]);
  return { settings, twin };
}

const addMutation = graphql`
  mutation useSavePlacementAddMutation($input: AddPlacementInput!) {
    addPlacement(input: $input) {
      errors { code message field }
      placement {
        ...useSavePlacement_placement @relay(mask: false)
      }
    }
  }
`;

const saveMutation = graphql`
  mutation useSavePlacementMutation($input: SavePlacementInput!) {
    savePlacement(input: $input) {
      errors { code message field }
      placement {
        ...useSavePlacement_placement @relay(mask: false)
      }
    }
  }
`;

graphql`
  fragment useSavePlacement_placement on Placement {
    id
    version
    jobTitle
    jobType
    speciality
    location
    startDate
    endDate
    companyName
    candidateName
    candidateEmail
    contactName
    contactEmail
    invitesCandidate
    invitesEmployer
    candidateDoNotMail
    employerDoNotMail
    candidateStep
    employerStep
    source
    state
    viewerCanEdit
    recruiter {
      id
      name
    }
  }
`;
