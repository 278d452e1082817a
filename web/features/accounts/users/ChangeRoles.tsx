import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { type AccountType, rolesOfType, whyNotRoles } from '#common/accounts/account-roles.ts';
import { roleName } from '#common/roles.ts';
import type { ChangeRoles_user$key } from '#web/__generated__/ChangeRoles_user.graphql.ts';
import type { ChangeRolesMutation } from '#web/__generated__/ChangeRolesMutation.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { useCommand } from '#web/kit/command.ts';
import { Refused } from '#web/kit/problem.ts';
import { Checkbox } from '#web/ui/Choice.tsx';
import { FieldGroup } from '#web/ui/FieldGroup.tsx';

type Props = { user: ChangeRoles_user$key; isOwn: boolean; onClose: () => void };

/** The roles available to an account, as checkboxes. Super admins cannot remove that role from themselves. */
export function ChangeRoles({ user, isOwn, onClose }: Props) {
  const row = useFragment(
    graphql`
      fragment ChangeRoles_user on User {
        id
        name
        type
        roles
      }
    `,
    user,
  );
  const [chosen, setChosen] = useState<readonly string[]>(row.roles);
  const change = useCommand<ChangeRolesMutation>(graphql`
    mutation ChangeRolesMutation($input: ChangeRolesInput!) {
      changeRoles(input: $input) {
        user {
          id
          roles
        }
        errors { code message field }
      }
    }
  `);
  const act = async () => {
    const unfit = whyNotRoles(row.type as AccountType, chosen);
    if (unfit) throw new Refused([{ code: 'ROLES_UNFIT', message: unfit, field: null }]);
    await change({ userId: row.id, roles: [...chosen] });
  };
  return (
    <Confirm
      title={`Roles for ${row.name}`}
      open
      onClose={onClose}
      verb="Save roles"
      tone="primary"
      act={act}
      done={`Roles saved. They apply to ${row.name} within 10 minutes.`}
    >
      <FieldGroup id="roles" legend="Roles">
        {rolesOfType[row.type as AccountType].map(({ role, label }) => {
          const name = roleName(role);
          return (
            <Checkbox
              key={role}
              id={`role-${role}`}
              name="roles"
              value={name}
              label={label}
              help={isOwn && role === 'super_admin' && 'Only another super admin can remove your own role.'}
              checked={chosen.includes(name)}
              onChange={({ target: { checked } }) =>
                setChosen(checked ? [...chosen, name] : chosen.filter((one) => one !== name))
              }
            />
          );
        })}
      </FieldGroup>
    </Confirm>
  );
}
