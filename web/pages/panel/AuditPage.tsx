import { graphql } from 'react-relay';
import type { AuditPageQuery } from '#web/__generated__/AuditPageQuery.graphql.ts';
import { AuditList } from '#web/features/admin/audit/AuditList.tsx';
import { AuditSearch } from '#web/features/admin/audit/AuditSearch.tsx';
import { PanelFilters } from '#web/features/admin/panel/PanelFilters.tsx';
import { PanelFrame } from '#web/features/admin/panel/PanelFrame.tsx';
import { byAge } from '#web/features/admin/panel/panel-address.ts';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { orderOf } from '#web/list/list-address.ts';

/** Who did what to what, and when. */
export default function AuditPage({ data, address }: PageProps<AuditPageQuery>) {
  return (
    <PanelFrame part="audit">
      <PanelFilters
        part="audit"
        address={address}
        filters={[actorFilter]}
        searchLabel="Who did it: name or e-mail"
        sorts={byAge}
      />
      <AuditSearch address={address} />
      <AuditList query={data} address={address} />
    </PanelFrame>
  );
}

const actorFilter = {
  name: 'actor',
  label: 'Who',
  choices: [
    { value: 'user', label: 'People with an account' },
    { value: 'impersonated', label: 'Acting for somebody' },
    { value: 'reviewer', label: 'Reviewers' },
    { value: 'system', label: 'Plaudit itself' },
  ],
};

/** A day as the API takes it; what is none narrows nothing. */
const day = (text: string | undefined) =>
  text && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;

export const page = definePage<AuditPageQuery>({
  query: graphql`
    query AuditPageQuery(
      $words: String
      $impersonator: String
      $isImpersonated: Boolean
      $actor: String
      $action: String
      $subjectId: String
      $agency: String
      $from: Date
      $until: Date
      $sort: AuditEntrySort
      $after: String
    ) {
      ...AuditList_query
        @arguments(
          words: $words
          impersonator: $impersonator
          isImpersonated: $isImpersonated
          actor: $actor
          action: $action
          subjectId: $subjectId
          agency: $agency
          from: $from
          until: $until
          sort: $sort
          after: $after
        )
    }
  `,
  parameters: ['q', 'impersonator', 'actor', 'action', 'subject', 'agency', 'from', 'until', 'sort', 'after', 'open'],
  variables: ({ query }) => ({
    words: query.q || undefined,
    impersonator: query.impersonator || undefined,
    isImpersonated: query.actor === 'impersonated' || undefined,
    actor: query.actor === 'impersonated' ? undefined : query.actor || undefined,
    action: query.action || undefined,
    subjectId: query.subject || undefined,
    agency: query.agency || undefined,
    from: day(query.from),
    until: day(query.until),
    sort: orderOf(byAge, query.sort),
    after: query.after || undefined,
  }),
  head: () => ({ title: 'Audit log – Admin panel', canonical: null }),
});
