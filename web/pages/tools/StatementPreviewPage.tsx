import { graphql } from 'react-relay';
import type { StatementContent } from '#common/statements/content.ts';
import { filledSections } from '#common/statements/facts.ts';
import { statementSectionWords } from '#common/statements/words.ts';
import { statementsUrl } from '#common/urls.ts';
import type { StatementPreviewPageQuery } from '#web/__generated__/StatementPreviewPageQuery.graphql.ts';
import { StatementView } from '#web/features/statements/StatementView.tsx';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { globalId } from '#web/list/global-id.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import styles from './StatementPreviewPage.module.css';

/** A statement as it would be shared now. */
export default function StatementPreviewPage({ data, address }: PageProps<StatementPreviewPageQuery>) {
  const content: StatementContent | null | undefined = data.statementPreview;
  if (!content) return null;
  const filled = filledSections(content);
  const empty = content.sections.filter((section) => !filled.includes(section));
  return (
    <div className={styles.page}>
      <Notice
        title="Preview"
        action={
          <Button size="small" href={statementsUrl({ open: address.query['id'] })}>
            Back to editing
          </Button>
        }
      >
        <p>This is the saved statement with today's figures. Nothing is shared until you make a link.</p>
        {empty.length > 0 && (
          <p>
            {`Left out, because there's nothing to show: ${empty.map((one) => statementSectionWords[one].title).join(', ')}.`}
          </p>
        )}
      </Notice>
      <StatementView content={content} />
    </div>
  );
}

export const page = definePage<StatementPreviewPageQuery>({
  query: graphql`
    query StatementPreviewPageQuery($id: ID!) {
      statementPreview(statementId: $id)
    }
  `,
  parameters: ['id'],
  variables: ({ query: { id } }) => ({ id: globalId('CapabilityStatement', id) }),
  notFound: ({ statementPreview }) => !statementPreview,
  head: ({ statementPreview }) => ({
    title: statementPreview ? `Preview: ${statementPreview.name}` : 'Capability statement',
    canonical: null,
  }),
});
