import { graphql, useFragment } from 'react-relay';
import { workflowsUrl } from '#common/urls.ts';
import type { RequestListQuery } from '#web/__generated__/RequestListQuery.graphql.ts';
import type { RequestsPage_query$key } from '#web/__generated__/RequestsPage_query.graphql.ts';
import { Screen } from '#web/app-ui/Screen.tsx';
import { useLookedAfter } from '#web/features/profiles/looked-after.ts';
import { requestList } from '#web/features/surveys/requests/RequestList.tsx';
import { SurveyTabs } from '#web/features/surveys/SurveyTabs.tsx';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { List } from '#web/list/List.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

/** Everyone that an agency's campaigns asked or will ask. */
export default function RequestsPage({ data, address }: PageProps<RequestListQuery>) {
  const { viewer, campaigns: found } = useFragment(frame, data as RequestsPage_query$key);
  const { namesRecruiter, offers } = useLookedAfter(viewer);
  const campaigns = (found?.edges ?? []).flatMap((edge) => edge?.node ?? []);
  return (
    <Screen title="Survey requests" about="Everyone your campaigns asked or will ask, and where each request stands">
      <SurveyTabs current="requests" />
      <List
        of={requestList}
        data={data}
        address={address}
        offers={{
          ...offers,
          ...(campaigns.length > 0 && { campaign: campaigns.map(({ id, name }) => ({ value: id, label: name })) }),
        }}
        given={{
          namesRecruiter,
          empty: ({ isNarrowed, allHref }) =>
            isNarrowed ? (
              <EmptyState action={<Button href={allHref}>Show all requests</Button>}>No requests match.</EmptyState>
            ) : (
              <EmptyState action={<Button href={workflowsUrl()}>See campaigns</Button>}>
                Everyone your campaigns ask appears here, with the state of each request.
              </EmptyState>
            ),
        }}
      />
    </Screen>
  );
}

const frame = graphql`
  fragment RequestsPage_query on Query {
    viewer {
      id
      ...lookedAfter_viewer
    }
    campaigns(first: 100) {
      edges {
        node {
          id
          name
        }
      }
    }
  }
`;

/** A page of the list, with the campaigns to filter by. */
export const page = definePage<RequestListQuery>({ ...requestList.page });
