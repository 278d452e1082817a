import type { Insertable, Selectable } from 'kysely';
import { z } from 'zod';
import type { AuditAction } from '#common/admin/audit-words.ts';
import { widgetFields } from '#common/widgets/inputs.ts';
import { isPremiumWidget, type WidgetKind, widgetLimits } from '#common/widgets/widgets.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuseClash } from '#server/commands/overtaken.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import type { Widgets } from '#server/database/types.ts';

/** Whose reviews a widget shows: a recruiter's, a team's, or the whole agency's if both are null. */
const subject = { recruiterId: z.uuid().nullish(), teamId: z.uuid().nullish() } as const;

/** Makes a widget of the viewer's agency, or of the viewer's own profile. */
export const createWidget = defineCommand({
  name: 'createWidget',
  input: z.object({ ...widgetFields, ...subject }),
  run: async (write, { recruiterId, teamId, leastLevel, ...fields }) => {
    const { viewer, nature } = write;
    const agency_id = agencyWithWidgets(write);
    const about = { recruiter_id: recruiterId ?? null, team_id: teamId ?? null };
    await refuseForeignSubject(write, agency_id, about);
    refusePremium(write, fields.kind);
    await refuseTooMany(write, agency_id);
    const id = nature.newId();
    await write.tx
      .insertInto('widgets')
      .values({
        ...{ id, agency_id, key: nature.newToken().slice(0, keyLength), ...about, ...fields },
        least_level: leastLevel,
        ...{ created_by: viewer.userId, created_at: write.at },
      })
      .execute();
    audit(write, { id, agency_id }, 'createWidget');
    return { widget: id };
  },
});

/** Saves parts of a widget, or pauses it. What is left out stays as it is; a clash returns the newer widget. */
export const saveWidget = defineCommand({
  name: 'saveWidget',
  input: z
    .object(widgetFields)
    .partial()
    .extend({ widgetId: z.uuid(), expectedVersion: z.int(), isPaused: z.boolean().optional(), ...subject }),
  run: async (write, { widgetId, expectedVersion, recruiterId, teamId, ...fields }) => {
    const widget = await widgetFor(write, widgetId);
    refuseClash('widget', widget.version, expectedVersion, { widget: widgetId });
    const hasSubject = recruiterId !== undefined || teamId !== undefined;
    const about = hasSubject ? { recruiter_id: recruiterId ?? null, team_id: teamId ?? null } : {};
    if (hasSubject) await refuseForeignSubject(write, widget.agency_id, about);
    const next = { ...widget, ...about, ...columnsOf(fields) };
    // A widget whose plan has ended can still be paused, renamed while paused, or turned into one that its plan has.
    if (next.kind !== widget.kind || !next.is_paused) refusePremium(write, next.kind as WidgetKind);
    await write.tx
      .updateTable('widgets')
      .set({ ...about, ...columnsOf(fields), version: widget.version + 1 })
      .where('id', '=', widgetId)
      .execute();
    write.changesPage({ type: 'widget', id: widgetId });
    audit(write, widget, 'saveWidget');
    return { widget: widgetId };
  },
});

/** Deletes a widget with its counted views. Sites that embed it show an empty frame. */
export const deleteWidget = defineCommand({
  name: 'deleteWidget',
  input: z.object({ widgetId: z.uuid() }),
  run: async (write, { widgetId }) => {
    const widget = await widgetFor(write, widgetId);
    await write.tx.deleteFrom('widgets').where('id', '=', widgetId).execute();
    write.changesPage({ type: 'widget', id: widgetId });
    audit(write, widget, 'deleteWidget');
    return { deletedWidgetId: `Widget:${widgetId}` };
  },
});

/** Characters of a key: 72 bits, so that nobody finds a widget by trying. */
const keyLength = 12;

type Widget = Selectable<Widgets>;
type Subject = { recruiter_id?: string | null; team_id?: string | null };
type Fields = Partial<z.output<z.ZodObject<typeof widgetFields>>> & { isPaused?: boolean | undefined };

/** The columns of what is given. */
function columnsOf({ leastLevel, isPaused, ...fields }: Fields): Partial<Insertable<Widgets>> {
  const columns = { ...fields, least_level: leastLevel, is_paused: isPaused };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

/** The viewer's agency, if they may make widgets there; otherwise refused. */
function agencyWithWidgets({ viewer }: Write): string {
  if (!viewer.agencyId) return refuse('FORBIDDEN', 'Widgets are for people of an agency.');
  if (!viewer.permissions.has('widget_view')) return refuse('FORBIDDEN', "Only your agency's admin can make widgets.");
  return viewer.agencyId;
}

/** A widget that the viewer may change, locked. To others it looks missing. */
async function widgetFor({ tx, viewer }: Write, id: string): Promise<Widget> {
  if (!viewer.permissions.has('widget_view')) return refuseUnknown();
  const widget = await tx
    .selectFrom('widgets')
    .selectAll()
    .where('id', '=', id)
    .where('agency_id', '=', viewer.agencyId)
    .forUpdate()
    .executeTakeFirst();
  if (!widget) return refuseUnknown();
  const isTheirs = viewer.seesAgency || (widget.recruiter_id !== null && widget.recruiter_id === viewer.recruiterId);
  return isTheirs ? widget : refuseUnknown();
}

/** Only an agency's admin chooses freely, within the agency. Everyone else's widgets are about themselves. */
async function refuseForeignSubject({ tx, viewer }: Write, agencyId: string, { recruiter_id, team_id }: Subject) {
  if (recruiter_id && team_id) refuse('CHOOSE', 'Choose a recruiter or a team.', 'teamId');
  if (!viewer.seesAgency && (!recruiter_id || recruiter_id !== viewer.recruiterId))
    refuse('FORBIDDEN', 'You can make widgets with your own reviews only.', team_id ? 'teamId' : 'recruiterId');
  if (!recruiter_id && !team_id) return;
  const found = await tx
    .selectFrom(recruiter_id ? 'recruiters' : 'teams')
    .select('id')
    .where('id', '=', (recruiter_id ?? team_id)!)
    .where('agency_id', '=', agencyId)
    .executeTakeFirst();
  if (!found) refuseUnknown();
}

function refusePremium({ viewer }: Write, kind: WidgetKind): void {
  if (isPremiumWidget(kind) && !viewer.permissions.has('premium_widgets_view'))
    refuse('FORBIDDEN', "Your plan doesn't include this kind of widget.", 'kind');
}

async function refuseTooMany({ tx }: Write, agencyId: string): Promise<void> {
  await tx.selectFrom('agencies').select('id').where('id', '=', agencyId).forUpdate().execute();
  const { count } = await tx
    .selectFrom('widgets')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('agency_id', '=', agencyId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= widgetLimits.widgets)
    refuse('LIMIT', `Your agency has ${widgetLimits.widgets} widgets. Delete one to make another.`);
}

function audit(write: Write, { id, agency_id }: Pick<Widget, 'id' | 'agency_id'>, action: AuditAction): void {
  write.audit({ action, agencyId: agency_id, subject: { type: 'Widget', id } });
}
