import { profileLimits } from '#common/limits.ts';
import { SettingsSection } from '#web/app-ui/SettingsSection.tsx';
import { useSection } from '#web/app-ui/use-settings.ts';
import { WaitingWish } from '#web/app-ui/WaitingWish.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';

type AgencyIntroductionProps = {
  /** The new name that waits for approval. */
  wish: string | null | undefined;
  declinedBecause: string | null | undefined;
};

/** The agency's name and description. */
export function AgencyIntroduction({ wish, declinedBecause }: AgencyIntroductionProps) {
  const section = useSection({ name: '', description: '' });
  const { field, saved } = section;
  return (
    <SettingsSection
      id="introduction"
      title="Introduction"
      labels={{ name: 'Name', description: 'What your agency does' }}
    >
      <WaitingWish
        wish={wish}
        title={`We're checking the name ‘${wish}’`}
        isBusy={section.isSending}
        onTakeBack={() => section.sendOnly({ name: saved.name })}
      >
        Your agency keeps its current name until we approve the new one. We'll email you.
      </WaitingWish>
      {declinedBecause && (
        <Notice tone="warn" title="We couldn't approve the new name">
          <p>{declinedBecause}</p>
        </Notice>
      )}
      <TextField
        {...field('name')}
        label="Name"
        maxLength={profileLimits.agencyName}
        autoComplete="organization"
        help="As the public knows it. Shown on the pages of all your recruiters."
      />
      <TextArea
        {...field('description')}
        label="What your agency does"
        rows={8}
        maxLength={profileLimits.about}
        help="Leave an empty line to start a new paragraph."
      />
    </SettingsSection>
  );
}
