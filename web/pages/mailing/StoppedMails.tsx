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
    <LinkPage title="These emails have stopped" isAnswer={isAnswer}>
      <p>{`${onlyFrom ?? 'No one'} ${onlyFrom ? "won't" : 'will'} email you through ${productName} anymore.`}</p>
      <ErrorSummary problems={problems} />
      {onlyFrom && (
        <PageForm aria-label="Stop emails from everyone">
          <input type="hidden" name="scope" value={'everybody' satisfies Scope} />
          <SoftWords>{`Others on ${productName} can still email you. You can stop those emails too.`}</SoftWords>
          <FormActions>
            <Button type="submit" variant="primary" size="large" busy={isSending}>
              Stop emails from everyone
            </Button>
          </FormActions>
        </PageForm>
      )}
      <PageForm aria-label="Get these emails again">
        <input type="hidden" name="again" value={(onlyFrom ? 'agency' : 'everybody') satisfies Scope} />
        <SoftWords>Changed your mind? You can undo this here as long as you have the email with this link.</SoftWords>
        <FormActions>
          <Button type="submit" size="large" busy={isSending}>
            Get these emails again
          </Button>
        </FormActions>
      </PageForm>
      <SoftWords>You can close this page now.</SoftWords>
    </LinkPage>
  );
}
