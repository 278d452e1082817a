import type { Insertable, Selectable } from 'kysely';
import type { StatementFigures } from '#common/statements/content.ts';
import { shownAtFirst, statementSections } from '#common/statements/statements.ts';
import { nature } from '#server/commands/context.ts';
import type { Database } from '#server/database/database.ts';
import type { CapabilityStatements, StatementVersions } from '#server/database/types.ts';

/** A statement of an agency, unless it gets a recruiter. */
export function createStatement(
  { kysely }: Database,
  wishes: Partial<Insertable<CapabilityStatements>> & { agency_id: string },
): Promise<Selectable<CapabilityStatements>> {
  return kysely
    .insertInto('capability_statements')
    .values({
      ...{ id: nature.newId(), name: 'Public sector', sections: [...statementSections], shown: [...shownAtFirst] },
      ...{ created_at: new Date(), changed_at: new Date(), ...wishes },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Figures of a statement that has nothing yet. */
export const noFigures: StatementFigures = {
  ...{ asOf: '2026-01-05', score: 3.5, low: 3.07, high: 3.93, scoreAsOf: '2026-01-05', reviewCount: 0 },
  ...{ publishedCount: 0, eligible: 0, invited: 0, specialities: [], places: [], furtherPlaces: 0, placements: {} },
  ...{ nps: null, peopleCount: 0 },
};

/** A shared version of a statement whose link works for a day. */
export function createStatementVersion(
  { kysely }: Database,
  { id: statement_id, agency_id, about, shown, review_ids }: Selectable<CapabilityStatements>,
  wishes: Partial<Insertable<StatementVersions>> = {},
): Promise<Selectable<StatementVersions>> {
  return kysely
    .insertInto('statement_versions')
    .values({
      ...{ id: nature.newId(), agency_id, statement_id, number: 1, key: nature.newToken().slice(0, 22), about },
      ...{ sections: shown, review_ids, member_ids: [], figures: JSON.stringify(noFigures), shared_at: new Date() },
      ...{ expires_at: new Date(Date.now() + 86_400_000), ...wishes },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
