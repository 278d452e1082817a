import { LargeText, PictureFrame, SoftText } from './parts.tsx';
import { type PictureFigures, ScorePanel } from './ScorePanel.tsx';

/** The content of an agency's picture. Empty texts are left out. */
export interface AgencyPictureProps extends PictureFigures {
  readonly name: string;
  /** City and country. */
  readonly place: string;
}

/** The link preview of an agency's profile. */
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
