import { useRef, useState } from 'react';
import { graphql } from 'react-relay';
import { moveCard, type PipelineAction } from '#common/reviews/lists/moves.ts';
import type { PipelineCategory } from '#common/reviews/lists/pipeline.ts';
import type { useMovesAgainMutation } from '#web/__generated__/useMovesAgainMutation.graphql.ts';
import type { useMovesCancelMutation } from '#web/__generated__/useMovesCancelMutation.graphql.ts';
import type { useMovesInviteMutation } from '#web/__generated__/useMovesInviteMutation.graphql.ts';
import type { useMovesScheduleMutation } from '#web/__generated__/useMovesScheduleMutation.graphql.ts';
import type { useMovesSendMutation } from '#web/__generated__/useMovesSendMutation.graphql.ts';
import { notify } from '#web/app-ui/toasts.tsx';
import type { AskingList } from '#web/features/invitations/asking-list.ts';
import { inputOf, noFacts, rowOfSide } from '#web/features/invitations/invitation-draft.ts';
import { useCommand } from '#web/kit/command.ts';
import { problemsOf, Refused } from '#web/kit/problem.ts';
import type { BoardCard, MovedInvitation, MovedSide } from './column-kind.ts';

type MovesOptions = Pick<AskingList, 'onInvite'> & {
  /** Opens a card to match it or to reply. */
  begin: (card: BoardCard, what: 'match' | 'reply') => void;
  /** The card has left its column. */
  onMoved: (card: BoardCard) => void;
};

/**
 * Moves cards by the commands that the lists use. Sending at once is confirmed first, because an email can't be taken
 * back; scheduling and canceling can be undone.
 */
export function useMoves({ onInvite, begin, onMoved }: MovesOptions) {
  const invite = useCommand<useMovesInviteMutation>(inviteMutation);
  const schedule = useCommand<useMovesScheduleMutation>(scheduleMutation);
  const send = useCommand<useMovesSendMutation>(sendMutation);
  const cancel = useCommand<useMovesCancelMutation>(cancelMutation);
  const again = useCommand<useMovesAgainMutation>(againMutation);
  const [busyId, setBusy] = useState<string | null>(null);
  const [toSend, setToSend] = useState<BoardCard | null>(null);
  // One moment for all attempts to send a card, so that a repeated attempt is the same call.
  const now = useRef('');

  const carryOut = async (card: BoardCard | null, act: () => Promise<void>) => {
    setBusy(card?.id ?? null);
    try {
      await act();
      if (card) onMoved(card);
    } catch (error) {
      notify.error(problemsOf(error)[0]!.message);
    } finally {
      setBusy(null);
    }
  };

  /** Invites a side and returns the invitation's id. */
  const inviteSide = async (side: MovedSide, scheduledFor: string | null): Promise<string> => {
    if (side.invitation?.state === 'draft') {
      const { id } = side.invitation;
      await (scheduledFor ? send({ invitationId: id }) : schedule({ invitationId: id, scheduledFor }));
      return id;
    }
    const { createInvitations } = await invite({
      invitations: [inputOf(rowOfSide(side), noFacts)],
      recruiterId: side.recruiter?.id,
      scheduledFor,
    });
    const [result] = createInvitations?.results ?? [];
    if (!result?.invitation)
      throw new Refused((result?.errors ?? []).map(({ field, ...told }) => ({ ...told, field: field ?? null })));
    return result.invitation.id;
  };

  const undoScheduling = (id: string, name: string) =>
    carryOut(null, async () => {
      await cancel({ ids: [id] });
      notify.success(`${name} won't be invited.`);
    });

  const undoCanceling = ({ id, recipientName, scheduledFor }: MovedInvitation) =>
    carryOut(null, async () => {
      const isAhead = scheduledFor && Date.parse(scheduledFor) > Date.now();
      await again({ invitationId: id, scheduledFor: isAhead ? scheduledFor : null });
      notify.success(`${recipientName} will be invited.`);
    });

  const actions: Readonly<Record<PipelineAction, (card: BoardCard) => void>> = {
    match_placement: (card) => begin(card, 'match'),
    open_reply: (card) => begin(card, 'reply'),
    send_invitation: (card) => {
      now.current = new Date().toISOString();
      setToSend(card);
    },
    schedule_invitation: (card) => {
      const { moved } = card;
      if (moved.kind !== 'side') return;
      void carryOut(card, async () => {
        const id = await inviteSide(moved.side, null);
        notify.undoable(`${card.name} will be invited at the recommended time.`, () => undoScheduling(id, card.name));
      });
    },
    cancel_invitation: (card) => {
      const { moved } = card;
      if (moved.kind !== 'invitation') return;
      void carryOut(card, async () => {
        await cancel({ ids: [moved.invitation.id] });
        notify.undoable(`Invitation to ${card.name} canceled.`, () => undoCanceling(moved.invitation));
      });
    },
  };

  const move = (card: BoardCard, to: PipelineCategory) => {
    const verdict = moveCard(card.category, to);
    if (!verdict.ok) return void notify.warning(verdict.reason);
    if (card.moved.kind === 'side') {
      const { side } = card.moved;
      if (side.isSuppressed) return void notify.warning(`${card.name} can't be emailed, so you can't invite them.`);
      if (!side.recipientEmail || side.invitation?.state === 'bounced') {
        notify.info(`Enter an email address for ${card.name} first.`);
        return onInvite?.({ rows: [rowOfSide(side)], recruiterId: side.recruiter?.id });
      }
    }
    actions[verdict.action](card);
  };

  const sendNow = async ({ moved, ...card }: BoardCard) => {
    if (moved.kind === 'side') await inviteSide(moved.side, now.current);
    if (moved.kind === 'invitation') await send({ invitationId: moved.invitation.id });
    onMoved({ moved, ...card });
  };

  return { move, busyId, toSend, sendNow, stay: () => setToSend(null) };
}

const inviteMutation = graphql`
  mutation useMovesInviteMutation($input: CreateInvitationsInput!) {
    createInvitations(input: $input) {
      errors { code message field }
      results {
        errors { code message field }
        invitation {
          id
        }
      }
    }
  }
`;

const scheduleMutation = graphql`
  mutation useMovesScheduleMutation($input: RescheduleInvitationInput!) {
    rescheduleInvitation(input: $input) {
      errors { code message field }
      invitation {
        ...invitationColumns_row
      }
    }
  }
`;

const sendMutation = graphql`
  mutation useMovesSendMutation($input: SendNowInput!) {
    sendNow(input: $input) {
      errors { code message field }
      invitation {
        ...invitationColumns_row
      }
    }
  }
`;

const cancelMutation = graphql`
  mutation useMovesCancelMutation($input: CancelInvitationsInput!) {
    cancelInvitations(input: $input) {
      errors { code message field }
      invitations {
        ...invitationColumns_row
      }
    }
  }
`;

const againMutation = graphql`
  mutation useMovesAgainMutation($input: InviteAgainInput!) {
    inviteAgain(input: $input) {
      errors { code message field }
      invitation {
        ...invitationColumns_row
      }
    }
  }
`;
