import { useState } from 'react';
import { supplierFieldWords, supplierForm } from '#common/hiring/suppliers.ts';
import { hiringLimits } from '#common/limits.ts';
import { AppForm } from '#web/app-ui/AppForm.tsx';
import { AppDate, AppTextArea, AppTextField } from '#web/app-ui/fields.tsx';
import { showProblems, useAppForm } from '#web/app-ui/form.ts';
import { problemsOf } from '#web/kit/problem.ts';
import { Button } from '#web/ui/Button.tsx';
import type { FieldProblem } from '#web/ui/ErrorSummary.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import styles from './SupplierForm.module.css';

/** The terms of an agreement, as typed. */
export type TypedTerms = Record<keyof typeof supplierFieldWords, string>;
/** The terms of an agreement, as the API takes them. */
export type ReadTerms = ReturnType<typeof supplierForm.parse>;

type SupplierFormProps = {
  before: TypedTerms;
  /** The label of the button. */
  verb: string;
  /** Saves the terms; a rejection is shown at its fields. */
  save: (terms: ReadTerms) => Promise<unknown>;
  onCancel: () => void;
};

/** The terms and notes of an agreement. Only the first day is required. */
export function SupplierForm({ before, verb, save, onCancel }: SupplierFormProps) {
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const form = useAppForm<TypedTerms>(supplierForm as never, before);
  const send = async (values: TypedTerms) => {
    setBusy(true);
    setProblems([]);
    try {
      await save(supplierForm.parse(values));
    } catch (error) {
      setProblems(showProblems(form, problemsOf(error)));
      setBusy(false);
    }
  };
  return (
    <AppForm form={form} onSubmit={send} problems={problems}>
      <div className={styles.pair}>
        <AppDate form={form} name="startsOn" label={supplierFieldWords.startsOn} />
        <AppDate form={form} name="endsOn" label={supplierFieldWords.endsOn} optional />
      </div>
      <div className={styles.pair}>
        <AppTextField
          form={form}
          name="feePercent"
          label="Fee in percent"
          inputMode="decimal"
          help="Of the first year's salary, such as 17.5"
          optional
        />
        <AppTextField form={form} name="guaranteeDays" label="Guarantee in days" inputMode="numeric" optional />
      </div>
      <AppTextArea
        form={form}
        name="terms"
        label={supplierFieldWords.terms}
        maxLength={hiringLimits.terms}
        rows={4}
        optional
      />
      <AppTextArea
        form={form}
        name="notes"
        label={supplierFieldWords.notes}
        help="For your colleagues. Suppliers never see notes or terms."
        maxLength={hiringLimits.notes}
        rows={4}
        optional
      />
      <FormActions>
        <Button type="submit" variant="primary" busy={isBusy}>
          {verb}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </FormActions>
    </AppForm>
  );
}
