import { noticeSettingsUrl } from '#common/urls.ts';
import { LinkPage, SoftWords } from '#web/kit/LinkPage.tsx';
import { PageForm, useIsSending } from '#web/kit/PageForm.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary, type FieldProblem } from '#web/ui/ErrorSummary.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { Scope } from './StoppedMails.tsx';

type NoticeMailsProps = {
  hasLeft: boolean;
  /** Whether something has just been changed here, and whether that turned them on again. */
  isAnswer: boolean;
  isBackOn: boolean;
  problems: readonly FieldProblem[];
};

/** Stops the emails about the notices of an account, and takes that back. */
export function NoticeMails({ hasLeft, isAnswer, isBackOn, problems }: NoticeMailsProps) {
  const isSending = useIsSending();
  const scope = 'agency' satisfies Scope;
  const title = hasLeft
    ? 'These emails have stopped'
    : isBackOn
      ? "You'll get these emails again"
      : 'Stop emails about what happens?';
  return (
    <LinkPage title={title} isAnswer={isAnswer && problems.length === 0}>
      <p>
        {hasLeft
          ? "We won't email you about reviews, invitations or decisions anymore. You'll still find them behind the bell when you sign in."
          : 'We email you when something happens: reviews, bounced invitations, decisions. Emails that protect your account are sent in any case.'}
      </p>
      <ErrorSummary problems={problems} />
      {!(isBackOn && !hasLeft) && (
        <PageForm aria-label={hasLeft ? 'Get these emails again' : 'Stop these emails'}>
          <input type="hidden" name={hasLeft ? 'again' : 'scope'} value={scope} />
          <FormActions>
            <Button type="submit" variant={hasLeft ? 'secondary' : 'primary'} size="large" busy={isSending}>
              {hasLeft ? 'Get these emails again' : 'Stop these emails'}
            </Button>
          </FormActions>
        </PageForm>
      )}
      <SoftWords>
        To stop only some of them, or to get them once a day or a week, sign in and{' '}
        <Link href={noticeSettingsUrl()}>choose on your account page</Link>.
      </SoftWords>
    </LinkPage>
  );
}
