import { productName } from '#common/product.ts';
import { LinkPage } from '#web/kit/LinkPage.tsx';
import { PageForm, useIsSending } from '#web/kit/PageForm.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Choice } from '#web/ui/Choice.tsx';
import { ErrorSummary, type FieldProblem } from '#web/ui/ErrorSummary.tsx';
import { FormActions } from '#web/ui/Form.tsx';

type AskWhichMailsProps = { agencyName: string | null; problems: readonly FieldProblem[] };

/** Asks which emails to stop: the agency's, unless another choice is made. */
export function AskWhichMails({ agencyName, problems }: AskWhichMailsProps) {
  const isSending = useIsSending();
  const everybody = { value: 'everybody', label: `From everyone on ${productName}` };
  const agency = agencyName ? [{ value: 'agency', label: `From ${agencyName}` }] : [];
  return (
    <LinkPage title="Which emails do you want to stop?">
      <PageForm aria-label="Stop emails">
        <ErrorSummary problems={problems} />
        <Choice
          name="scope"
          legend="Stop emails"
          options={[...agency, everybody]}
          defaultValue={agencyName ? 'agency' : 'everybody'}
          error={problems.find(({ field }) => field === 'scope')?.message}
        />
        <FormActions>
          <Button type="submit" variant="primary" size="large" busy={isSending}>
            Stop these emails
          </Button>
        </FormActions>
      </PageForm>
    </LinkPage>
  );
}
