import { type SubmitEvent, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatCount } from '#common/formats.ts';
import { asksAtOnce } from '#common/invitations/inputs.ts';
import type { AskForReviews_viewer$key } from '#web/__generated__/AskForReviews_viewer.graphql.ts';
import { notify } from '#web/app-ui/toasts.tsx';
import { note } from '#web/kit/data-layer.ts';
import { type Unsent, useUnsent } from '#web/kit/unsent.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { Allowance } from './Allowance.tsx';
import styles from './AskForReviews.module.css';
import { AskRows } from './AskRows.tsx';
import { AskShared } from './AskShared.tsx';
import { type AskDraft, type AskRow, emptyDraft, isBlank, isDone, waitingOf } from './ask-rows.ts';
import { MailPreview } from './MailPreview.tsx';
import { useAsking } from './use-asking.ts';

type AskForReviewsProps = {
  viewer: AskForReviews_viewer$key;
  /** Whom the page's address asks for, as the slug of a recruiter; else oneself. */
  slug: string | undefined;
  /** Rows that a list brings with it, all of one recruiter. */
  begun: { readonly rows: readonly AskRow[]; readonly recruiterId: string | undefined } | null;
  onClose: () => void;
};

/** The form that asks one or many people for a review of their placements, with the very mail they will get. */
export function AskForReviews({ viewer, slug, begun, onClose }: AskForReviewsProps) {
  const { recruiter: own } = useFragment(
    graphql`
      fragment AskForReviews_viewer on User {
        recruiter {
          id
          name
          agency {
            recruiters(first: 100) {
              edges {
                node {
                  id
                  slug
                  name
                  viewerCanAsk
                }
              }
            }
          }
        }
      }
    `,
    viewer,
  );
  const unsent = useUnsent<AskDraft>(begun ? 'asks of a list' : 'asks');
  const askable = (own?.agency.recruiters.edges ?? []).flatMap((edge) => (edge?.node?.viewerCanAsk ? edge.node : []));
  const first = askable.find((one) => one.slug === slug || one.id === begun?.recruiterId) ?? own;
  if (!own || !first)
    return (
      <Notice title="Your account has no recruiter profile">
        Reviews are of recruiters, so an ask needs one. Sign in as the recruiter who made the placement.
      </Notice>
    );
  return <Kept recruiters={askable} firstId={first.id} begun={begun} unsent={unsent} onClose={onClose} />;
}

type FormProps = {
  recruiters: readonly { readonly id: string; readonly name: string }[];
  firstId: string;
  begun: AskForReviewsProps['begun'];
  unsent: Unsent<AskDraft>;
  onClose: () => void;
};

/** Begins with what was typed before, if it was not sent, and offers to begin anew. */
function Kept(props: FormProps) {
  const { recruiters, firstId, begun, unsent } = props;
  const [kept, setKept] = useState(begun ? null : unsent.kept);
  const fresh = emptyDraft(firstId);
  const isStillThere = recruiters.some(({ id }) => id === kept?.recruiterId);
  const initial: AskDraft = kept
    ? { ...fresh, ...kept, recruiterId: isStillThere ? kept.recruiterId! : firstId }
    : { ...fresh, ...(begun && { rows: begun.rows }) };
  const startAnew = () => {
    unsent.forget();
    setKept(null);
  };
  return (
    <>
      {kept && (
        <Notice title="What you had typed is here again" action={<Button onClick={startAnew}>Start anew</Button>}>
          It was not sent.
        </Notice>
      )}
      <AskForm key={kept ? 'kept' : 'new'} {...props} initial={initial} />
    </>
  );
}

function AskForm({ recruiters, unsent, onClose, initial }: FormProps & { initial: AskDraft }) {
  const [draft, setDraft] = useState(initial);
  const [previewed, setPreviewed] = useState<string | null>(null);
  const { send, isSending, problems, tries, forgetProblems } = useAsking();
  const change = (changes: Partial<AskDraft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    unsent.note(next);
  };
  const open = draft.rows.filter((row) => !isDone(row));
  const count = open.reduce((sum, row) => sum + waitingOf(row).length, 0);
  const asked = draft.rows.reduce((sum, row) => sum + row.asked.length, 0);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const result = await send(draft);
    setDraft(result.draft);
    unsent.note(result.draft);
    if (result.asked === 0) return;
    if (result.newPlacements > 0) note({ event: 'create-placement', count: result.newPlacements });
    if (result.draft.rows.some((row) => !isDone(row) && !isBlank(row))) return;
    unsent.forget();
    notify.success(
      result.asked === 1 && result.name
        ? `${result.name} will be asked.`
        : `${formatCount(result.asked, 'person', 'people')} will be asked.`,
    );
    onClose();
  };
  const shown =
    draft.rows.find(({ key }) => key === previewed) ?? draft.rows.find((row) => !isDone(row)) ?? draft.rows[0];
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit} onInput={forgetProblems}>
      <div className={styles.fields}>
        {problems.length > 0 && <ErrorSummary key={tries} problems={problems} />}
        {asked > 0 && (
          <Notice tone="good" role="status" title={`${formatCount(asked, 'person', 'people')} will be asked`}>
            {open.length > 0 && 'The others need a look: what stands in the way is written beside each.'}
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
        <AskRows rows={draft.rows} shared={draft.shared} onChange={change} onLook={setPreviewed} />
        <AskShared draft={draft} onChange={change} />
        <Allowance recruiterId={draft.recruiterId} count={count} />
        <FormActions>
          <Button type="submit" variant="primary" busy={isSending}>
            {count > 1 ? `Ask ${formatCount(count, 'person', 'people')}` : 'Ask for a review'}
          </Button>
          {asked > 0 && <Button onClick={onClose}>Done</Button>}
          {open.length > asksAtOnce && <p>{`At most ${asksAtOnce} rows are sent at once; the others stay here.`}</p>}
        </FormActions>
      </div>
      {shown && <MailPreview draft={draft} row={shown} />}
    </form>
  );
}
