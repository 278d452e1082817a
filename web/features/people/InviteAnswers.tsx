import { formatCount } from '#common/formats.ts';
import { type InviteAnswer, inviteAnswerWords } from '#common/people/people.ts';
import { Facts } from '#web/list/Facts.tsx';
import { Button } from '#web/ui/Button.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { type Answers, isSent } from './use-invite.ts';

type InviteAnswersProps = {
  answers: Answers;
  /** Goes back to the form, to invite others. */
  onMore?: () => void;
  onClose: () => void;
};

/** Says how many invitations were sent, and why the others weren't. */
export function InviteAnswers({ answers, onMore, onClose }: InviteAnswersProps) {
  const sent = answers.filter(isSent).length;
  const others = answers.filter(({ answer }) => answer !== 'sent');
  const unsent = answers.length - sent;
  return (
    <>
      <Notice
        role="status"
        tone={unsent > 0 ? 'warn' : 'good'}
        title={sent > 0 ? `${formatCount(sent, 'invitation')} sent` : 'Nobody was invited'}
      >
        {unsent > 0 && `${formatCount(unsent, 'line')} not sent. The reason is beside each.`}
      </Notice>
      <Facts
        facts={others.map(({ address, answer }) => [address, inviteAnswerWords[answer as InviteAnswer]] as const)}
      />
      <FormActions>
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
        {onMore && <Button onClick={onMore}>Invite more</Button>}
      </FormActions>
    </>
  );
}
