import { type Expression, sql } from 'kysely';
import { type WidgetSites, widgetLimits, widgetViewDays } from '#common/widgets/widgets.ts';
import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { createWidget, deleteWidget, saveWidget } from './widgets.commands.ts';

/** Reviews shown on other sites. The agency's admins see it, and the recruiter whose reviews it shows. */
const Widget = plan.node('Widget', {
  table: 'widgets',
  visibleTo: ({ row, viewer, can, eb }) =>
    eb.and([
      eb(row.agency_id, '=', viewer.agencyId),
      can('widget_view'),
      sql<boolean>`(${viewer.seesAgency} or coalesce(${row.recruiter_id} = ${viewer.recruiterId}, false))`,
    ]),
});

/** Whether a day is among those that are counted together. */
const isLate = (day: Expression<string>) =>
  sql<boolean>`${day} > (now() at time zone 'utc')::date - ${sql.lit(widgetViewDays)}::int`;

plan.fields(Widget, (t) => ({
  ...t.columns({
    key: 'String',
    name: 'String',
    kind: 'String',
    layout: 'String',
    theme: 'String',
    accent: 'String',
    audience: 'String?',
    speciality: 'String?',
    leastLevel: 'Int',
    origins: '[String!]',
    isPaused: 'Boolean',
    createdAt: 'DateTime',
    version: 'Int',
  }),
  recruiter: t.one(plan.type('Recruiter', 'recruiters'), { via: 'recruiter_id' }),
  team: t.one(plan.type('Team', 'teams'), { via: 'team_id' }),
  subject: t.sql({
    type: 'String',
    description: "Whose reviews it shows: 'recruiter', 'team' or 'agency'.",
    sql: ({ row }) => sql<string>`case when ${row.recruiter_id} is not null then 'recruiter'
      when ${row.team_id} is not null then 'team' else 'agency' end`,
  }),
  subjectName: t.sql({
    type: 'String',
    sql: ({ row }) => sql<string>`coalesce((select r.name from recruiters r where r.id = ${row.recruiter_id}),
      (select m.name from teams m where m.id = ${row.team_id}),
      (select a.name from agencies a where a.id = ${row.agency_id}))`,
  }),
  viewCount: t.sql({
    type: 'Int',
    description: 'How often it was shown in the last 30 days.',
    sql: ({ row }) => sql<number>`(select coalesce(sum(v.views), 0)::int from widget_views v
      where v.widget_id = ${row.id} and ${isLate(sql`v.viewed_on`)})`,
  }),
  sites: t.sql({
    type: 'WidgetSites',
    description: 'The sites that showed it, with their views of the last 30 days: the latest seen first.',
    sql: ({ row }) => sql<WidgetSites>`(select coalesce(json_agg(s), '[]') from (
      select v.origin, coalesce(sum(v.views) filter (where ${isLate(sql`v.viewed_on`)}), 0)::int as views,
        max(v.viewed_on) as "seenOn" from widget_views v where v.widget_id = ${row.id}
      group by v.origin order by 3 desc, 2 desc, 1 limit ${sql.lit(widgetLimits.shownOrigins)}) s)`,
  }),
}));

plan.query.list('widgets', Widget, {
  description: "The widgets of the viewer's agency that they may change.",
  pageSize: widgetLimits.widgets,
  sorts: { NEWEST: { desc: ['created_at'] } },
});

const ids = { recruiterId: 'Recruiter', teamId: 'Team' } as const;

commandMutation(createWidget, {
  description: "Makes a widget: of the viewer's agency for its admin, of their own profile for others.",
  payload: { widget: Widget },
  ids,
});
commandMutation(saveWidget, {
  description: 'Saves parts of a widget, or pauses it. Omitted fields stay unchanged.',
  payload: { widget: Widget },
  ids: { ...ids, widgetId: 'Widget' },
});
commandMutation(deleteWidget, {
  description: 'Deletes a widget. Sites that embed it show nothing.',
  payload: { deletedWidgetId: 'ID' },
  ids: { widgetId: 'Widget' },
});
