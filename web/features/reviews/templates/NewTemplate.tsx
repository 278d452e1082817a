import { useState } from 'react';
import { graphql } from 'react-relay';
import { useNavigate, useRevalidator } from 'react-router';
import type { TemplateKind } from '#common/reviews/templates/placeholders.ts';
import type { NewTemplateMutation } from '#web/__generated__/NewTemplateMutation.graphql.ts';
import { notify } from '#web/app-ui/toasts.tsx';
import { useCommand } from '#web/kit/command.ts';
import { localId } from '#web/kit/local-id.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { TemplateForm } from './TemplateForm.tsx';

type NewTemplateProps = {
  kind: TemplateKind;
  sharing: 'no' | 'may' | 'must';
  /** The address of a template by its local id. */
  hrefOf: (id: string) => string;
};

/** The button that makes a template, in a dialog. Once made, the template opens. */
export function NewTemplate({ kind, sharing, hrefOf }: NewTemplateProps) {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const create = useCommand<NewTemplateMutation>(graphql`
    mutation NewTemplateMutation($input: CreateReviewTemplateInput!) {
      createReviewTemplate(input: $input) {
        errors { code message field }
        template {
          id
        }
      }
    }
  `);
  const words = kind === 'reply' ? 'New saved reply' : 'New saved post';
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {words}
      </Button>
      <Dialog title={words} open={isOpen} onClose={() => setOpen(false)}>
        {isOpen && (
          <TemplateForm
            kind={kind}
            before={{ name: '', body: '' }}
            sharing={sharing}
            verb="Save template"
            save={async (typed) => {
              const { createReviewTemplate } = await create({ kind, ...typed });
              setOpen(false);
              await revalidate();
              notify.success('Template saved.');
              await navigate(hrefOf(localId(createReviewTemplate!.template!.id)));
            }}
            onCancel={() => setOpen(false)}
          />
        )}
      </Dialog>
    </>
  );
}
