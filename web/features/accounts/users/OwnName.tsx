import { useCallback, useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import { textLimits } from '#common/limits.ts';
import { meets } from '#common/roles.ts';
import { recruiterEditUrl } from '#common/urls.ts';
import type { OwnName_user$data, OwnName_user$key } from '#web/__generated__/OwnName_user.graphql.ts';
import type { OwnNameMutation } from '#web/__generated__/OwnNameMutation.graphql.ts';
import { SingleSection } from '#web/app-ui/SettingsForm.tsx';
import { type Settings, useSave } from '#web/app-ui/settings.ts';
import { useSection } from '#web/app-ui/use-settings.ts';
import { useUser } from '#web/kit/session/use-session.ts';
import { Link } from '#web/ui/Link.tsx';
import { TextField } from '#web/ui/TextField.tsx';

type Account = Omit<OwnName_user$data, ' $fragmentType'>;

/** The account's own name. A public profile has another one. */
export function OwnName({ user }: { user: OwnName_user$key }) {
  const saved = useFragment(
    graphql`
      fragment OwnName_user on User {
        id
        name
        version
      }
    `,
    user,
  );
  const run = useSave<OwnNameMutation, Account>(mutation, accountIn);
  const { id } = saved;
  const save = useCallback<Settings['save']>(
    async ({ name }, expectedVersion) => void (await run({ name: String(name), expectedVersion })),
    [run],
  );
  const settings = useMemo(() => ({ of: `account name ${id}`, saved, save }), [id, saved, save]);
  const signedIn = useUser();
  const hasProfile = meets(signedIn?.roles ?? null, 'recruiter_profile_edit');
  return (
    <SingleSection
      settings={settings}
      id="name"
      title="Name"
      about={
        <p>
          How our emails address you, and how your colleagues see you.{' '}
          {hasProfile && (
            <span>
              The name on your public page is part of <Link href={recruiterEditUrl('introduction')}>your profile</Link>.
            </span>
          )}
        </p>
      }
      labels={{ name: 'Name' }}
    >
      <NameField />
    </SingleSection>
  );
}

function NameField() {
  const { field } = useSection({ name: '' });
  return (
    <TextField {...field('name')} id="own-name" label="Name" maxLength={textLimits.name.max} autoComplete="name" />
  );
}

const accountIn = (data: OwnNameMutation['response']) => data.changeName?.user;

const mutation = graphql`
  mutation OwnNameMutation($input: ChangeNameInput!) {
    changeName(input: $input) {
      errors { code message field }
      user {
        ...OwnName_user @relay(mask: false)
      }
    }
  }
`;
