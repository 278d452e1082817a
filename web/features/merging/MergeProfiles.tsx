import { useState } from 'react';
import { graphql } from 'react-relay';
import type { MergeProfilesMutation } from '#web/__generated__/MergeProfilesMutation.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { leavingStore } from '#web/features/admin/panel/leave-list.ts';
import { useCommand } from '#web/kit/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { MergeFields, noChoices } from './MergeFields.tsx';
import { ProfilePicker } from './ProfilePicker.tsx';

type MergeProfilesProps = {
  agencyId: string;
  /** The duplicate; without one, it's chosen first. */
  duplicate?: { readonly id: string; readonly name: string };
};

/** A button that merges two profiles of an agency, of which neither needs an account, after a preview. */
export function MergeProfiles({ agencyId, duplicate }: MergeProfilesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)} aria-label={duplicate && `Merge ${duplicate.name}…`}>
        {duplicate ? 'Merge…' : 'Merge two profiles…'}
      </Button>
      {isOpen && <Question agencyId={agencyId} duplicate={duplicate} onClose={() => setOpen(false)} />}
    </>
  );
}

type QuestionProps = { agencyId: string; duplicate: MergeProfilesProps['duplicate']; onClose: () => void };

function Question({ agencyId, duplicate, onClose }: QuestionProps) {
  const [fromId, setFromId] = useState(duplicate?.id ?? null);
  const [intoId, setIntoId] = useState<string | null>(null);
  const [choices, setChoices] = useState(noChoices);
  const merge = useCommand<MergeProfilesMutation>(mergeMutation);
  const choose = (set: (id: string | null) => void) => (id: string | null) => {
    set(id);
    setChoices(noChoices);
  };
  const words = duplicate?.name.split(' ')[0] ?? '';
  return (
    <Confirm
      title={duplicate ? `Merge ${duplicate.name} into another profile?` : 'Merge two profiles?'}
      open
      onClose={onClose}
      verb="Merge"
      act={() =>
        merge(
          { recruiterId: fromId, intoId, signIn: choices.signIn },
          { updater: fromId ? leavingStore(fromId) : null },
        )
      }
      done="The profiles are merged."
    >
      {(wrong) => (
        <MergeFields
          fromId={fromId}
          intoId={intoId}
          intro={
            duplicate
              ? "Choose the profile that stays. The duplicate is deleted, and this can't be undone."
              : "Choose the duplicate and the profile that stays. The duplicate is deleted, and this can't be undone."
          }
          picker={
            <>
              {!duplicate && (
                <ProfilePicker
                  noun="duplicate"
                  agencyId={agencyId}
                  words=""
                  chosen={fromId}
                  onChoose={choose(setFromId)}
                  folds
                  except={intoId ?? undefined}
                  error={wrong('recruiterId')}
                />
              )}
              <ProfilePicker
                noun="profile that stays"
                agencyId={agencyId}
                words={words}
                chosen={intoId}
                onChoose={choose(setIntoId)}
                folds
                except={fromId ?? undefined}
                error={wrong('intoId') ?? (duplicate && wrong('recruiterId'))}
              />
            </>
          }
          choices={choices}
          onChange={setChoices}
          wrong={wrong}
        />
      )}
    </Confirm>
  );
}

const mergeMutation = graphql`
  mutation MergeProfilesMutation($input: MergeRecruitersInput!) {
    mergeRecruiters(input: $input) {
      errors { code message field }
      recruiter {
        id
        agency {
          id
          ...AgencyDetails_agency
        }
      }
    }
  }
`;
