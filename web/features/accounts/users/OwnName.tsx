import { useCallback, useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import { textLimits } from '#common/limits.ts';
import { meets } from '#common/roles.ts';
import { recruiterEditUrl } from '#common/urls.ts';
import type { OwnName_user$data, OwnName_user$key } from '#web/__generated__/OwnName_user.graphql.ts';
import type { OwnNameMutation } from '#web/__generated__/OwnNameMutation.graphql.ts';
import { SettingsSection } from '#web/app-ui/SettingsSection.tsx';
import { type Settings, SettingsContext, useSave } from '#web/app-ui/settings.ts';
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
  const settings = useMemo(() => ({ of: `account ${id}`, saved, save }), [id, saved, save]);
  return (
    <SettingsContext value={settings}>
      <Fields />
    </SettingsContext>
  );
}

function Fields() {
  const section = useSection('name', { name: '' });
  const user = useUser();
  const hasProfile = meets(user?.roles ?? null, 'recruiter_profile_edit');
  return (
    <SettingsSection
      section={section}
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
      <TextField
        {...section.field('name')}
        id="own-name"
        label="Name"
        maxLength={textLimits.name.max}
        autoComplete="name"
      />
    </SettingsSection>
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
