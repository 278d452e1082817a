import { profileLimits } from '#common/limits.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { EditSection } from './EditSection.tsx';
import { useSection } from './use-section.ts';
import { WaitingWish } from './WaitingWish.tsx';

type AgencyIntroductionProps = {
  name: string;
  description: string;
  /** The name that waits for our check. */
  wish: string | null | undefined;
  declinedBecause: string | null | undefined;
};

/** Which firm it is, in its own words. */
export function AgencyIntroduction({ wish, declinedBecause, ...saved }: AgencyIntroductionProps) {
  const section = useSection('introduction', saved);
  const { values, set, wrong } = section;
  return (
    <EditSection
      section={section}
      id="introduction"
      title="Introduction"
      labels={{ name: 'Name', description: 'What your agency does' }}
    >
      <WaitingWish
        wish={wish}
        title={`We look at the name ‘${wish}’`}
        isBusy={section.isSending}
        onTakeBack={() => void section.send({ name: saved.name })}
      >
        Your agency was approved under its present name, which stands until then. We write to you.
      </WaitingWish>
      {declinedBecause && (
        <Notice tone="warn" title="We could not take the new name">
          <p>{declinedBecause}</p>
        </Notice>
      )}
      <TextField
        name="name"
        label="Name"
        value={values.name}
        onChange={(event) => set('name', event.target.value)}
        maxLength={profileLimits.agencyName}
        autoComplete="organization"
        help="As the public knows it. It stands on the pages of all your recruiters."
        error={wrong('name')}
      />
      <TextArea
        name="description"
        label="What your agency does"
        rows={8}
        value={values.description}
        onChange={(event) => set('description', event.target.value)}
        maxLength={profileLimits.about}
        help="An empty line begins a new paragraph."
        error={wrong('description')}
      />
    </EditSection>
  );
}
