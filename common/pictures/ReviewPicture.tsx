import { colours } from './look.ts';
import { LargeText, PictureFrame, SoftText, StarRow } from './parts.tsx';

/** The content of a review's picture. Empty texts are left out. */
export interface ReviewPictureProps {
  /** 1 to 5. */
  readonly stars: number;
  readonly title: string;
  readonly body: string;
  /** The reviewer's displayed name, or their role if they chose not to be named. */
  readonly writer: string;
  readonly recruiter: string;
  readonly agency: string;
  /** The label of its level, such as 'Placement matched'. */
  readonly level: string;
}

/** The link preview of one review. */
export function ReviewPicture({ stars, title, body, writer, recruiter, agency, level }: ReviewPictureProps) {
  const subject = [recruiter, agency].filter(Boolean).join(', ');
  return (
    <PictureFrame kind="Review">
      <div style={{ display: 'flex', flexDirection: 'column', width: '100%' }}>
        <div style={{ display: 'flex', alignItems: 'center', marginBottom: 18 }}>
          <StarRow value={stars} size={52} />
          <div style={{ display: 'flex', marginLeft: 24, fontSize: 34, fontWeight: 800 }}>{`${stars} of 5`}</div>
        </div>
        <LargeText>{title || 'A review of a recruiter'}</LargeText>
        {body && (
          <SoftText size={30} lines={title.length > 24 ? 2 : 3}>
            {body}
          </SoftText>
        )}
      </div>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          width: '100%',
          paddingTop: 22,
          borderTop: `2px solid ${colours.line}`,
        }}
      >
        <Line isStrong>{[writer, subject && `about ${subject}`].filter(Boolean).join(' ')}</Line>
        <Line>{level}</Line>
      </div>
    </PictureFrame>
  );
}

function Line({ children, isStrong = false }: { children: string; isStrong?: boolean }) {
  return (
    <div
      style={{
        display: 'block',
        width: '100%',
        marginTop: isStrong ? 0 : 6,
        fontSize: isStrong ? 30 : 25,
        fontWeight: isStrong ? 600 : 400,
        color: isStrong ? colours.ink : colours.softInk,
        lineHeight: 1.35,
        lineClamp: 1,
        textOverflow: 'ellipsis',
        overflow: 'hidden',
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </div>
  );
}
