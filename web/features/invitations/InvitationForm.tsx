import { type SubmitEvent, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatCount } from '#common/formats.ts';
import { invitationsAtOnce } from '#common/invitations/inputs.ts';
import type { InvitationForm_viewer$key } from '#web/__generated__/InvitationForm_viewer.graphql.ts';
import { notify } from '#web/app-ui/toasts.tsx';
import { useLookedAfter } from '#web/features/profiles/looked-after.ts';
import { note } from '#web/kit/data-layer.ts';
import { type Unsent, useUnsent } from '#web/kit/unsent.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { Allowance } from './Allowance.tsx';
import styles from './InvitationForm.module.css';
import { InvitationRows } from './InvitationRows.tsx';
import {
  type BegunDraft,
  draftOf,
  emptyDraft,
  type InvitationDraft,
  isBlank,
  isDone,
  waitingOf,
} from './invitation-draft.ts';
import { MailPreview } from './MailPreview.tsx';
import { SharedFields } from './SharedFields.tsx';
import { useCreateInvitations } from './use-create-invitations.ts';

type InvitationFormProps = {
  viewer: InvitationForm_viewer$key;
  /** The slug of the recruiter in the page's address; by default oneself. */
  slug: string | undefined;
  /** Passed on by a list. */
  begun: BegunDraft | null;
  /** Runs each time that people were invited, even if others couldn't be. */
  onInvited?: () => void;
  onClose: () => void;
};

/** The form that invites one or many people to review their placements, with a preview of the email they get. */
export function InvitationForm({ viewer, slug, begun, onInvited, onClose }: InvitationFormProps) {
  const user = useFragment(
    graphql`
      fragment InvitationForm_viewer on User {
        recruiter {
          id
          slug
          name
        }
        ...lookedAfter_viewer
      }
    `,
    viewer,
  );
  const { inviters } = useLookedAfter(user);
  const own = user.recruiter;
  const unsent = useUnsent<InvitationDraft>(begun ? 'invitations of a list' : 'invitations');
  const first = inviters.find((one) => one.slug === slug || one.id === begun?.recruiterId) ?? own;
  if (!own || !first)
    return (
      <Notice title="Your account doesn't have a recruiter profile">
        Every invitation is for a recruiter's review. Sign in as the recruiter who made the placement.
      </Notice>
    );
  const kept = { recruiters: inviters, firstId: first.id, begun, unsent, onInvited, onClose };
  return <Kept {...kept} />;
}

type FormProps = {
  recruiters: readonly { readonly id: string; readonly name: string }[];
  firstId: string;
  begun: InvitationFormProps['begun'];
  unsent: Unsent<InvitationDraft>;
  onInvited: InvitationFormProps['onInvited'];
  onClose: () => void;
};

/** Restores what was typed but not sent, and offers to start over. */
function Kept(props: FormProps) {
  const { recruiters, firstId, begun, unsent } = props;
  const [kept, setKept] = useState(begun ? null : unsent.kept);
  const fresh = emptyDraft(firstId);
  const isStillThere = recruiters.some(({ id }) => id === kept?.recruiterId);
  const initial: InvitationDraft = kept
    ? { ...fresh, ...kept, recruiterId: isStillThere ? kept.recruiterId! : firstId }
    : begun
      ? draftOf(begun, fresh)
      : fresh;
  const startAnew = () => {
    unsent.forget();
    setKept(null);
  };
  return (
    <>
      {kept && (
        <Notice title="We kept your unsent invitations" action={<Button onClick={startAnew}>Start over</Button>}>
          Continue where you left off.
        </Notice>
      )}
      <DraftForm key={kept ? 'kept' : 'new'} {...props} initial={initial} />
    </>
  );
}

function DraftForm({ recruiters, unsent, onInvited, onClose, initial }: FormProps & { initial: InvitationDraft }) {
  const [draft, setDraft] = useState(initial);
  const [previewed, setPreviewed] = useState<string | null>(null);
  const { send, isSending, problems, tries, forgetProblems } = useCreateInvitations();
  const change = (changes: Partial<InvitationDraft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    unsent.note(next);
  };
  const open = draft.rows.filter((row) => !isDone(row));
  const count = open.reduce((sum, row) => sum + waitingOf(row).length, 0);
  const invited = draft.rows.reduce((sum, row) => sum + row.invited.length, 0);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const result = await send(draft);
    setDraft(result.draft);
    unsent.note(result.draft);
    if (result.invited === 0) return;
    onInvited?.();
    if (result.newPlacements > 0) note({ event: 'create-placement', count: result.newPlacements });
    if (result.draft.rows.some((row) => !isDone(row) && !isBlank(row))) return;
    unsent.forget();
    notify.success(
      result.invited === 1 && result.name
        ? `We'll invite ${result.name}.`
        : `We'll invite ${formatCount(result.invited, 'person', 'people')}.`,
    );
    onClose();
  };
  const shown =
    draft.rows.find(({ key }) => key === previewed) ?? draft.rows.find((row) => !isDone(row)) ?? draft.rows[0];
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit} onInput={forgetProblems}>
      <div className={styles.fields}>
        {problems.length > 0 && <ErrorSummary key={tries} problems={problems} />}
        {invited > 0 && (
          <Notice tone="good" role="status" title={`We'll invite ${formatCount(invited, 'person', 'people')}`}>
            {open.length > 0 && 'To invite the others, fix the problems in their rows.'}
          </Notice>
        )}
        {recruiters.length > 1 && (
          <SelectField
            id="recruiterId"
            label="Whose placements are these?"
            value={draft.recruiterId}
            onChange={({ currentTarget }) => change({ recruiterId: currentTarget.value })}
            options={recruiters.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        <InvitationRows rows={draft.rows} shared={draft.shared} onChange={change} onLook={setPreviewed} />
        <SharedFields draft={draft} onChange={change} />
        <Allowance recruiterId={draft.recruiterId} count={count} />
      </div>
      {shown && <MailPreview draft={draft} row={shown} />}
      <div className={styles.bar}>
        <Button type="submit" variant="primary" busy={isSending}>
          {count > 1 ? `Send ${formatCount(count, 'invitation')}` : 'Send invitation'}
        </Button>
        {invited > 0 && <Button onClick={onClose}>Done</Button>}
        {open.length > invitationsAtOnce && (
          <p className={styles.help}>{`We send up to ${invitationsAtOnce} rows at a time. The rest stay here.`}</p>
        )}
      </div>
    </form>
  );
}
