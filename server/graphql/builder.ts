import SchemaBuilder from '@pothos/core';
import RelayPlugin from '@pothos/plugin-relay';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import type { AssetContent } from '#common/assets/content.ts';
import type { ConnectionDetails } from '#common/connections/log-words.ts';
import type { PostSettings } from '#common/posts/settings.ts';
import type { Tallies } from '#common/profiles/tallies.ts';
import type { Permission } from '#common/roles.ts';
import type { StatementContent } from '#common/statements/content.ts';
import type { Answer, Answers } from '#common/surveys/answers.ts';
import type { SurveyQuestions } from '#common/surveys/questions.ts';
import type { WidgetSites } from '#common/widgets/widgets.ts';
import type { Context } from '#server/commands/context.ts';
import { readPublic } from '#server/database/public-reads.ts';
import type { DB } from '#server/database/types.ts';
import { readMisses } from '#server/metrics.ts';
import type { KeptUpload } from '#server/storage/kept-upload.ts';
import { planner } from './read/planner.ts';
import type { Rule, TableOf } from './read/types.ts';
import { Upload } from './upload.ts';

/** What a rule may know about the viewer, each as a late value of a statement. */
interface ViewerColumns {
  userId: string | null;
  agencyId: string | null;
  recruiterId: string | null;
  companyId: string | null;
  timeZone: string;
  seesAgency: boolean;
  ledRecruiterIds: readonly string[];
  isStaff: boolean;
  isSuperAdmin: boolean;
  impersonatedBy: string | null;
}
interface House {
  DB: DB;
  Viewer: ViewerColumns;
  Permission: Permission;
}

/** The parameters of a rule about a table's rows, for rules defined outside their types. */
export type RuleOf<T extends TableOf<House>> = Rule<House, T>;

/** The one Pothos builder. Features declare types on `plan`, and their few plain fields here. */
export const builder = new SchemaBuilder<{
  Context: Context;
  AuthScopes: { can: Permission };
  Scalars: {
    DateTime: { Input: string; Output: string };
    Date: { Input: string; Output: string };
    Criteria: { Input: Criteria; Output: Criteria };
    Tallies: { Input: Tallies; Output: Tallies };
    SurveyAnswer: { Input: Answer; Output: Answer };
    SurveyAnswers: { Input: never; Output: Answers };
    SurveyQuestions: { Input: SurveyQuestions; Output: SurveyQuestions };
    StatementContent: { Input: never; Output: StatementContent };
    AssetContent: { Input: never; Output: AssetContent };
    ConnectionDetails: { Input: never; Output: ConnectionDetails };
    WidgetSites: { Input: never; Output: WidgetSites };
    PostSettings: { Input: PostSettings; Output: PostSettings };
    Upload: { Input: KeptUpload; Output: never };
  };
}>({
  plugins: [ScopeAuthPlugin, RelayPlugin],
  scopeAuth: { authScopes: ({ viewer }) => ({ can: (permission) => viewer.permissions.has(permission) }) },
  relay: { clientMutationId: 'optional', nodeQueryOptions: false, nodesQueryOptions: false },
});

/** Builds the fields of an input, for inputs that several fields share. */
export type InputFields = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>;

/** Stars by criterion; null means 'not applicable'. */
export type Criteria = Readonly<Record<string, number | null>>;

builder.queryType({});
builder.mutationType({});
builder.addScalarType('Upload', Upload);
const asWritten = { serialize: (value: unknown) => value as never };
builder.scalarType('DateTime', { ...asWritten, description: 'A moment in UTC, such as 2026-11-21T09:30:00.000Z.' });
builder.scalarType('Date', { ...asWritten, description: 'A day, such as 2026-11-21.' });
builder.scalarType('Tallies', { ...asWritten, description: 'Counts by name. A missing name counts as 0.' });
builder.scalarType('SurveyAnswer', { ...asWritten, description: 'The answer to a question of a survey, as JSON.' });
builder.scalarType('SurveyAnswers', { ...asWritten, description: 'Answers by the id of their question, as JSON.' });
builder.scalarType('SurveyQuestions', { ...asWritten, description: 'The questions of a survey, in order, as JSON.' });
builder.scalarType('StatementContent', {
  ...asWritten,
  description: 'Everything that a capability statement shows, as JSON.',
});
builder.scalarType('AssetContent', {
  ...asWritten,
  description: 'What marketing templates show of a recruiter or an agency, as JSON.',
});
builder.scalarType('ConnectionDetails', { ...asWritten, description: 'Counts, names and sentences, as JSON.' });
builder.scalarType('WidgetSites', { ...asWritten, description: 'The sites that showed a widget, as JSON.' });
builder.scalarType('PostSettings', { ...asWritten, description: 'How a post looks, as JSON.' });
builder.scalarType('Criteria', { ...asWritten, description: 'Stars by criterion; null means not applicable.' });

/** The read layer over our tables: see docs/decisions/0002-one-statement-for-a-read.md. */
export const plan = planner<House>()(builder, {
  viewer: ({ viewer }) => viewer,
  viewerTypes: {
    userId: 'uuid',
    agencyId: 'uuid',
    recruiterId: 'uuid',
    companyId: 'uuid',
    timeZone: 'text',
    seesAgency: 'boolean',
    ledRecruiterIds: 'uuid[]',
    isStaff: 'boolean',
    isSuperAdmin: 'boolean',
    impersonatedBy: 'uuid',
  },
  can: ({ viewer }, permission) => viewer.permissions.has(permission),
  query: async (context, statement) => {
    const { rows } = await readPublic(context, ({ pool }) => pool.query<{ json: string | null }>(statement));
    return rows[0]?.json ?? null;
  },
  onMiss: ({ type, rows }) => readMisses.inc({ type }, rows),
  codecs: {
    Criteria: (value) => value,
    Tallies: (value) => value,
    SurveyQuestions: (value) => value,
    WidgetSites: (value) => value,
    ConnectionDetails: (value) => value,
    PostSettings: (value) => value,
  },
});
