import { sql } from 'kysely';
import { inviteSettingsLimits } from '#common/invitations/settings.ts';
import { profileLimits } from '#common/limits.ts';
import { placementSources } from '#common/placements/kinds.ts';
import { ourNow } from '#server/database/our-now.ts';
import { builder, plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { peopleInReach } from './invite-automatically.tasks.ts';
import { hasInviteSettings, isAgencyOfOne } from './invite-rules.ts';
import { applyInviteSettings, confirmReplyTo, saveInviteSettings } from './invite-settings.commands.tsx';
import { turnOffInviteSource, turnOnInviteSource } from './invite-sources.commands.ts';

const User = plan.type('User', 'users');
const Agency = plan.type('Agency', 'agencies');

/** How an agency invites; its people see it, whether or not they may change it. */
const InviteSettings = plan.node('InviteSettings', {
  table: 'invite_settings',
  visibleTo: ({ row, viewer, eb }) => eb.or([eb(row.agency_id, '=', viewer.agencyId), viewer.isStaff]),
});

/** A source whose placements are invited automatically. */
const InviteSource = plan.node('InviteSource', {
  table: 'invite_sources',
  visibleTo: ({ row, viewer, eb }) => eb.or([eb(row.agency_id, '=', viewer.agencyId), viewer.isStaff]),
});

/** A reply address that waits to be used. Can be read only with the token of an email. */
const ReplyToToConfirm = plan.rows('ReplyToToConfirm', { table: 'invite_settings', visibleTo: 'everyone' });

plan.fields(InviteSettings, (t) => ({
  ...t.columns({
    candidateDelayDays: 'Int',
    employerDelayDays: 'Int',
    sendsReminders: 'Boolean',
    firstReminderDay: 'Int',
    secondReminderDay: 'Int?',
    senderName: 'String?',
    replyTo: 'String?',
    wishedReplyTo: 'String?',
    candidateMessage: 'String?',
    employerMessage: 'String?',
    sendFromHour: 'Int',
    sendUntilHour: 'Int',
    sendWeekdays: '[Int!]',
    version: 'Int',
  }),
  isIncluded: t.sql({
    description: "Whether a plan of the agency or its people includes them. If not, they're kept and not used.",
    type: 'Boolean',
    sql: ({ row }) =>
      sql<boolean>`(select ${hasInviteSettings({ id: sql.ref('a.id'), plan: sql.ref('a.plan') })}
        from agencies a where a.id = ${row.agency_id})`,
  }),
  viewerCanSave: t.sql({
    description: "The viewer's plan includes it, and they are the agency's admin or its only recruiter.",
    type: 'Boolean',
    sql: ({ row, viewer, can }) =>
      sql<boolean>`coalesce(${can('invite_settings_create')} and ${row.agency_id} = ${viewer.agencyId}
        and (${viewer.seesAgency} or ${isAgencyOfOne(row.agency_id)}), false)`,
  }),
  scheduledEarlier: t.sql({
    description: 'Scheduled invitations whose time or message earlier settings chose.',
    type: 'Int',
    sql: ({ row }) => sql<number>`(
      select count(*)::int from invitations i
      where i.agency_id = ${row.agency_id} and i.state = 'scheduled' and i.settings_edition <> ${row.edition})`,
  }),
  sources: t.connection(InviteSource, {
    description: 'The sources that are on.',
    on: (theirs, ours, eb) => eb(theirs.agency_id, '=', ours.agency_id),
    sorts: { OLDEST: { asc: ['turned_on_at'] } },
  }),
}));

plan.fields(InviteSource, (t) => ({
  ...t.columns({ source: 'String', since: 'Date' }),
  scheduled: t.sql({
    description: 'Invitations it has scheduled that have not left.',
    type: 'Int',
    sql: ({ row }) => sql<number>`(
      select count(*)::int from invitations i join placements p on p.id = i.placement_id
      where i.agency_id = ${row.agency_id} and i.state = 'scheduled' and i.is_automatic and p.source = ${row.source})`,
  }),
}));

plan.fields(User, (t) => ({
  inviteSettings: t.one(InviteSettings, {
    description: "The invite settings of this person's agency.",
    on: (theirs, ours) =>
      sql<boolean>`${theirs.agency_id} = (select r.agency_id from recruiters r where r.user_id = ${ours.id})`,
  }),
}));

plan.fields(ReplyToToConfirm, (t) => ({
  agencyName: t.sql({
    type: 'String',
    sql: ({ row }) => sql<string>`(select a.name from agencies a where a.id = ${row.agency_id})`,
  }),
  email: t.sql({ type: 'String', sql: ({ row }) => sql<string>`${row.wished_reply_to}` }),
}));

plan.query.one('replyToToConfirm', ReplyToToConfirm, {
  description: 'What an emailed link asks to confirm; null if the link is unknown, used or expired.',
  args: (arg) => ({ token: arg.string({ required: true }) }),
  where: ({ row, args }) => sql<boolean>`(${row.reply_to_token_hash} = sha256(convert_to(${args.token}, 'utf8'))
    and ${row.reply_to_wished_at} >= ${ourNow} - make_interval(days => ${sql.lit(profileLimits.claimLinkDays)}))`,
});

interface Reach {
  daysBack: number;
  people: number;
}

const InviteReach = builder.objectRef<Reach>('InviteReach').implement({
  description: 'How many people are invited at once when a source is turned on.',
  fields: (t) => ({
    daysBack: t.int({
      nullable: false,
      description: 'Placements that started so many days ago are included.',
      resolve: ({ daysBack }) => daysBack,
    }),
    people: t.int({ nullable: false, resolve: ({ people }) => people }),
  }),
});

builder.queryField('inviteReach', (t) =>
  t.field({
    type: [InviteReach],
    nullable: true,
    description: "The reach of a source in the viewer's agency, for each choice of how far back. Null without one.",
    args: { source: t.arg.string({ required: true }) },
    resolve: (_root, { source }, { database, viewer, nature }) => {
      const { agencyId } = viewer;
      if (!agencyId || !placementSources.some((one) => one === source)) return null;
      const about = { agencyId, source, now: nature.now() };
      return peopleInReach(database, about, inviteSettingsLimits.daysBack);
    },
  }),
);

commandMutation(saveInviteSettings, {
  description: "Saves parts of an agency's invite settings. Omitted fields stay unchanged; null clears optional ones.",
  payload: { settings: InviteSettings },
  ids: { settingsId: 'InviteSettings' },
});

commandMutation(confirmReplyTo, {
  description: 'Uses the reply address that received the link.',
  payload: { agency: Agency, email: 'String' },
});

commandMutation(applyInviteSettings, {
  description: 'Applies the settings to invitations scheduled before they changed, except those at a chosen time.',
  payload: { settings: InviteSettings, moved: 'Int' },
  ids: { settingsId: 'InviteSettings' },
});

commandMutation(turnOnInviteSource, {
  description: 'Invites the placements of a source automatically, from some days back on.',
  payload: { settings: InviteSettings },
  ids: { settingsId: 'InviteSettings' },
  input: (t) => ({ daysBack: t.int({ required: true }) }),
});

commandMutation(turnOffInviteSource, {
  description: 'Stops inviting the placements of a source.',
  payload: { settings: InviteSettings, canceled: 'Int' },
  ids: { settingsId: 'InviteSettings' },
});
