import { colours, fontFamily, pictureSize } from './look.ts';
import { IntervalBand, Mark, StarRow } from './parts.tsx';

/** The link preview of pages without a picture of their own. */
export function SitePicture() {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        boxSizing: 'border-box',
        justifyContent: 'space-between',
        width: pictureSize.width,
        height: pictureSize.height,
        padding: 72,
        backgroundColor: colours.paper,
        borderTop: `14px solid ${colours.brand}`,
        fontFamily,
        color: colours.ink,
      }}
    >
      <Mark size={88} />
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <div style={{ display: 'flex', fontSize: 58, fontWeight: 800, lineHeight: 1.15 }}>
          Recruiters, by the people they placed
        </div>
        <div style={{ display: 'flex', marginTop: 22, fontSize: 34, lineHeight: 1.35, color: colours.softInk }}>
          Reviews bound to real placements: score, interval and count.
        </div>
      </div>
      <div style={{ display: 'flex', alignItems: 'center' }}>
        <StarRow value={4.5} size={56} />
        <div style={{ display: 'flex', marginLeft: 44 }}>
          <IntervalBand score={4.5} low={4.2} high={4.8} width={560} />
        </div>
      </div>
    </div>
  );
}
