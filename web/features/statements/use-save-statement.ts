import { useCallback, useMemo } from 'react';
import { graphql } from 'react-relay';
import { shownAtFirst, statementSections } from '#common/statements/statements.ts';
import type { useSaveStatement_statement$data } from '#web/__generated__/useSaveStatement_statement.graphql.ts';
import type { useSaveStatementCreateMutation } from '#web/__generated__/useSaveStatementCreateMutation.graphql.ts';
import type { useSaveStatementMutation } from '#web/__generated__/useSaveStatementMutation.graphql.ts';
import { type Newest, Overtaken, type Settings, useSave } from '#web/app-ui/settings.ts';
import { useCommand } from '#web/kit/command.ts';
import { nodesOf } from '#web/kit/nodes.ts';

/** A capability statement with what was shared of it. */
export type StatementRow = Omit<useSaveStatement_statement$data, ' $fragmentType'>;

/** A version that was shared. */
export type SharedVersion = ReturnType<typeof versionsOf>[number];

/** The versions of a statement, the latest first. */
export const versionsOf = ({ versions }: Pick<StatementRow, 'versions'>) => nodesOf(versions);

/** Saves a statement. */
export function useSaveStatement(statement: StatementRow): Settings {
  const run = useSave<useSaveStatementMutation, StatementRow>(mutation, statementIn);
  const { id } = statement;
  const save = useCallback<Settings['save']>(
    async (fields, expectedVersion) => {
      try {
        await run({ ...fields, statementId: id, expectedVersion });
      } catch (error) {
        throw error instanceof Overtaken ? new Overtaken(inForm(error.newest as unknown as StatementRow)) : error;
      }
    },
    [run, id],
  );
  return useMemo(() => ({ of: `statement ${id}`, saved: inForm(statement), save }), [id, statement, save]);
}

/** What a new statement is about: the agency, or the viewer's own profile. */
export type StatementAbout = 'agency' | 'own';

/** Makes a statement with every usual section, and says which one it became. */
export function useNewStatement(about: StatementAbout, made: (id: string) => unknown): Settings {
  const create = useCommand<useSaveStatementCreateMutation>(graphql`
    mutation useSaveStatementCreateMutation($input: CreateStatementInput!) {
      createStatement(input: $input) {
        errors { code message field }
        statement {
          ...useSaveStatement_statement @relay(mask: false)
        }
      }
    }
  `);
  const saved = useMemo(() => ({ name: '', isOfAgency: about as string, version: 1 }), [about]);
  return {
    ...{ of: 'new statement', isNew: true, saved },
    save: async (fields) => {
      const { name, isOfAgency } = { ...saved, ...fields };
      const { createStatement } = await create({
        ...{ name: String(name), isOfAgency: isOfAgency === 'agency', about: null },
        ...{ sections: [...statementSections], shown: [...shownAtFirst], reviewIds: [] },
      });
      await made(createStatement!.statement!.id);
    },
  };
}

const inForm = (statement: StatementRow): Newest => ({
  ...{ id: statement.id, version: statement.version, name: statement.name, about: statement.about },
  ...{ sections: statement.sections, shown: statement.shown },
  reviewIds: nodesOf(statement.chosenReviews).map(({ id }) => id),
});

const statementIn = (data: useSaveStatementMutation['response']) => data.saveStatement?.statement;

const mutation = graphql`
  mutation useSaveStatementMutation($input: SaveStatementInput!) {
    saveStatement(input: $input) {
      errors { code message field }
      statement {
        ...useSaveStatement_statement @relay(mask: false)
      }
    }
  }
`;

graphql`
  fragment useSaveStatement_statement on CapabilityStatement {
    id
    version
    name
    about
    sections
    shown
    isOfAgency
    subjectName
    subjectSlug
    changedAt
    liveLinks
    views
    chosenReviews(first: 12) {
      edges {
        node {
          id
          ...ReviewsField_review @relay(mask: false)
        }
      }
    }
    versions(first: 50) {
      edges {
        node {
          id
          number
          key
          sharedAt
          expiresAt
          withdrawnAt
          views
          visitors
          lastViewedAt
          state
        }
      }
    }
  }
`;
