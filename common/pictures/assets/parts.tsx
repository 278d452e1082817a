import type { CSSProperties, ReactElement, ReactNode } from 'react';
import type { Drawing } from '../brand.ts';
import { RoomText } from '../posts/parts.tsx';

/**
 * What templates are made of. Browsers and pictures have these parts below, papers have their own, and both draw the same
 * from the same template. All sizes are in pixels at scale 1.
 */
export interface AssetParts {
  readonly Box: (props: BoxProps) => ReactElement;
  readonly Words: (props: WordsProps) => ReactElement;
  readonly Vector: (props: VectorProps) => ReactElement;
  readonly Photo: (props: PhotoProps) => ReactElement;
}

/** A box of other parts, one below the other unless it is a row. */
export interface BoxProps extends Place {
  readonly row?: boolean;
  readonly align?: 'flex-start' | 'center' | 'flex-end';
  readonly justify?: 'flex-start' | 'center' | 'space-between' | 'flex-end';
  readonly padding?: number;
  readonly fill?: string;
  readonly line?: string;
  readonly radius?: number;
  readonly children?: ReactNode;
}

/** How large a part is, and how far from the one before it. */
export interface Place {
  readonly width?: number;
  readonly height?: number;
  readonly top?: number;
  readonly left?: number;
}

/** A text that becomes smaller, and is then shortened, until it fits its room. */
export interface WordsProps {
  readonly children: string;
  readonly size: number;
  /** The smallest size it may shrink to. */
  readonly least?: number;
  readonly width: number;
  /** Of its room. It takes only what it needs. */
  readonly height: number;
  readonly color: string;
  readonly isBold?: boolean;
  readonly align?: 'left' | 'center' | 'right';
  readonly marks?: readonly [string, string];
  /** What it is to a screen reader of a paper; a paragraph by default. */
  readonly tag?: 'H1' | 'BlockQuote';
  /** Where it leads in a paper. */
  readonly href?: string;
}

/** Paths. `alt` says to a screen reader of a paper what they show; without it they are decoration. */
export interface VectorProps {
  readonly of: Drawing;
  /** The width, from which the height follows. */
  readonly width: number;
  readonly alt?: string;
}

/** A photo that fills a circle, or a logo that is shown whole in a square. */
export interface PhotoProps {
  readonly src: string;
  readonly side: number;
  readonly isLogo: boolean;
  readonly alt: string;
}

/** The sizes that a text may have: from one to the smallest in small steps. */
export function sizesFrom(size: number, least: number): number[] {
  const sizes: number[] = [];
  for (let next = size; next > least; next *= 0.92) sizes.push(Math.round(next * 2) / 2);
  return [...new Set([...sizes, least])];
}

/** The parts as browsers and the drawing of pictures know them. */
export const pictureParts: AssetParts = {
  Box: ({ row, align, justify, padding = 0, fill, line, radius = 0, children, top, left, width, height }) => (
    <div
      style={{
        ...{ display: 'flex', flexDirection: row ? 'row' : 'column', boxSizing: 'border-box', flexShrink: 0 },
        ...{ alignItems: align ?? 'flex-start', justifyContent: justify ?? 'flex-start' },
        ...{ padding, borderRadius: radius, marginTop: top ?? 0, marginLeft: left ?? 0 },
        ...(width !== undefined && { width }),
        ...(height !== undefined && { height }),
        ...(fill && { backgroundColor: fill }),
        ...(line && { border: `1px solid ${line}` }),
      }}
    >
      {children}
    </div>
  ),
  Words: ({ size, least = size, tag: _tag, href: _href, ...text }) => (
    <RoomText family="Mulish" size={size} least={least} sizes={sizesFrom(size, least)} {...text} />
  ),
  Vector: ({ of: { width: wide, height: high, paths }, width }) => (
    <svg
      width={width}
      height={(width / wide) * high}
      viewBox={`0 0 ${wide} ${high}`}
      style={inPlace}
      aria-hidden="true"
    >
      {paths.map(({ d, x = 0, y = 0, fill = 'none', stroke, strokeWidth, opacity = 1 }) => (
        <g key={d} transform={`translate(${x} ${y})`}>
          <path
            {...{ d, fill, fillOpacity: opacity }}
            {...(stroke && { stroke, strokeWidth, strokeLinecap: 'round', strokeLinejoin: 'round' })}
          />
        </g>
      ))}
    </svg>
  ),
  Photo: ({ src, side, isLogo, alt }) => (
    <img
      src={src}
      alt={alt}
      width={side}
      height={side}
      style={{
        ...inPlace,
        ...{ width: side, height: side, objectFit: isLogo ? 'contain' : 'cover', borderRadius: isLogo ? 0 : side / 2 },
      }}
    />
  ),
};

const inPlace: CSSProperties = { display: 'block', flexShrink: 0 };
