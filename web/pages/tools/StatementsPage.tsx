import { graphql } from 'react-relay';
import { isStaff, kindOf } from '#common/kinds.ts';
import { planThatOpens } from '#common/plans.ts';
import { meets } from '#common/roles.ts';
import { statementLimits } from '#common/statements/statements.ts';
import { statementsUrl } from '#common/urls.ts';
import type { StatementsPageQuery } from '#web/__generated__/StatementsPageQuery.graphql.ts';
import { Screen } from '#web/app-ui/Screen.tsx';
import { PlanNotice } from '#web/features/plans/PlanNotice.tsx';
import { NewStatement, StatementEditor } from '#web/features/statements/StatementEditor.tsx';
import { StatementList } from '#web/features/statements/StatementList.tsx';
import { nodesOf } from '#web/kit/nodes.ts';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { useHeldRoles } from '#web/kit/permissions/use-held-roles.ts';
import { isLocalId } from '#web/list/global-id.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { ToolsTabs } from './ToolsTabs.tsx';

/** The capability statements of a person and their agency: the list, or one of them. */
export default function StatementsPage({ data, address }: PageProps<StatementsPageQuery>) {
  const held = useHeldRoles();
  const mayMake = meets(held, 'capability_statements_create');
  const hasAgency = Boolean(data.viewer?.recruiter) && !isStaff(kindOf(held ?? []));
  const statements = nodesOf(data.capabilityStatements);
  const isFull = statements.length >= statementLimits.statements;
  const canAdd = hasAgency && mayMake && !isFull;
  const open = address.query['open'];
  const statement = data.opened?.found;
  if (mayMake && statement) return <StatementEditor key={statement.id} statement={statement} />;
  if (canAdd && open === 'new')
    return <NewStatement subjects={meets(held, 'recruiter_admin') ? ['agency', 'own'] : ['own']} />;
  return (
    <Screen
      title="Capability statements"
      about="What you've done, on a page or as a PDF, to send to clients"
      action={
        canAdd && (
          <Button variant="primary" href={statementsUrl({ open: 'new' })}>
            New statement
          </Button>
        )
      }
    >
      <ToolsTabs current="statements" />
      {mayMake && open && open !== 'new' && (
        <Notice tone="warn">We can't find that statement. It may have been deleted, or you may not have access.</Notice>
      )}
      {isFull && (
        <Notice>{`Your agency has ${statementLimits.statements} statements. Delete one to make another.`}</Notice>
      )}
      {!hasAgency ? (
        <Notice title="Your account doesn't belong to an agency">
          Recruiters make statements of their own profile, and admins of their agency. They see them here.
        </Notice>
      ) : mayMake ? (
        <StatementList statements={statements} />
      ) : (
        <PlanNotice plan={planThatOpens(held, 'capability_statements_create')}>
          A capability statement shows clients your score, placements and chosen reviews, as a page or a PDF, with a
          link that expires. Statements that you've already made are kept until you have the plan again.
        </PlanNotice>
      )}
    </Screen>
  );
}

export const page = definePage<StatementsPageQuery>({
  query: graphql`
    query StatementsPageQuery($id: ID!, $isOpen: Boolean!) {
      viewer {
        id
        recruiter {
          id
        }
      }
      capabilityStatements(first: 100) {
        edges {
          node {
            ...StatementList_statement @relay(mask: false)
          }
        }
      }
      opened: node(id: $id) @include(if: $isOpen) {
        ... on CapabilityStatement @alias(as: "found") {
          ...useSaveStatement_statement @relay(mask: false)
        }
      }
    }
  `,
  parameters: ['open'],
  variables: ({ query: { open = '' } }) => ({ id: `CapabilityStatement:${open}`, isOpen: isLocalId(open) }),
  head: () => ({ title: 'Capability statements', canonical: null }),
});
