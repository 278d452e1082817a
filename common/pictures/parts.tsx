import type { CSSProperties, ReactNode } from 'react';
import { productName } from '../product.ts';
import { colours, fontFamily, pictureSize } from './look.ts';
import { leftHalf, starPath } from './star.ts';

/** Uses only flexbox, pixels and inline styles, so browsers and the server draw the same. */
const column: CSSProperties = { display: 'flex', flexDirection: 'column' };
const row: CSSProperties = { display: 'flex', alignItems: 'center' };

/** The frame of every picture: the logo, what kind of thing it shows, and the content below. */
export function PictureFrame({ kind, children }: { kind: string; children: ReactNode }) {
  return (
    <div
      style={{
        ...column,
        boxSizing: 'border-box',
        justifyContent: 'space-between',
        width: pictureSize.width,
        height: pictureSize.height,
        padding: '56px 72px 56px 72px',
        overflow: 'hidden',
        backgroundColor: colours.paper,
        borderTop: `14px solid ${colours.brand}`,
        fontFamily,
        color: colours.ink,
      }}
    >
      <div style={{ ...row, justifyContent: 'space-between', width: '100%' }}>
        <Mark size={52} />
        <div style={{ display: 'flex', fontSize: 26, fontWeight: 600, color: colours.softInk }}>{kind}</div>
      </div>
      {children}
    </div>
  );
}

/** The logo and name; `size` is the logo's side. */
export function Mark({ size }: { size: number }) {
  return (
    <div style={row}>
      <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="8" fill={colours.brand} />
        <circle cx="9.6" cy="13.4" r="3.6" fill={colours.onBrand} />
        <path
          d="M12.3 13.6c.5 3.6.3 6.4-.4 9.2C15.2 16.6 19.4 12.2 25.6 8.4"
          fill="none"
          stroke={colours.onBrand}
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <div style={{ display: 'flex', marginLeft: size * 0.3, fontSize: size * 0.62, fontWeight: 800 }}>
        {productName}
      </div>
    </div>
  );
}

/** Five stars, drawn to the nearest half of `value`; `size` is the height of one. */
export function StarRow({ value, size }: { value: number; size: number }) {
  return (
    <svg width={size * 5.17} height={size} viewBox="0 0 124 24" aria-hidden="true">
      {[0, 1, 2, 3, 4].map((place) => {
        const fill = Math.round((value - place) * 2) / 2;
        const isFull = fill >= 1;
        return (
          <g key={place} transform={`translate(${place * 25} 0)`}>
            <path
              d={starPath}
              fill={isFull ? colours.star : colours.starEmpty}
              stroke={isFull ? colours.starEdge : colours.starEmptyEdge}
              strokeWidth="1"
            />
            {fill === 0.5 && <path d={leftHalf} fill={colours.star} stroke={colours.starEdge} strokeWidth="1" />}
          </g>
        );
      })}
    </svg>
  );
}

/** A score between one and five stars and its uncertainty: the interval as a band, the score as a tick. */
export function IntervalBand({ score, low, high, width }: { score: number; low: number; high: number; width: number }) {
  const place = (stars: number) => ((stars - 1) / 4) * width;
  return (
    <svg width={width} height={28} viewBox={`0 0 ${width} 28`} aria-hidden="true">
      <rect x="0" y="9" width={width} height="10" rx="5" fill={colours.line} />
      <rect
        x={place(low)}
        y="9"
        width={place(high) - place(low)}
        height="10"
        rx="5"
        fill={colours.brand}
        opacity="0.45"
      />
      <rect x={place(score) - 3} y="2" width="6" height="24" rx="3" fill={colours.brand} />
    </svg>
  );
}

/** One or two lines of large text, smaller when longer, and truncated with an ellipsis if it still does not fit. */
export function LargeText({ children, lines = 2 }: { children: string; lines?: number }) {
  return (
    <div
      style={{
        display: 'block',
        width: '100%',
        fontSize: sizeFor(children.length),
        fontWeight: 800,
        lineHeight: 1.15,
        lineClamp: lines,
        textOverflow: 'ellipsis',
        overflow: 'hidden',
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </div>
  );
}

const sizeFor = (length: number) => (length <= 18 ? 84 : length <= 28 ? 70 : length <= 44 ? 60 : 46);

/** A line of quieter text. */
export function SoftText({ children, size = 30, lines = 1 }: { children: string; size?: number; lines?: number }) {
  return (
    <div
      style={{
        display: 'block',
        width: '100%',
        marginTop: 14,
        fontSize: size,
        lineHeight: 1.35,
        color: colours.softInk,
        lineClamp: lines,
        textOverflow: 'ellipsis',
        overflow: 'hidden',
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </div>
  );
}
