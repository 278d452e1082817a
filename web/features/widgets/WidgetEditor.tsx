import { type ReactNode, useState } from 'react';
import { graphql } from 'react-relay';
import { useNavigate, useRevalidator } from 'react-router';
import { planThatOpens } from '#common/plans.ts';
import { widgetsUrl } from '#common/urls.ts';
import type { useSaveWidgetMutation } from '#web/__generated__/useSaveWidgetMutation.graphql.ts';
import type { WidgetEditorDeleteMutation } from '#web/__generated__/WidgetEditorDeleteMutation.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { Screen } from '#web/app-ui/Screen.tsx';
import { SettingsForm } from '#web/app-ui/SettingsForm.tsx';
import type { Settings } from '#web/app-ui/settings.ts';
import { notify } from '#web/app-ui/toasts.tsx';
import { SettingsContext, useSettingsEditor } from '#web/app-ui/use-settings.ts';
import { PlanNotice } from '#web/features/plans/PlanNotice.tsx';
import { useCommand } from '#web/kit/command.ts';
import { localId } from '#web/kit/local-id.ts';
import { useHeldRoles } from '#web/kit/permissions/use-held-roles.ts';
import { problemsOf } from '#web/kit/problem.ts';
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { SeenOn } from './SeenOn.tsx';
import { type Agency, type Subject, withOwnSubject } from './subjects.ts';
import { useHasPremium } from './use-has-premium.ts';
import { saveWidgetMutation, useNewWidget, useSaveWidget, type WidgetRow } from './use-save-widget.ts';
import { WidgetCode } from './WidgetCode.tsx';
import { WidgetPreview } from './WidgetPreview.tsx';
import { KindSection, LookSection, ReviewsSection, SitesSection } from './WidgetSections.tsx';
import styles from './Widgets.module.css';
import { lacksPlan } from './widget-state.ts';

type EditorProps = { subjects: readonly Subject[]; agency: Agency };

type NewWidgetProps = Pick<EditorProps, 'subjects'> & {
  /** The local id of the recruiter or team to begin with. */
  about?: string | undefined;
};

/** The form of a new widget. Once made, the widget opens with its code. */
export function NewWidget({ subjects, about }: NewWidgetProps) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const first = subjects.find(({ value }) => about && localId(value) === about) ?? subjects[0]!;
  const settings = useNewWidget(first.value, async (id) => {
    await revalidate();
    notify.success('Widget made. Copy its code to your site.');
    await navigate(widgetsUrl({ open: localId(id) }), { replace: true });
  });
  return (
    <Screen
      title="New widget"
      about="Choose what it shows and how it looks. You get its code once it's made."
      above={<Way to="New widget" />}
    >
      <EditorColumns settings={settings} subjects={subjects} verb="Make widget" idle="Not made yet" />
    </Screen>
  );
}

/** The settings of a widget, beside its preview, its code and the sites that showed it. */
export function WidgetEditor({ widget, agency, ...given }: EditorProps & { widget: WidgetRow }) {
  const subjects = withOwnSubject(given.subjects, widget);
  const settings = useSaveWidget(widget);
  const held = useHeldRoles();
  const hasPremium = useHasPremium();
  return (
    <Screen title={widget.name} above={<Way to={widget.name} />} action={<Actions widget={widget} />}>
      {widget.isPaused && (
        <Notice title="This widget is paused">Sites that embed it show an empty frame until you turn it on.</Notice>
      )}
      {!widget.isPaused && lacksPlan(widget, hasPremium) && (
        <PlanNotice
          tone="warn"
          title="Your sites don't show this widget"
          plan={planThatOpens(held, 'premium_widgets_view')}
        >
          Your plan doesn't include this kind of widget. With a plan that does, your sites show it again automatically.
          You can also turn it into a carousel.
        </PlanNotice>
      )}
      <EditorColumns settings={settings} subjects={subjects}>
        <WidgetCode widget={widget} agency={agency} />
        <SeenOn sites={widget.sites} />
      </EditorColumns>
    </Screen>
  );
}

type ColumnsProps = {
  settings: Settings;
  subjects: readonly Subject[];
  verb?: string;
  idle?: string;
  /** Below the preview. */
  children?: ReactNode;
};

function EditorColumns({ settings, subjects, children, ...form }: ColumnsProps) {
  return (
    <SettingsContext value={useSettingsEditor(settings)}>
      <div className={styles.columns}>
        <SettingsForm label="Widget" {...form}>
          <KindSection />
          <LookSection />
          <ReviewsSection subjects={subjects} />
          <SitesSection />
        </SettingsForm>
        <div className={styles.column}>
          <WidgetPreview subjects={subjects} />
          {children}
        </div>
      </div>
    </SettingsContext>
  );
}

const Way = ({ to }: { to: string }) => (
  <Breadcrumb steps={[{ label: 'Widgets', href: widgetsUrl() }, { label: to }]} />
);

function Actions({ widget: { id, version, isPaused } }: { widget: WidgetRow }) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const save = useCommand<useSaveWidgetMutation>(saveWidgetMutation);
  const remove = useCommand<WidgetEditorDeleteMutation>(graphql`
    mutation WidgetEditorDeleteMutation($input: DeleteWidgetInput!) {
      deleteWidget(input: $input) {
        deletedWidgetId
        errors { code message field }
      }
    }
  `);
  const turn = async (toPaused: boolean, expectedVersion: number, isUndo = false) => {
    setBusy(true);
    try {
      const { saveWidget } = await save({ widgetId: id, expectedVersion, isPaused: toPaused });
      const words = toPaused ? 'Widget paused.' : 'Widget turned on.';
      if (isUndo) notify.success(words);
      else notify.undoable(words, () => turn(!toPaused, saveWidget!.widget!.version, true));
    } catch (error) {
      notify.error(problemsOf(error)[0]!.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>Delete</Button>
      <Button busy={isBusy} onClick={() => turn(!isPaused, version)}>
        {isPaused ? 'Turn on' : 'Pause'}
      </Button>
      <Confirm
        title="Delete this widget?"
        verb="Delete widget"
        done="Widget deleted."
        open={isAsking}
        onClose={() => setAsking(false)}
        act={async () => {
          await remove({ widgetId: id });
          await navigate(widgetsUrl());
          void revalidate();
        }}
      >
        <p>Sites that embed it show an empty frame, and its views are deleted. This can't be undone.</p>
      </Confirm>
    </>
  );
}
