import { type ReactNode, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { ConnectionHandler, type RecordSourceSelectorProxy } from 'relay-runtime';
import type { z } from 'zod';
import { askForReviewInput } from '#common/invitations/inputs.ts';
import type { AskForReview_viewer$key } from '#web/__generated__/AskForReview_viewer.graphql.ts';
import type { AskForReviewMutation } from '#web/__generated__/AskForReviewMutation.graphql.ts';
import { AppForm } from '#web/app-ui/AppForm.tsx';
import { showProblems, useAppForm } from '#web/app-ui/form.ts';
import { useCommand } from '#web/kit/command.ts';
import { type Problem, problemsOf } from '#web/kit/problem.ts';
import { type Unsent, useUnsent } from '#web/kit/unsent.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { AskFields } from './AskFields.tsx';
import { type AskValues, emptyAsk } from './ask-values.ts';
import { MailPreview } from './MailPreview.tsx';

type AskForReviewProps = {
  viewer: AskForReview_viewer$key;
  /** Whom the page's address asks for, as the slug of a recruiter; else oneself. */
  slug: string | undefined;
  /** The list in the store that the new ask is added to. */
  listId: string | undefined;
  onAsked: (recipientName: string) => void;
};

/** The form that asks somebody for a review of a placement, with what the mail will say. */
export function AskForReview({ viewer, slug, listId, onAsked }: AskForReviewProps) {
  const data = useFragment(
    graphql`
      fragment AskForReview_viewer on User {
        recruiter {
          id
          name
          agency {
            name
            recruiters(first: 50) {
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
  const own = data.recruiter;
  const askable = (own?.agency.recruiters.edges ?? []).flatMap((edge) => (edge?.node?.viewerCanAsk ? edge.node : []));
  const first = askable.find((one) => one.slug === slug) ?? own;
  if (!own || !first) return <NoProfile />;
  return (
    <AskForm recruiters={askable} firstId={first.id} agencyName={own.agency.name} listId={listId} onAsked={onAsked} />
  );
}

type AskFormProps = {
  recruiters: readonly { readonly id: string; readonly name: string }[];
  firstId: string;
  agencyName: string;
} & Pick<AskForReviewProps, 'listId' | 'onAsked'>;

function AskForm(props: AskFormProps): ReactNode {
  const unsent = useUnsent<AskValues>('ask');
  const [begun, setBegun] = useState(unsent.kept);
  const startAnew = () => {
    unsent.forget();
    setBegun(null);
  };
  return (
    <>
      {begun && (
        <Notice title="What you had typed is here again" action={<Button onClick={startAnew}>Start anew</Button>}>
          It was not sent.
        </Notice>
      )}
      <AskFormFields key={begun ? 'begun' : 'new'} {...props} begun={begun} unsent={unsent} />
    </>
  );
}

type FieldsProps = AskFormProps & { begun: Partial<AskValues> | null; unsent: Unsent<AskValues> };

function AskFormFields({ recruiters, firstId, agencyName, listId, onAsked, begun, unsent }: FieldsProps): ReactNode {
  const form = useAppForm(askForm, { ...emptyAsk, recruiterId: firstId, ...stillAskable(begun, recruiters) });
  const [shown, setShown] = useState<AskValues>(form.getValues());
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [isSending, setSending] = useState(false);
  const ask = useCommand<AskForReviewMutation>(askMutation);

  async function send({ timing, ...values }: AskValues) {
    setSending(true);
    try {
      await ask(
        { ...values, scheduledFor: timing === 'now' ? new Date().toISOString() : null },
        { updater: (store) => addToList(store, listId) },
      );
      unsent.forget();
      onAsked(values.recipientName);
    } catch (error) {
      setProblems(showProblems(form, problemsOf(error)) as Problem[]);
    } finally {
      setSending(false);
    }
  }

  const follow = () => {
    const values = { ...form.getValues() };
    setShown(values);
    unsent.note(values);
  };

  return (
    <div onInput={follow} onChange={follow}>
      <AppForm form={form} onSubmit={send} problems={problems}>
        <AskFields form={form} recruiters={recruiters} audience={shown.audience} />
        <MailPreview
          ask={shown}
          recruiterName={recruiters.find(({ id }) => id === shown.recruiterId)?.name ?? ''}
          agencyName={agencyName}
        />
        <FormActions>
          <Button type="submit" variant="primary" busy={isSending}>
            Ask for a review
          </Button>
        </FormActions>
      </AppForm>
    </div>
  );
}

/** The recruiter may have left meanwhile. */
function stillAskable(begun: Partial<AskValues> | null, recruiters: AskFormProps['recruiters']): Partial<AskValues> {
  const { recruiterId, ...typed } = begun ?? {};
  return recruiters.some(({ id }) => id === recruiterId) ? { ...typed, recruiterId } : typed;
}

// What may be left out is of unknown type in the input; the fields hold it as text.
const askForm = askForReviewInput as unknown as z.ZodType<unknown, AskValues>;

function NoProfile() {
  return (
    <Notice title="Your account has no recruiter profile">
      Reviews are of recruiters, so an ask needs one. Sign in as the recruiter who made the placement.
    </Notice>
  );
}

function addToList(store: RecordSourceSelectorProxy, listId: string | undefined) {
  const invitation = store.getRootField('askForReview')?.getLinkedRecord('invitation');
  const list = listId && store.get(listId);
  if (!invitation || !list) return;
  const edge = ConnectionHandler.createEdge(store, list, invitation, 'QueryInvitationsConnectionEdge');
  ConnectionHandler.insertEdgeBefore(list, edge);
}

const askMutation = graphql`
  mutation AskForReviewMutation($input: AskForReviewInput!) {
    askForReview(input: $input) {
      errors {
        code
        message
        field
      }
      invitation {
        id
        ...InvitationTable_invitations
      }
    }
  }
`;
