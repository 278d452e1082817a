import { graphql } from 'react-relay';
import type { TemplateKind } from '#common/reviews/templates/placeholders.ts';
import type { templateRow_template$data } from '#web/__generated__/templateRow_template.graphql.ts';

/** A saved text. */
export type TemplateRow = Omit<templateRow_template$data, ' $fragmentType'>;

/** The label of each kind of template. */
export const kindLabels: Readonly<Record<TemplateKind, string>> = { reply: 'Replies', post: 'Posts' };

graphql`
  fragment templateRow_template on ReviewTemplate {
    id
    kind
    name
    body
    version
    isShared
    viewerCanEdit
  }
`;
