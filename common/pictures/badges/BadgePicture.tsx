import type { ReactElement } from 'react';
import { type BadgeKind, type BadgeTheme, badgeSizes } from '../../badges/badges.ts';
import { recommendedTitle } from '../../badges/recommended.ts';
import { badgeAlt, badgeDayWords, shortDayWords } from '../../badges/words.ts';
import { productName } from '../../product.ts';
import { colours } from '../look.ts';
import type { Outline, OutlineRoom } from './outlined.ts';
import { sealPath, signPath } from './seal.ts';

/** What a picture of the badge shows. */
export interface BadgePictureProps {
  readonly kind: BadgeKind;
  readonly theme: BadgeTheme;
  /** The recruiter; empty if our fonts lack letters of the name. */
  readonly name: string;
  /** The days until which the badge is held, and on which it lapsed. */
  readonly until: string;
  readonly lapsedOn: string | null;
}

interface Look {
  readonly paper: string;
  readonly line: string;
  readonly ink: string;
  readonly softInk: string;
  /** The seal and what is on it. A lapsed one has no colour. */
  readonly seal: string;
  readonly onSeal: string;
}

const day = { paper: colours.paper, line: colours.line, ink: colours.ink, softInk: colours.softInk };
const night = { paper: '#0f1720', line: '#2a3947', ink: '#e8eef4', softInk: '#9fb0c0' };

function lookOf(theme: BadgeTheme, hasLapsed: boolean): Look {
  if (theme === 'light') return { ...day, seal: hasLapsed ? day.softInk : colours.brand, onSeal: colours.onBrand };
  return { ...night, seal: hasLapsed ? night.softInk : '#4db3f5', onSeal: night.paper };
}

type Line = OutlineRoom & {
  readonly text: string;
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly fill: string;
  readonly isCentred?: boolean;
};

/**
 * A picture of the recommended recruiter badge as SVG. All text is outlines, so it looks the same in browsers, in mail
 * programs and as PNG.
 */
export function BadgePicture({ outline, ...props }: BadgePictureProps & { readonly outline: Outline }) {
  const { width, height } = badgeSizes[props.kind];
  const { shapes, lines } = drawings[props.kind](props, lookOf(props.theme, props.lapsedOn !== null));
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${badgeAlt(props.name || 'A recruiter')}. ${badgeDayWords(props)}.`}
    >
      {shapes}
      {lines
        .filter(({ text }) => text)
        .map(({ text, x, y, fill, isCentred, ...room }) => {
          const { path, width: wide } = outline(text, room);
          return <path key={y} fill={fill} transform={`translate(${isCentred ? x - wide / 2 : x} ${y})`} d={path} />;
        })}
    </svg>
  );
}

interface Drawing {
  readonly shapes: ReactElement;
  readonly lines: readonly Line[];
}

const drawings: Readonly<Record<BadgeKind, (props: BadgePictureProps, look: Look) => Drawing>> = {
  big_badge: ({ name, ...days }, look) => {
    const line = { x: 160, width: 272, isCentred: true } as const;
    return {
      shapes: (
        <>
          <Sheet width={320} height={320} corner={20} look={look} />
          <Seal x={106} y={24} size={108} look={look} />
        </>
      ),
      lines: [
        { ...line, text: recommendedTitle, y: 174, size: 25, weight: 800, fill: look.ink },
        { ...line, text: name, y: 212, size: 22, least: 13, weight: 600, fill: look.ink },
        { ...line, text: badgeDayWords(days), y: 248, size: 16, weight: 600, fill: look.softInk },
        { ...line, text: `Checked by ${productName}`, y: 288, size: 15, weight: 800, fill: look.seal },
      ],
    };
  },
  small_badge: (props, look) => {
    const line = { x: 60, width: 108, isCentred: true } as const;
    const [first = '', second = ''] = recommendedTitle.split(' ');
    return {
      shapes: (
        <>
          <Sheet width={120} height={120} corner={12} look={look} />
          <Seal x={37} y={7} size={46} look={look} />
        </>
      ),
      lines: [
        { ...line, text: first, y: 70, size: 14, weight: 800, fill: look.ink },
        { ...line, text: second, y: 86, size: 14, weight: 800, fill: look.ink },
        { ...line, text: shortDayWords(props), y: 106, size: 10, weight: 600, fill: look.softInk },
      ],
    };
  },
  badge: ({ name, ...days }, look) => {
    const line = { x: 112, width: 234 } as const;
    return {
      shapes: (
        <>
          <Sheet width={360} height={120} corner={14} look={look} />
          <Seal x={16} y={20} size={80} look={look} />
        </>
      ),
      lines: [
        { ...line, text: recommendedTitle, y: 46, size: 21, weight: 800, fill: look.ink },
        { ...line, text: name, y: 71, size: 16, least: 11, weight: 600, fill: look.ink },
        { ...line, text: `${badgeDayWords(days)} · ${productName}`, y: 95, size: 13, weight: 600, fill: look.softInk },
      ],
    };
  },
  email_signature: (days, look) => {
    const line = { x: 52, width: 240 } as const;
    return {
      shapes: (
        <>
          <Sheet width={300} height={48} corner={8} look={look} />
          <Seal x={8} y={6} size={36} look={look} />
        </>
      ),
      lines: [
        { ...line, text: recommendedTitle, y: 22, size: 15, weight: 800, fill: look.ink },
        {
          ...line,
          text: `${badgeDayWords(days)} · ${productName}`,
          y: 38,
          size: 11.5,
          weight: 600,
          fill: look.softInk,
        },
      ],
    };
  },
  profile: ({ name, ...days }, look) => {
    // LinkedIn puts the person's photo over the lower left.
    const line = { x: 760, width: 752 } as const;
    return {
      shapes: (
        <>
          <rect width={1584} height={396} fill={look.paper} />
          <rect width={1584} height={10} fill={look.seal} />
          <Seal x={500} y={88} size={220} look={look} />
        </>
      ),
      lines: [
        { ...line, text: recommendedTitle, y: 172, size: 64, weight: 800, fill: look.ink },
        { ...line, text: name, y: 236, size: 44, least: 26, weight: 600, fill: look.ink },
        {
          ...line,
          text: `${badgeDayWords(days)} · Checked by ${productName}`,
          y: 292,
          size: 30,
          weight: 600,
          fill: look.softInk,
        },
      ],
    };
  },
};

type SheetProps = { width: number; height: number; corner: number; look: Look };

function Sheet({ width, height, corner, look }: SheetProps) {
  return (
    <rect
      x={1}
      y={1}
      width={width - 2}
      height={height - 2}
      rx={corner}
      fill={look.paper}
      stroke={look.line}
      strokeWidth={2}
    />
  );
}

function Seal({ x, y, size, look }: { x: number; y: number; size: number; look: Look }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 100})`}>
      <path d={sealPath} fill={look.seal} />
      <g transform="translate(9 11.25) scale(2.5)" fill={look.onSeal}>
        <circle cx="9.6" cy="13.4" r="3.6" />
        <path
          d={signPath}
          fill="none"
          stroke={look.onSeal}
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    </g>
  );
}
