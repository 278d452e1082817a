import { LargeText, PictureFrame, SoftText } from './parts.tsx';
import { type PictureFigures, ScorePanel } from './ScorePanel.tsx';

/** The content of a recruiter's picture. Empty texts are left out. */
export interface RecruiterPictureProps extends PictureFigures {
  readonly name: string;
  readonly agency: string;
  /** Names of specialities. */
  readonly specialities: readonly string[];
}

/** The link preview of a recruiter's profile. */
export function RecruiterPicture({ name, agency, specialities, ...figures }: RecruiterPictureProps) {
  const fields = specialities.slice(0, 3).join(' · ');
  return (
    <PictureFrame kind="Recruiter">
      <div style={{ display: 'flex', flexDirection: 'column', width: '100%' }}>
        <LargeText lines={3}>{name || 'Reviews of a recruiter'}</LargeText>
        {agency && <SoftText size={34}>{agency}</SoftText>}
        {fields && name.length <= 44 && <SoftText size={28}>{fields}</SoftText>}
      </div>
      <ScorePanel {...figures} />
    </PictureFrame>
  );
}
