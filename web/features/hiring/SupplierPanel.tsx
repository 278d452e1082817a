import { graphql, useFragment } from 'react-relay';
import { auditActionWords } from '#common/admin/audit-words.ts';
import { formatAge, formatDay } from '#common/formats.ts';
import { supplierFieldWords } from '#common/hiring/suppliers.ts';
import { wordsFor } from '#common/spelled-out.ts';
import type { SupplierPanel_supplier$key } from '#web/__generated__/SupplierPanel_supplier.graphql.ts';
import type { SupplierPanelRemoveMutation } from '#web/__generated__/SupplierPanelRemoveMutation.graphql.ts';
import type { SupplierPanelSaveMutation } from '#web/__generated__/SupplierPanelSaveMutation.graphql.ts';
import { notify } from '#web/app-ui/toasts.tsx';
import { useCommand } from '#web/kit/command.ts';
import { problemsOf } from '#web/kit/problem.ts';
import { useBegin, useBegun } from '#web/list/begin.ts';
import { Facts } from '#web/list/Facts.tsx';
import { movesIn } from '#web/list/moves.ts';
import { StateLine } from '#web/list/StateLine.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Timeline } from '#web/ui/Timeline.tsx';
import { ListedFacts, listedOf } from './listed-profile.tsx';
import { ViewProfile } from './ProfileActions.tsx';
import { type ReadTerms, SupplierForm } from './SupplierForm.tsx';
import type { SupplierRow } from './SupplierList.tsx';
import styles from './SupplierPanel.module.css';
import { endOf, feeOf, guaranteeOf, stateOf } from './supplier-words.ts';

type SupplierPanelProps = { row: SupplierRow; today: string };

/** An agreement in its row's panel: what was agreed and what happened with it, or the form that changes it. */
export function SupplierPanel({ row, today }: SupplierPanelProps) {
  const isEditing = useBegun() === 'edit';
  return isEditing ? <EditSupplier row={row} /> : <SupplierDetails row={row} today={today} />;
}

function SupplierDetails({ row, today }: SupplierPanelProps) {
  return (
    <>
      <StateLine of={stateOf(row, today)} />
      <Facts
        facts={[
          [supplierFieldWords.feePercent, feeOf(row)],
          [supplierFieldWords.guaranteeDays, guaranteeOf(row)],
          [supplierFieldWords.startsOn, formatDay(row.startsOn)],
          [supplierFieldWords.endsOn, endOf(row)],
          ['Added by', row.addedBy],
        ]}
      />
      <Words title={supplierFieldWords.terms} text={row.terms} />
      <Words title={supplierFieldWords.notes} text={row.notes} />
      <section className={styles.part} aria-labelledby="supplier-profile">
        <h2 className={styles.title} id="supplier-profile">
          Profile
        </h2>
        <ListedFacts row={row} />
      </section>
      <History supplier={row} />
    </>
  );
}

function Words({ title, text }: { title: string; text: string }) {
  if (!text) return null;
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.words}>{text}</p>
    </section>
  );
}

function History({ supplier }: { supplier: SupplierPanel_supplier$key }) {
  const { history } = useFragment(
    graphql`
      fragment SupplierPanel_supplier on Supplier {
        history(first: 20) {
          edges {
            node {
              key
              at
              action
              by
              isByStaff
              fields
            }
          }
        }
      }
    `,
    supplier,
  );
  const entries = (history.edges ?? []).flatMap((edge) => edge?.node ?? []);
  if (entries.length === 0) return null;
  const now = new Date();
  return (
    <section className={styles.part} aria-labelledby="supplier-history">
      <h2 className={styles.title} id="supplier-history">
        History
      </h2>
      <Timeline
        events={entries.map(({ key, at, action, by, isByStaff, fields }) => ({
          key,
          what: wordsFor(auditActionWords, action),
          when: { at, words: formatAge(at, now) },
          detail: [
            `by ${isByStaff ? `Plaudit${by ? `, as ${by}` : ''}` : (by ?? 'a deleted account')}`,
            fields.length > 0 &&
              `Changed: ${fields.map((field) => wordsFor(supplierFieldWords, field).toLowerCase()).join(', ')}`,
          ]
            .filter(Boolean)
            .join('. '),
        }))}
      />
    </section>
  );
}

const text = (value: string | number | null | undefined) => (value == null ? '' : String(value));

function EditSupplier({ row }: { row: SupplierRow }) {
  const begin = useBegin();
  const save = useCommand<SupplierPanelSaveMutation>(graphql`
    mutation SupplierPanelSaveMutation($input: SaveSupplierInput!) {
      saveSupplier(input: $input) {
        supplier {
          ...SupplierList_row @relay(mask: false)
        }
        errors { code message field }
      }
    }
  `);
  const leave = () => begin(row.id, '');
  const send = async (terms: ReadTerms) => {
    await save({ supplierId: row.id, expectedVersion: row.version, ...terms });
    notify.success('Agreement saved.');
    leave();
  };
  return (
    <SupplierForm
      before={{
        startsOn: row.startsOn,
        endsOn: text(row.endsOn),
        feePercent: text(row.feePercent),
        guaranteeDays: text(row.guaranteeDays),
        terms: row.terms,
        notes: row.notes,
      }}
      verb="Save changes"
      save={send}
      onCancel={leave}
    />
  );
}

type SupplierActionsProps = { row: SupplierRow; listId: string | undefined };

/** What the company's people can do with an agreement. */
export function SupplierActions({ row, listId }: SupplierActionsProps) {
  const begin = useBegin();
  const isEditing = useBegun() === 'edit';
  const remove = useCommand<SupplierPanelRemoveMutation>(graphql`
    mutation SupplierPanelRemoveMutation($input: RemoveSupplierInput!) {
      removeSupplier(input: $input) {
        supplier {
          ...SupplierList_row @relay(mask: false)
        }
        errors { code message field }
      }
    }
  `);
  if (isEditing) return null;
  const { leave, comeBack } = movesIn(listId, [row.id], 'QuerySuppliersConnectionEdge');
  const complain = (error: unknown) => notify.error(problemsOf(error)[0]!.message);
  const press = async () => {
    try {
      await remove({ supplierId: row.id, isRemoved: true }, { updater: leave });
      notify.undoable(`${listedOf(row).name} removed from your preferred suppliers.`, () => {
        remove({ supplierId: row.id, isRemoved: false }, { updater: comeBack }).catch(complain);
      });
    } catch (error) {
      complain(error);
    }
  };
  return (
    <>
      <ViewProfile row={row} />
      <Button onClick={() => begin(row.id, 'edit')}>Edit</Button>
      <Button onClick={press}>Remove</Button>
    </>
  );
}
