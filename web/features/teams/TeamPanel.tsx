import { useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { formatCount } from '#common/formats.ts';
import { teamLimits, teamName } from '#common/teams/team.ts';
import { dashboardUrl, placementsUrl, recruiterUrl, teamsUrl } from '#common/urls.ts';
import type { TeamPanelDeleteMutation } from '#web/__generated__/TeamPanelDeleteMutation.graphql.ts';
import type { TeamPanelQuery } from '#web/__generated__/TeamPanelQuery.graphql.ts';
import type { TeamPanelRemoveMutation } from '#web/__generated__/TeamPanelRemoveMutation.graphql.ts';
import type { TeamPanelRenameMutation } from '#web/__generated__/TeamPanelRenameMutation.graphql.ts';
import type { TeamPanelSetMutation } from '#web/__generated__/TeamPanelSetMutation.graphql.ts';
import { ActButton } from '#web/app-ui/ActButton.tsx';
import { AppForm } from '#web/app-ui/AppForm.tsx';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { AppTextField } from '#web/app-ui/fields.tsx';
import { showProblems, useAppForm } from '#web/app-ui/form.ts';
import { notify } from '#web/app-ui/toasts.tsx';
import { useCommand } from '#web/kit/command.ts';
import { problemsOf } from '#web/kit/problem.ts';
import { useBegin, useBegun } from '#web/list/begin.ts';
import { movesIn } from '#web/list/moves.ts';
import { Button } from '#web/ui/Button.tsx';
import type { FieldProblem } from '#web/ui/ErrorSummary.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { PickColleagues } from './PickColleagues.tsx';
import styles from './TeamPanel.module.css';
import type { Colleague, TeamRow } from './team.ts';

type TeamPanelProps = { row: TeamRow; colleagues: readonly Colleague[] };

/** A team in its row's panel: its people, or the form that renames it or adds people. */
export function TeamPanel({ row, colleagues }: TeamPanelProps) {
  const begun = useBegun();
  const people = usePeople(row);
  if (begun === 'rename') return <Rename row={row} />;
  if (begun === 'add') return <AddPeople row={row} people={people} colleagues={colleagues} />;
  return <People row={row} people={people} />;
}

/** The people on a team: leads first. */
function usePeople({ id }: TeamRow) {
  const { node } = useLazyLoadQuery<TeamPanelQuery>(
    graphql`
      query TeamPanelQuery($id: ID!) {
        node(id: $id) {
          ... on Team @alias(as: "team") {
            ...TeamPanel_team @relay(mask: false)
          }
        }
      }
    `,
    { id },
  );
  return (node?.team?.members.edges ?? []).flatMap((edge) => {
    const { recruiter, isLead } = edge?.node ?? {};
    return recruiter ? [{ ...recruiter, isLead: isLead === true }] : [];
  });
}

graphql`
  fragment TeamPanel_team on Team {
    members(first: 100) {
      edges {
        node {
          isLead
          recruiter {
            id
            name
            slug
          }
        }
      }
    }
  }
`;

type OnTeam = ReturnType<typeof usePeople>;

const useSetMembers = () =>
  useCommand<TeamPanelSetMutation>(graphql`
    mutation TeamPanelSetMutation($input: SetTeamMembersInput!) {
      setTeamMembers(input: $input) {
        team {
          ...TeamList_row @relay(mask: false)
          ...TeamPanel_team @relay(mask: false)
        }
        errors { code message field }
      }
    }
  `);

function People({ row, people }: { row: TeamRow; people: OnTeam }) {
  const set = useSetMembers();
  const remove = useCommand<TeamPanelRemoveMutation>(graphql`
    mutation TeamPanelRemoveMutation($input: RemoveTeamMembersInput!) {
      removeTeamMembers(input: $input) {
        team {
          ...TeamList_row @relay(mask: false)
          ...TeamPanel_team @relay(mask: false)
        }
        errors { code message field }
      }
    }
  `);
  const complain = (error: unknown) => notify.error(problemsOf(error)[0]!.message);
  const take = async (recruiter: Colleague, wasLead: boolean) => {
    try {
      await remove({ teamId: row.id, recruiterIds: [recruiter.id] });
      const said = `${recruiter.name} is no longer on this team.`;
      if (!row.viewerRunsAgency) return notify.success(said);
      notify.undoable(said, () => {
        set({ teamId: row.id, recruiterIds: [recruiter.id], isLead: wasLead }).catch(complain);
      });
    } catch (error) {
      complain(error);
    }
  };
  return (
    <>
      <p className={styles.about}>
        <span>{formatCount(people.length, 'person', 'people')}</span>
        {(row.viewerRunsAgency || row.viewerLeads) && (
          <>
            <Link href={placementsUrl({ team: row.id })}>Placements</Link>
            <Link href={dashboardUrl({ team: row.id })}>Dashboard</Link>
          </>
        )}
      </p>
      <ul className={styles.people}>
        {people.map(({ isLead, ...recruiter }) => (
          <li key={recruiter.id} className={styles.person}>
            <span className={styles.name}>
              <Link href={recruiterUrl(recruiter.slug)}>{recruiter.name}</Link>
              {isLead && <Tag tone="info">Lead</Tag>}
            </span>
            {row.viewerRunsAgency && (
              <ActButton
                size="small"
                variant="quiet"
                aria-label={`${isLead ? 'Make a member' : 'Make lead'}: ${recruiter.name}`}
                act={() => set({ teamId: row.id, recruiterIds: [recruiter.id], isLead: !isLead })}
                done={isLead ? `${recruiter.name} is a member now.` : `${recruiter.name} leads this team now.`}
              >
                {isLead ? 'Make a member' : 'Make lead'}
              </ActButton>
            )}
            {(row.viewerRunsAgency || row.viewerLeads) && (
              <Button
                size="small"
                variant="quiet"
                aria-label={`Remove ${recruiter.name}`}
                onClick={() => void take(recruiter, isLead)}
              >
                Remove
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        Leads see and manage the placements, invitations and reviews of everyone on their team.
      </p>
    </>
  );
}

function Rename({ row }: { row: TeamRow }) {
  const begin = useBegin();
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const form = useAppForm<{ name: string }>(z.object({ name: teamName }) as never, { name: row.name });
  const rename = useCommand<TeamPanelRenameMutation>(graphql`
    mutation TeamPanelRenameMutation($input: RenameTeamInput!) {
      renameTeam(input: $input) {
        team {
          ...TeamList_row @relay(mask: false)
          ...TeamPanel_team @relay(mask: false)
        }
        errors { code message field }
      }
    }
  `);
  const leave = () => begin(row.id, '');
  const send = async ({ name }: { name: string }) => {
    setBusy(true);
    setProblems([]);
    try {
      await rename({ teamId: row.id, name, expectedVersion: row.version });
      notify.success('Team renamed.');
      leave();
    } catch (error) {
      setProblems(showProblems(form, problemsOf(error)));
      setBusy(false);
    }
  };
  return (
    <AppForm form={form} onSubmit={send} problems={problems}>
      <AppTextField form={form} name="name" label="Name" maxLength={teamLimits.name} />
      <FormActions>
        <Button type="submit" variant="primary" busy={isBusy}>
          Save
        </Button>
        <Button onClick={leave}>Cancel</Button>
      </FormActions>
    </AppForm>
  );
}

function AddPeople({ row, people, colleagues }: TeamPanelProps & { people: OnTeam }) {
  const begin = useBegin();
  const set = useSetMembers();
  const [picked, setPicked] = useState<readonly string[]>([]);
  const here = new Set(people.map(({ id }) => id));
  const others = colleagues.filter(({ id }) => !here.has(id));
  const leave = () => begin(row.id, '');
  if (others.length === 0)
    return (
      <>
        <p>Everyone at your agency is on this team.</p>
        <FormActions>
          <Button onClick={leave}>Back</Button>
        </FormActions>
      </>
    );
  return (
    <>
      <PickColleagues legend="Add people" colleagues={others} picked={picked} onPick={setPicked} />
      <FormActions>
        {picked.length > 0 && (
          <ActButton
            variant="primary"
            act={async () => {
              await set({ teamId: row.id, recruiterIds: picked, isLead: false });
              leave();
            }}
            done={picked.length === 1 ? '1 person added.' : `${picked.length} people added.`}
          >
            {picked.length === 1 ? 'Add 1 person' : `Add ${picked.length} people`}
          </ActButton>
        )}
        <Button onClick={leave}>Cancel</Button>
      </FormActions>
    </>
  );
}

type TeamActionsProps = { row: TeamRow; listId: string | undefined };

/** What an admin or a lead can do with a team. */
export function TeamActions({ row, listId }: TeamActionsProps) {
  const begin = useBegin();
  const isBusy = Boolean(useBegun());
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const remove = useCommand<TeamPanelDeleteMutation>(graphql`
    mutation TeamPanelDeleteMutation($input: DeleteTeamInput!) {
      deleteTeam(input: $input) {
        deletedTeamId
        errors { code message field }
      }
    }
  `);
  if (isBusy) return null;
  const { leave } = movesIn(listId, [row.id], 'QueryTeamsConnectionEdge');
  return (
    <>
      {row.viewerRunsAgency && <Button onClick={() => begin(row.id, 'add')}>Add people</Button>}
      <Button onClick={() => begin(row.id, 'rename')}>Rename</Button>
      {row.viewerRunsAgency && <Button onClick={() => setAsking(true)}>Delete</Button>}
      <Confirm
        title={`Delete the team ${row.name}?`}
        open={isAsking}
        onClose={() => setAsking(false)}
        verb="Delete team"
        act={async () => {
          await remove({ teamId: row.id }, { updater: leave });
          void navigate(teamsUrl(), { replace: true });
        }}
        done="Team deleted."
      >
        Its people keep their placements, invitations and reviews. Its leads no longer see those of the others.
      </Confirm>
    </>
  );
}
