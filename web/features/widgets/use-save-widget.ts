import { useCallback, useMemo } from 'react';
import { graphql } from 'react-relay';
import { standardWidgetAccent } from '#common/widgets/widgets.ts';
import type { useSaveWidget_widget$data } from '#web/__generated__/useSaveWidget_widget.graphql.ts';
import type { useSaveWidgetCreateMutation } from '#web/__generated__/useSaveWidgetCreateMutation.graphql.ts';
import type { useSaveWidgetMutation } from '#web/__generated__/useSaveWidgetMutation.graphql.ts';
import { type Newest, Overtaken, type SentFields, type Settings, useSave } from '#web/app-ui/settings.ts';
import { useCommand } from '#web/kit/command.ts';

/** A widget. */
export type WidgetRow = Omit<useSaveWidget_widget$data, ' $fragmentType'>;

/** The settings of a widget as its form shows them: texts, with '' for all audiences and specialities. */
export interface WidgetValues {
  readonly [field: string]: string;
  readonly name: string;
  readonly kind: string;
  readonly layout: string;
  readonly theme: string;
  readonly accent: string;
  /** The id of the recruiter or team whose reviews it shows; '' for the agency. */
  readonly about: string;
  readonly audience: string;
  readonly speciality: string;
  readonly leastLevel: string;
  /** One a line. */
  readonly origins: string;
}

/** What a new widget starts with. */
export const newWidget: WidgetValues = {
  ...{ name: '', kind: 'carousel', layout: 'triple', theme: 'light', accent: standardWidgetAccent },
  ...{ about: '', audience: '', speciality: '', leastLevel: '1', origins: '' },
};

/** Saves a widget. */
export function useSaveWidget(widget: WidgetRow): Settings {
  const run = useSave<useSaveWidgetMutation, WidgetRow>(saveWidgetMutation, widgetIn);
  const { id } = widget;
  const save = useCallback<Settings['save']>(
    async (fields, expectedVersion) => {
      try {
        await run({ ...sent(fields), widgetId: id, expectedVersion });
      } catch (error) {
        throw error instanceof Overtaken ? new Overtaken(inForm(error.newest as unknown as WidgetRow)) : error;
      }
    },
    [run, id],
  );
  return useMemo(() => ({ of: `widget ${id}`, saved: inForm(widget), save }), [id, widget, save]);
}

/** Makes a widget, and says which one it became. */
export function useNewWidget(about: string, made: (id: string) => unknown): Settings {
  const create = useCommand<useSaveWidgetCreateMutation>(graphql`
    mutation useSaveWidgetCreateMutation($input: CreateWidgetInput!) {
      createWidget(input: $input) {
        errors { code message field }
        widget {
          ...useSaveWidget_widget @relay(mask: false)
        }
      }
    }
  `);
  const saved = useMemo(() => ({ ...newWidget, about, version: 1 }), [about]);
  return {
    ...{ of: 'new widget', isNew: true, saved },
    save: async (fields) => {
      const { version: _, ...values } = saved;
      const { createWidget } = await create(sent({ ...values, ...fields }) as ReturnType<typeof sent> & Required<Sent>);
      await made(createWidget!.widget!.id);
    },
  };
}

/** What the API takes instead of the form's texts. */
type Sent = Pick<
  useSaveWidgetCreateMutation['variables']['input'],
  'name' | 'kind' | 'layout' | 'theme' | 'accent' | 'leastLevel' | 'origins'
>;

function sent({ about, leastLevel, origins, ...fields }: SentFields) {
  return {
    ...fields,
    ...(about !== undefined && subjectOf(String(about))),
    ...(leastLevel !== undefined && { leastLevel: Number(leastLevel) }),
    ...(origins !== undefined && { origins: String(origins).split('\n') }),
  };
}

const subjectOf = (about: string) => ({
  recruiterId: about.startsWith('Recruiter:') ? about : null,
  teamId: about.startsWith('Team:') ? about : null,
});

const inForm = (widget: WidgetRow): WidgetValues & Newest =>
  ({
    ...{ id: widget.id, version: widget.version, name: widget.name, kind: widget.kind, layout: widget.layout },
    ...{ theme: widget.theme, accent: widget.accent, audience: widget.audience ?? '' },
    ...{ speciality: widget.speciality ?? '', leastLevel: String(widget.leastLevel), about: aboutOf(widget) },
    origins: widget.origins.join('\n'),
  }) as unknown as WidgetValues & Newest;

/** The team of an agency whose plan no longer has teams is not visible. */
export const aboutOf = ({ subject, recruiter, team }: WidgetRow): string =>
  subject === 'recruiter' ? (recruiter?.id ?? '') : subject === 'team' ? (team?.id ?? 'hidden team') : '';

const widgetIn = (data: useSaveWidgetMutation['response']) => data.saveWidget?.widget;

/** The mutation that saves parts of a widget. */
export const saveWidgetMutation = graphql`
  mutation useSaveWidgetMutation($input: SaveWidgetInput!) {
    saveWidget(input: $input) {
      errors { code message field }
      widget {
        ...useSaveWidget_widget @relay(mask: false)
      }
    }
  }
`;

graphql`
  fragment useSaveWidget_widget on Widget {
    id
    key
    version
    name
    kind
    layout
    theme
    accent
    audience
    speciality
    leastLevel
    origins
    isPaused
    subject
    subjectName
    recruiter {
      id
      slug
    }
    team {
      id
    }
    viewCount
    sites
  }
`;
