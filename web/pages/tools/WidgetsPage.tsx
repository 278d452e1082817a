import { graphql } from 'react-relay';
import { isStaff, kindOf } from '#common/kinds.ts';
import { meets } from '#common/roles.ts';
import { widgetsUrl } from '#common/urls.ts';
import { widgetLimits } from '#common/widgets/widgets.ts';
import type { WidgetsPageQuery } from '#web/__generated__/WidgetsPageQuery.graphql.ts';
import { Screen } from '#web/app-ui/Screen.tsx';
import { useSubjects } from '#web/features/widgets/subjects.ts';
import { NewWidget, WidgetEditor } from '#web/features/widgets/WidgetEditor.tsx';
import { WidgetList } from '#web/features/widgets/WidgetList.tsx';
import { localId } from '#web/kit/local-id.ts';
import { nodesOf } from '#web/kit/nodes.ts';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { useHeldRoles } from '#web/kit/permissions/use-held-roles.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { ToolsTabs } from './ToolsTabs.tsx';

/** The widgets of an agency or a freelancer: the list, or the settings of one. */
export default function WidgetsPage({ data, address }: PageProps<WidgetsPageQuery>) {
  const held = useHeldRoles();
  const owners = useSubjects(data.viewer, meets(held, 'recruiter_admin') && !isStaff(kindOf(held ?? [])));
  const widgets = nodesOf(data.widgets);
  const isFull = widgets.length >= widgetLimits.widgets;
  const open = address.query['open'];
  const widget = widgets.find(({ id }) => localId(id) === open);
  if (owners && widget) return <WidgetEditor key={widget.id} widget={widget} {...owners} />;
  if (owners && open === 'new' && !isFull)
    return <NewWidget subjects={owners.subjects} about={address.query['about']} />;
  return (
    <Screen
      title="Widgets"
      about="Your reviews on your own site, always up to date"
      action={
        owners &&
        !isFull && (
          <Button variant="primary" href={widgetsUrl({ open: 'new' })}>
            New widget
          </Button>
        )
      }
    >
      <ToolsTabs current="widgets" />
      {open && open !== 'new' && (
        <Notice tone="warn">We can't find that widget. It may have been deleted, or you may not have access.</Notice>
      )}
      {isFull && <Notice>{`Your agency has ${widgetLimits.widgets} widgets. Delete one to make another.`}</Notice>}
      {owners ? (
        <WidgetList widgets={widgets} />
      ) : (
        <Notice title="Your account doesn't belong to an agency">
          Each agency has its own widgets. Its admins see them here.
        </Notice>
      )}
    </Screen>
  );
}

export const page = definePage<WidgetsPageQuery>({
  query: graphql`
    query WidgetsPageQuery {
      viewer {
        id
        ...subjects_viewer
      }
      widgets(first: 50) {
        edges {
          node {
            ...useSaveWidget_widget @relay(mask: false)
          }
        }
      }
    }
  `,
  parameters: ['open', 'about'],
  head: () => ({ title: 'Widgets', canonical: null }),
});
