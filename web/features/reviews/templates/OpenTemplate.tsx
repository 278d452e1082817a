import { useState } from 'react';
import { graphql } from 'react-relay';
import { useNavigate, useRevalidator } from 'react-router';
import {
  fillTemplate,
  placeholderWords,
  type TemplateFacts,
  type TemplateKind,
} from '#common/reviews/templates/placeholders.ts';
import type { OpenTemplateDeleteMutation } from '#web/__generated__/OpenTemplateDeleteMutation.graphql.ts';
import type { OpenTemplateMutation } from '#web/__generated__/OpenTemplateMutation.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { notify } from '#web/app-ui/toasts.tsx';
import { useCommand } from '#web/kit/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { TemplateForm } from './TemplateForm.tsx';
import styles from './Templates.module.css';
import type { TemplateRow } from './template-row.ts';

type OpenTemplateProps = {
  template: TemplateRow;
  facts: TemplateFacts;
  /** Where the list is. */
  listHref: string;
  /** Puts a text into the reply. */
  onUse: (text: string) => void;
};

/** A template with a review's facts in it, what is missing of them, and what can be done with it. */
export function OpenTemplate({ template, facts, listHref, onUse }: OpenTemplateProps) {
  const { id, name, body, version, isShared, viewerCanEdit } = template;
  const kind = template.kind as TemplateKind;
  const { text, missing } = fillTemplate(body, facts);
  const [asking, setAsking] = useState<'edit' | 'delete' | null>(null);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const save = useCommand<OpenTemplateMutation>(graphql`
    mutation OpenTemplateMutation($input: SaveReviewTemplateInput!) {
      saveReviewTemplate(input: $input) {
        errors { code message field }
        template {
          ...templateRow_template @relay(mask: false)
        }
      }
    }
  `);
  const remove = useCommand<OpenTemplateDeleteMutation>(graphql`
    mutation OpenTemplateDeleteMutation($input: DeleteReviewTemplateInput!) {
      deleteReviewTemplate(input: $input) {
        errors { code message field }
        deletedReviewTemplateId
      }
    }
  `);
  const close = () => setAsking(null);
  return (
    <Card title={name} action={<Tag tone={isShared ? 'info' : 'neutral'}>{isShared ? 'Your agency' : 'Yours'}</Tag>}>
      <div className={styles.part}>
        {missing.length > 0 && (
          <Notice tone="warn" title="Some of it is unknown for this review">
            <ul className={styles.missing}>
              {missing.map((one) => (
                <li key={one}>{`${placeholderWords[one].missing}, so {${one}} is left out.`}</li>
              ))}
            </ul>
          </Notice>
        )}
        {text ? (
          <blockquote className={styles.preview} aria-label="Preview with this review">
            {text}
          </blockquote>
        ) : (
          <p className={styles.about}>Nothing is left of this text without what is unknown.</p>
        )}
        <div className={styles.actions}>
          {text && kind === 'reply' && (
            <Button variant="primary" onClick={() => onUse(text)}>
              Use for the reply
            </Button>
          )}
          {text && kind === 'post' && (
            <Button variant="primary" onClick={() => copy(text)}>
              Copy for a post
            </Button>
          )}
          {viewerCanEdit && (
            <>
              <Button onClick={() => setAsking('edit')}>Edit</Button>
              <Button onClick={() => setAsking('delete')}>Delete</Button>
            </>
          )}
        </div>
        {isShared && !viewerCanEdit && (
          <p className={styles.about}>Your agency's admin shared this template and can change it.</p>
        )}
      </div>
      <Dialog title="Edit template" open={asking === 'edit'} onClose={close}>
        {asking === 'edit' && (
          <TemplateForm
            key={version}
            kind={kind}
            before={{ name, body }}
            sharing="no"
            verb="Save"
            save={async (typed) => {
              await save({ templateId: id, expectedVersion: version, name: typed.name, body: typed.body });
              close();
              notify.success('Template saved.');
            }}
            onCancel={close}
          />
        )}
      </Dialog>
      <Confirm
        title="Delete this template?"
        verb="Delete template"
        done="Template deleted."
        open={asking === 'delete'}
        onClose={close}
        act={async () => {
          await remove({ templateId: id });
          await navigate(listHref, { replace: true });
          void revalidate();
        }}
      >
        <p>
          {isShared
            ? "No one at your agency can use it any longer. Replies written with it stay. This can't be undone."
            : "Replies written with it stay. This can't be undone."}
        </p>
      </Confirm>
    </Card>
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success('Text copied. Paste it into your post.');
  } catch {
    notify.error('Copying is blocked in this browser. Select the text and copy it.');
  }
}
