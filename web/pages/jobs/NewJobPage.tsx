import { graphql } from 'react-relay';
import type { NewJobPageQuery } from '#web/__generated__/NewJobPageQuery.graphql.ts';
import { Screen } from '#web/app-ui/Screen.tsx';
import { NewJob } from '#web/features/jobs/JobEditor.tsx';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';

/** Where a company begins a job. */
export default function NewJobPage({ data }: PageProps<NewJobPageQuery>) {
  const company = data.viewer?.company;
  if (company) return <NewJob country={company.country} />;
  return (
    <Screen title="Post a job">
      <EmptyState>Jobs belong to a company, and your account has none.</EmptyState>
    </Screen>
  );
}

export const page = definePage<NewJobPageQuery>({
  query: graphql`
    query NewJobPageQuery {
      viewer {
        id
        company {
          id
          country
        }
      }
    }
  `,
  head: () => ({ title: 'Post a job', canonical: null }),
});
