import { inviteSettingsLimits, problemOfSenderName, senderShown } from '#common/invitations/settings.ts';
import { textLimits } from '#common/limits.ts';
import { wordingProblem } from '#common/reviews/checks/wording.ts';
import { SettingsSection } from '#web/app-ui/SettingsSection.tsx';
import { useSection } from '#web/app-ui/use-settings.ts';
import { WaitingWish } from '#web/app-ui/WaitingWish.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';

type SenderSectionProps = { isClosed: boolean; wishedReplyTo: string | null | undefined };

/** Whom the emails come from, and where replies go. */
export function SenderSection({ isClosed, wishedReplyTo }: SenderSectionProps) {
  const section = useSection({ senderName: '', replyTo: '' });
  const { field, saved } = section;
  return (
    <SettingsSection
      id="sender"
      title="Sender"
      labels={{ senderName: 'Sender name', replyTo: 'Reply address' }}
      isClosed={isClosed}
    >
      <SenderNameField />
      <WaitingWish
        wish={wishedReplyTo}
        title={`${wishedReplyTo} isn't confirmed yet`}
        isBusy={section.isSending}
        onTakeBack={() => section.sendOnly({ replyTo: saved.replyTo || null })}
      >
        We emailed a link to this address. Once someone opens the link and confirms, replies go there.
      </WaitingWish>
      <TextField
        {...field('replyTo')}
        type="email"
        label="Reply address"
        optional
        autoComplete="email"
        help="Where replies to your invitations go. We email a link to a new address first, and use it once it's confirmed. Without one, replies go to the recruiter."
      />
    </SettingsSection>
  );
}

/** The name in the sender of emails. */
export function SenderNameField({ without = 'Without a name, the emails come from us.' }: { without?: string }) {
  const { field, values } = useSection({ senderName: '' });
  const { error, ...senderName } = field('senderName');
  return (
    <TextField
      {...senderName}
      label="Sender name"
      optional
      maxLength={inviteSettingsLimits.senderName}
      error={error ?? (values.senderName ? problemOfSenderName(values.senderName) : undefined)}
      help={`Such as your agency's name. Recipients see '${senderShown(values.senderName.trim() || 'Your agency')}'. ${without}`}
    />
  );
}

/** What the agency writes to each side in emails without a message of their own. */
export function MessagesSection({ isClosed, about }: { isClosed: boolean; about: string }) {
  const { field, values } = useSection({ candidateMessage: '', employerMessage: '' });
  const message = (name: 'candidateMessage' | 'employerMessage', label: string) => {
    const { error, ...props } = field(name);
    return (
      <TextArea
        {...props}
        label={label}
        rows={4}
        optional
        maxLength={textLimits.message.max}
        error={error ?? wordingProblem(values[name])?.message}
      />
    );
  };
  return (
    <SettingsSection
      id="messages"
      title="Messages"
      about={<p>{about}</p>}
      labels={{ candidateMessage: 'Message to candidates', employerMessage: 'Message to employers' }}
      isClosed={isClosed}
    >
      {message('candidateMessage', 'Message to candidates')}
      {message('employerMessage', 'Message to employers')}
    </SettingsSection>
  );
}
