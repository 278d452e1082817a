import { type ReactNode, Suspense, useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { useNavigate } from 'react-router';
import { recruitersUrl } from '#common/urls.ts';
import type { AddSupplierMutation } from '#web/__generated__/AddSupplierMutation.graphql.ts';
import type { AddSupplierQuery } from '#web/__generated__/AddSupplierQuery.graphql.ts';
import { SidePanel } from '#web/app-ui/SidePanel.tsx';
import { notify } from '#web/app-ui/toasts.tsx';
import { useCommand } from '#web/kit/command.ts';
import { Refused } from '#web/kit/problem.ts';
import { addFirst } from '#web/list/moves.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { type SupplierChoice, SupplierField } from './SupplierField.tsx';
import { type ReadTerms, SupplierForm } from './SupplierForm.tsx';

type AddSupplierProps = {
  /** A profile's global id, or 'new' to choose one in the form; nothing is added while it is undefined. */
  adding: string | undefined;
  today: string;
  listId: string | undefined;
  onClose: () => void;
};

/** The form of a new preferred supplier, in a panel. */
export function AddSupplier({ adding, ...props }: AddSupplierProps) {
  return (
    <SidePanel title="Add a preferred supplier" open={adding !== undefined} onClose={props.onClose} isForm>
      <Suspense fallback={<Skeleton lines={6} />}>
        {adding === 'new' && <AddChosen {...props} known={null} />}
        {adding !== undefined && adding !== 'new' && <AddKnown key={adding} id={adding} {...props} />}
      </Suspense>
    </SidePanel>
  );
}

type FormProps = Omit<AddSupplierProps, 'adding'>;

function AddKnown({ id, ...props }: FormProps & { id: string }) {
  const { node } = useLazyLoadQuery<AddSupplierQuery>(
    graphql`
      query AddSupplierQuery($id: ID!) {
        node(id: $id) {
          __typename
          id
          ... on Profile {
            name
          }
        }
      }
    `,
    { id },
  );
  return <AddChosen {...props} known={node?.name ? { id, name: node.name } : null} />;
}

type AddChosenProps = FormProps & { known: SupplierChoice | null };

function AddChosen({ known, today, listId, onClose }: AddChosenProps): ReactNode {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(known);
  const [missing, setMissing] = useState('');
  const add = useCommand<AddSupplierMutation>(graphql`
    mutation AddSupplierMutation($input: AddSupplierInput!) {
      addSupplier(input: $input) {
        supplier {
          ...SupplierList_row @relay(mask: false)
        }
        errors { code message field }
      }
    }
  `);
  const save = async (terms: ReadTerms) => {
    if (!chosen) {
      setMissing(notChosen);
      throw new Refused([{ code: 'invalid', message: notChosen, field: 'supplier' }]);
    }
    const of = chosen.id.startsWith('Recruiter:') ? { recruiterId: chosen.id } : { agencyId: chosen.id };
    await add(
      { ...of, ...terms },
      {
        updater: (store) =>
          addFirst(
            store,
            listId,
            'QuerySuppliersConnectionEdge',
            store.getRootField('addSupplier')?.getLinkedRecord('supplier'),
          ),
      },
    );
    notify.success(`${chosen.name} added to your preferred suppliers.`);
    void navigate(recruitersUrl('psa'));
  };
  return (
    <>
      {known ? (
        <p>{known.name}</p>
      ) : (
        <SupplierField
          error={missing}
          onChoose={(choice) => {
            setChosen(choice);
            setMissing('');
          }}
        />
      )}
      <SupplierForm
        before={{ startsOn: today, endsOn: '', feePercent: '', guaranteeDays: '', terms: '', notes: '' }}
        verb="Add supplier"
        save={save}
        onCancel={onClose}
      />
    </>
  );
}

const notChosen = 'Choose a recruiter or an agency from the list.';
