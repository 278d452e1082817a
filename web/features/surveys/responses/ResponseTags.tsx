import { useId, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { z } from 'zod';
import { tagName } from '#common/surveys/inputs.ts';
import { surveyLimits } from '#common/surveys/limits.ts';
import type { ResponseTags_response$key } from '#web/__generated__/ResponseTags_response.graphql.ts';
import type { ResponseTagsAddMutation } from '#web/__generated__/ResponseTagsAddMutation.graphql.ts';
import type { ResponseTagsRemoveMutation } from '#web/__generated__/ResponseTagsRemoveMutation.graphql.ts';
import { ActButton } from '#web/app-ui/ActButton.tsx';
import { AppForm } from '#web/app-ui/AppForm.tsx';
import { AppTextField } from '#web/app-ui/fields.tsx';
import { showProblems, useAppForm } from '#web/app-ui/form.ts';
import { notify } from '#web/app-ui/toasts.tsx';
import { useCommand } from '#web/kit/command.ts';
import { problemsOf } from '#web/kit/problem.ts';
import { Button } from '#web/ui/Button.tsx';
import type { FieldProblem } from '#web/ui/ErrorSummary.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import styles from './ResponseTags.module.css';

type ResponseTagsProps = {
  response: ResponseTags_response$key;
  /** The names that the agency uses already. */
  tagNames: readonly string[];
};

/** The tags of a response, and the form that adds one. */
export function ResponseTags({ response: key, tagNames }: ResponseTagsProps) {
  const { id, viewerCanTag, tags } = useFragment(
    graphql`
      fragment ResponseTags_response on SurveyResponse {
        id
        viewerCanTag
        tags(first: 20) {
          edges {
            node {
              id
              name
            }
          }
        }
      }
    `,
    key,
  );
  const heading = useId();
  const shown = (tags.edges ?? []).flatMap((edge) => edge?.node ?? []);
  const remove = useCommand<ResponseTagsRemoveMutation>(graphql`
    mutation ResponseTagsRemoveMutation($input: UntagResponseInput!) {
      untagResponse(input: $input) {
        response {
          ...ResponseTags_response
        }
        errors { code message field }
      }
    }
  `);
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <h2 className={styles.title} id={heading}>
        Tags
      </h2>
      {shown.length === 0 ? (
        <p className={styles.soft}>No tags yet.</p>
      ) : (
        <ul className={styles.tags}>
          {shown.map((tag) => (
            <li key={tag.id} className={styles.tag}>
              <Tag>{tag.name}</Tag>
              {viewerCanTag && (
                <ActButton
                  size="small"
                  variant="quiet"
                  aria-label={`Remove tag ${tag.name}`}
                  act={() => remove({ responseId: id, tagId: tag.id })}
                  done="Tag removed."
                >
                  Remove
                </ActButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {viewerCanTag && shown.length < surveyLimits.tagsOfResponse && <AddTag id={id} names={tagNames} />}
    </section>
  );
}

const schema = z.object({ name: tagName });

function AddTag({ id, names }: { id: string; names: readonly string[] }) {
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const form = useAppForm<{ name: string }>(schema as never, { name: '' });
  const offered = useId();
  const add = useCommand<ResponseTagsAddMutation>(graphql`
    mutation ResponseTagsAddMutation($input: TagResponseInput!) {
      tagResponse(input: $input) {
        response {
          ...ResponseTags_response
        }
        errors { code message field }
      }
    }
  `);
  const send = async ({ name }: { name: string }) => {
    setBusy(true);
    setProblems([]);
    try {
      await add({ responseId: id, name });
      form.reset();
      notify.success('Tag added.');
    } catch (error) {
      setProblems(showProblems(form, problemsOf(error)));
    } finally {
      setBusy(false);
    }
  };
  return (
    <AppForm form={form} onSubmit={send} problems={problems}>
      <div className={styles.add}>
        <AppTextField form={form} name="name" label="New tag" maxLength={surveyLimits.tagName} list={offered} />
        <datalist id={offered}>
          {names.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Button type="submit" size="small" busy={isBusy}>
          Add tag
        </Button>
      </div>
    </AppForm>
  );
}
