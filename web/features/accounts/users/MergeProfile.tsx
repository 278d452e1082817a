import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { MergeProfile_user$key } from '#web/__generated__/MergeProfile_user.graphql.ts';
import type { MergeProfileMutation } from '#web/__generated__/MergeProfileMutation.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { MergeFields, noChoices } from '#web/features/merging/MergeFields.tsx';
import { ProfilePicker } from '#web/features/merging/ProfilePicker.tsx';
import { useCommand } from '#web/kit/command.ts';

/** Merges a duplicate profile into the profile of this account. */
export function MergeProfile({ user, onClose }: { user: MergeProfile_user$key; onClose: () => void }) {
  const { name, recruiter } = useFragment(
    graphql`
      fragment MergeProfile_user on User {
        name
        recruiter {
          id
          agency {
            id
          }
        }
      }
    `,
    user,
  );
  const [doubleId, setDoubleId] = useState<string | null>(null);
  const [choices, setChoices] = useState(noChoices);
  const merge = useCommand<MergeProfileMutation>(graphql`
    mutation MergeProfileMutation($input: MergeRecruitersInput!) {
      mergeRecruiters(input: $input) {
        user {
          ...UserList_row @relay(mask: false)
        }
        errors { code message field }
      }
    }
  `);
  if (!recruiter) return null;
  return (
    <Confirm
      title={`Merge a duplicate into the profile of ${name}?`}
      open
      onClose={onClose}
      verb="Merge"
      act={() => merge({ recruiterId: doubleId, intoId: recruiter.id, signIn: choices.signIn })}
      done="The profiles are merged."
    >
      {(wrong) => (
        <MergeFields
          fromId={doubleId}
          intoId={recruiter.id}
          intro="Choose the duplicate. It's deleted, and this can't be undone."
          picker={
            <ProfilePicker
              agencyId={recruiter.agency.id}
              words={name.split(' ')[0] ?? ''}
              chosen={doubleId}
              onChoose={(id) => {
                setDoubleId(id);
                setChoices(noChoices);
              }}
              folds
              except={recruiter.id}
              error={wrong('recruiterId')}
            />
          }
          choices={choices}
          onChange={setChoices}
          wrong={wrong}
        />
      )}
    </Confirm>
  );
}
