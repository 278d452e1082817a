import { LargeText, PictureFrame, SoftText } from './parts.tsx';
import { type PictureFigures, ScorePanel } from './ScorePanel.tsx';

/** What an agency's picture says. Empty texts are left out. */
export interface AgencyPictureProps extends PictureFigures {
  readonly name: string;
  /** City and country. */
  readonly place: string;
}

/** Goes with links to an agency's profile. */
export function AgencyPicture({ name, place, ...figures }: AgencyPictureProps) {
  return (
    <PictureFrame kind="Recruitment agency">
      <div style={{ display: 'flex', flexDirection: 'column', width: '100%' }}>
        <LargeText lines={3}>{name || 'Reviews of a recruitment agency'}</LargeText>
        {place && <SoftText size={34}>{place}</SoftText>}
      </div>
      <ScorePanel {...figures} />
    </PictureFrame>
  );
}
