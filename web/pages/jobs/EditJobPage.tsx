import { graphql } from 'react-relay';
import type { JobStep } from '#common/urls.ts';
import type { EditJobPageQuery } from '#web/__generated__/EditJobPageQuery.graphql.ts';
import { JobEditor } from '#web/features/jobs/JobEditor.tsx';
import { definePage, type PageProps } from '#web/kit/page.ts';

/** One step of the form of a job. */
export default function EditJobPage({ data, address }: PageProps<EditJobPageQuery>) {
  const job = data.node!.job!;
  return (
    <JobEditor key={job.id} job={job} step={(address.params['tab'] as JobStep | undefined) ?? 'job-description'} />
  );
}

export const page = definePage<EditJobPageQuery>({
  query: graphql`
    query EditJobPageQuery($id: ID!) {
      node(id: $id) {
        ... on Job @alias(as: "job") {
          ...useJob_job @relay(mask: false)
          ...RecruitersStep_job
        }
      }
    }
  `,
  variables: ({ params }) => ({ id: `Job:${params['jobId'] ?? ''}` }),
  notFound: ({ node }) => !node?.job,
  head: ({ node }) => ({ title: `Edit ${node!.job!.title}`, canonical: null }),
});
