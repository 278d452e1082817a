import { colours, fontFamily } from './look.ts';
import { LargeText, Mark } from './parts.tsx';
import { type PictureFigures, ScorePanel } from './ScorePanel.tsx';

/** The size of a widget's picture in pixels. It is shown smaller, so that it is sharp on every screen. */
export const widgetPictureSize = { width: 1200, height: 400 } as const;

/** A widget for sites that take no frames: the subject's name and score. */
export function WidgetPicture({ name, ...figures }: PictureFigures & { readonly name: string }) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        boxSizing: 'border-box',
        ...widgetPictureSize,
        padding: 40,
        overflow: 'hidden',
        backgroundColor: colours.paper,
        border: `2px solid ${colours.line}`,
        borderRadius: 24,
        fontFamily,
        color: colours.ink,
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', width: '100%' }}>
        <div style={{ display: 'flex', width: 840 }}>
          <LargeText lines={1}>{name}</LargeText>
        </div>
        <Mark size={44} />
      </div>
      <ScorePanel {...figures} />
    </div>
  );
}
