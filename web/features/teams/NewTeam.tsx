import { useState } from 'react';
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { teamLimits, teamName } from '#common/teams/team.ts';
import { teamsUrl } from '#common/urls.ts';
import type { NewTeamMutation } from '#web/__generated__/NewTeamMutation.graphql.ts';
import { AppForm } from '#web/app-ui/AppForm.tsx';
import { AppTextField } from '#web/app-ui/fields.tsx';
import { showProblems, useAppForm } from '#web/app-ui/form.ts';
import { SidePanel } from '#web/app-ui/SidePanel.tsx';
import { notify } from '#web/app-ui/toasts.tsx';
import { useCommand } from '#web/kit/command.ts';
import { problemsOf } from '#web/kit/problem.ts';
import { addFirst } from '#web/list/moves.ts';
import { Button } from '#web/ui/Button.tsx';
import type { FieldProblem } from '#web/ui/ErrorSummary.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { PickColleagues } from './PickColleagues.tsx';
import type { Colleague } from './team.ts';

type NewTeamProps = {
  open: boolean;
  colleagues: readonly Colleague[];
  listId: string | undefined;
  onClose: () => void;
};

/** The form of a new team, in a panel. Once created, the team opens, where its leads are chosen. */
export function NewTeam({ open, ...props }: NewTeamProps) {
  return (
    <SidePanel title="New team" open={open} onClose={props.onClose} isForm>
      {open && <NewTeamForm {...props} />}
    </SidePanel>
  );
}

const schema = z.object({ name: teamName });

function NewTeamForm({ colleagues, listId, onClose }: Omit<NewTeamProps, 'open'>) {
  const navigate = useNavigate();
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const form = useAppForm<{ name: string }>(schema as never, { name: '' });
  const create = useCommand<NewTeamMutation>(graphql`
    mutation NewTeamMutation($input: CreateTeamInput!) {
      createTeam(input: $input) {
        team {
          ...TeamList_row @relay(mask: false)
        }
        errors { code message field }
      }
    }
  `);
  const send = async ({ name }: { name: string }) => {
    setBusy(true);
    setProblems([]);
    try {
      const { createTeam } = await create(
        { name, recruiterIds: picked, leadIds: [] },
        {
          updater: (store) =>
            addFirst(
              store,
              listId,
              'QueryTeamsConnectionEdge',
              store.getRootField('createTeam')?.getLinkedRecord('team'),
            ),
        },
      );
      notify.success('Team created.');
      void navigate(teamsUrl({ open: createTeam?.team?.id }), { replace: true, preventScrollReset: true });
    } catch (error) {
      setProblems(showProblems(form, problemsOf(error)));
      setBusy(false);
    }
  };
  return (
    <AppForm form={form} onSubmit={send} problems={problems}>
      <AppTextField form={form} name="name" label="Name" maxLength={teamLimits.name} />
      <PickColleagues legend="People" colleagues={colleagues} picked={picked} onPick={setPicked} />
      <FormActions>
        <Button type="submit" variant="primary" busy={isBusy}>
          Create team
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </FormActions>
    </AppForm>
  );
}
