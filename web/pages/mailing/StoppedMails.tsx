import { productName } from '#common/product.ts';
import { LinkPage, SoftWords } from '#web/kit/LinkPage.tsx';
import { PageForm, useIsSending } from '#web/kit/PageForm.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary, type FieldProblem } from '#web/ui/ErrorSummary.tsx';
import { FormActions } from '#web/ui/Form.tsx';

/** Whose emails: one agency's, or everybody's. */
export type Scope = 'agency' | 'everybody';

type StoppedMailsProps = {
  /** The only agency whose emails have stopped; null when all have. */
  onlyFrom: string | null;
  /** Whether they have just been stopped. */
  isAnswer: boolean;
  problems: readonly FieldProblem[];
};

/** Says which emails have stopped, how to stop the rest, and how to take it back. */
export function StoppedMails({ onlyFrom, isAnswer, problems }: StoppedMailsProps) {
  const isSending = useIsSending();
  return (
    <LinkPage title="These e-mails have stopped" isAnswer={isAnswer}>
      <p>{`${onlyFrom ?? 'Nobody'} will ${onlyFrom ? 'not ' : ''}e-mail you through ${productName} any more.`}</p>
      <ErrorSummary problems={problems} />
      {onlyFrom && (
        <PageForm aria-label="Stop e-mails from everybody">
          <input type="hidden" name="scope" value={'everybody' satisfies Scope} />
          <SoftWords>{`Others on ${productName} still can. You can stop them, too.`}</SoftWords>
          <FormActions>
            <Button type="submit" variant="primary" size="large" busy={isSending}>
              Stop e-mails from everybody
            </Button>
          </FormActions>
        </PageForm>
      )}
      <PageForm aria-label="Get these e-mails again">
        <input type="hidden" name="again" value={(onlyFrom ? 'agency' : 'everybody') satisfies Scope} />
        <SoftWords>
          Stopped by mistake? You can take it back here, as long as you have the e-mail with this link.
        </SoftWords>
        <FormActions>
          <Button type="submit" size="large" busy={isSending}>
            Get these e-mails again
          </Button>
        </FormActions>
      </PageForm>
      <SoftWords>Otherwise you can close this page.</SoftWords>
    </LinkPage>
  );
}
