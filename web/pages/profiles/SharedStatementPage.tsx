import { graphql } from 'react-relay';
import type { StatementContent } from '#common/statements/content.ts';
import { profileOfStatementUrl, searchUrl, statementPaperUrl } from '#common/urls.ts';
import type { SharedStatementPageQuery } from '#web/__generated__/SharedStatementPageQuery.graphql.ts';
import { StatementView } from '#web/features/statements/StatementView.tsx';
import { StatementVisit } from '#web/features/statements/StatementVisit.tsx';
import { DeadLink } from '#web/kit/LinkPage.tsx';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { Button } from '#web/ui/Button.tsx';
import { movedTo } from './moved-to.ts';

/** A shared version of a capability statement, for everyone with its link. */
export default function SharedStatementPage({ data }: PageProps<SharedStatementPageQuery>) {
  const sharedStatement: StatementContent | null | undefined = data.sharedStatement;
  if (!sharedStatement)
    return (
      <DeadLink way={<Button href={searchUrl()}>Find a recruiter</Button>}>
        The link to this statement may be incomplete, expired or withdrawn. Ask the person who sent it for a new one.
      </DeadLink>
    );
  return (
    <>
      <StatementView
        content={sharedStatement}
        actions={
          <>
            <Button href={statementPaperUrl(sharedStatement.key!)} download>
              Download PDF
            </Button>
            <Button href={profileOfStatementUrl(sharedStatement)}>See live profile</Button>
          </>
        }
      />
      <StatementVisit shared={sharedStatement.key!} />
    </>
  );
}

export const page = definePage<SharedStatementPageQuery>({
  query: graphql`
    query SharedStatementPageQuery($key: String!, $recruiter: String, $agency: String) {
      sharedStatement(key: $key, recruiter: $recruiter, agency: $agency)
    }
  `,
  variables: ({ path, params: { slug, statementId } }) => ({
    key: statementId ?? '',
    recruiter: path.startsWith('/recruiter/') ? (slug ?? null) : null,
    agency: path.startsWith('/agency/') ? (slug ?? null) : null,
  }),
  moved: ({ sharedStatement }, address) => movedTo(address, sharedStatement?.slug),
  status: ({ sharedStatement }) => (sharedStatement ? 200 : 404),
  head: ({ sharedStatement }) => ({
    title: sharedStatement ? `Capability statement of ${sharedStatement.name}` : 'Capability statement',
    canonical: null,
    isHidden: true,
  }),
});
