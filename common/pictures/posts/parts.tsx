import type { CSSProperties } from 'react';
import type { PostAlign, PostFont } from '../../posts/posts.ts';
import { productName } from '../../product.ts';
import { leftHalf, starPath } from '../star.ts';
import { fitText, lineHeight } from './fitting.ts';
import { inFont } from './fonts.ts';
import { isRightToLeft } from './texts.ts';

/** A text in a room of a post. */
export interface TextInRoom {
  readonly children: string;
  readonly family: PostFont;
  readonly size: number;
  /** The smallest size it may shrink to before it is cut. */
  readonly least?: number;
  readonly color: string;
  readonly align?: PostAlign;
  readonly isBold?: boolean;
  readonly width: number;
  readonly height: number;
  /** The sizes it may have, if not those of posts. */
  readonly sizes?: readonly number[];
  /** What is put around the text, such as quotation marks. */
  readonly marks?: readonly [string, string];
}

/** A text that fits its room, in its font. Line breaks stay. */
export function RoomText({
  children,
  family,
  size,
  least = size,
  color,
  align = 'left',
  isBold = false,
  marks,
  ...room
}: TextInRoom) {
  const fitting = fitText(children, { family, isBold, size, least, ...room });
  const [before, after] = marks ?? ['', ''];
  const isRtl = isRightToLeft(children);
  const style: CSSProperties = {
    ...{ display: 'block', width: room.width, color, ...inFont(family, isBold) },
    ...{ fontSize: fitting.size, lineHeight: `${Math.ceil(fitting.size * lineHeight)}px` },
    ...{ textAlign: isRtl && align === 'left' ? 'right' : align, direction: isRtl ? 'rtl' : 'ltr' },
    ...{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  };
  return <div style={style}>{`${before}${fitting.text}${after}`}</div>;
}

/** The height that so many lines of a size take. */
export const linesHigh = (lines: number, size: number): number => lines * Math.ceil(size * lineHeight);

/** Five stars in a color; those that were not given are pale. `size` is the height of one. */
export function PostStars({ value, size, color }: { value: number; size: number; color: string }) {
  return (
    <svg width={size * 5.17} height={size} viewBox="0 0 124 24" aria-hidden="true">
      {[0, 1, 2, 3, 4].map((place) => {
        const part = Math.round((value - place) * 2) / 2;
        return (
          <g key={place} transform={`translate(${place * 25} 0)`}>
            <path d={starPath} fill={color} fillOpacity={part >= 1 ? 1 : 0.22} />
            {part === 0.5 && <path d={leftHalf} fill={color} />}
          </g>
        );
      })}
    </svg>
  );
}

/** The logo and name in one color, so that it suits every background. `size` is the logo's side. */
export function PostMark({ size, color, family }: { size: number; color: string; family: PostFont }) {
  return (
    <div style={{ display: 'flex', alignItems: 'center' }}>
      <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
        <rect x="1.5" y="1.5" width="29" height="29" rx="7" fill="none" stroke={color} strokeWidth="3" />
        <circle cx="9.6" cy="13.4" r="3.6" fill={color} />
        <path
          d="M12.3 13.6c.5 3.6.3 6.4-.4 9.2C15.2 16.6 19.4 12.2 25.6 8.4"
          fill="none"
          stroke={color}
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <div style={{ display: 'flex', marginLeft: size * 0.3, fontSize: size * 0.68, color, ...inFont(family, true) }}>
        {productName}
      </div>
    </div>
  );
}
