import type { ReactElement, ReactNode } from 'react';
import { fontFamily } from '#common/pictures/look.ts';
import type { Dice } from '../dice.ts';

/** The side of a logo in pixels. */
export const logoSide = 320;

/** An invented company's mark on its colour: a symbol for its name, or its initials. */
export function logo(slug: string, letters: string, dice: Dice): ReactElement {
  const sign = signs[slug];
  const { tile, mark } = sign ?? dice.pick(plain);
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        width: logoSide,
        height: logoSide,
        backgroundColor: tile,
        color: mark,
        fontFamily,
        fontSize: 140,
        fontWeight: 800,
      }}
    >
      {sign ? (
        <svg width={logoSide} height={logoSide} viewBox="0 0 128 128" aria-hidden="true">
          {sign.draw(mark)}
        </svg>
      ) : (
        letters
      )}
    </div>
  );
}

const plain = [
  { tile: '#0072bb', mark: '#ffffff' },
  { tile: '#1b7f4b', mark: '#ffffff' },
  { tile: '#45348a', mark: '#ffffff' },
  { tile: '#8d1f45', mark: '#ffffff' },
];

interface Sign {
  tile: string;
  mark: string;
  draw: (mark: string) => ReactNode;
}

const signs: Readonly<Record<string, Sign>> = {
  'demo-agency': {
    tile: '#0b4f80',
    mark: '#ffffff',
    draw: (mark) => (
      <>
        <path d="M34 94V46h22v48zM62 94V30h32v64z" fill={mark} />
        <path d="M70 42h6v8h-6zM80 42h6v8h-6zM70 58h6v8h-6zM80 58h6v8h-6zM70 74h6v8h-6z" fill="#4db3f5" />
      </>
    ),
  },
  'quokka-quill-recruitment': {
    tile: '#7a4a00',
    mark: '#fdf0c4',
    draw: (mark) => (
      <>
        <path d="M34 100C34 58 60 30 98 28c2 38-22 62-52 62z" fill={mark} />
        <path d="M30 104C46 80 62 64 82 46" fill="none" stroke="#7a4a00" strokeWidth="4" strokeLinecap="round" />
      </>
    ),
  },
  'tui-talent-works': {
    tile: '#12263a',
    mark: '#5fd39a',
    draw: (mark) => (
      <>
        <path d="M28 74c22-34 48-40 74-26c-10 4-16 10-18 20c-4 20-26 34-56 6z" fill={mark} />
        <circle cx="72" cy="76" r="8" fill="#ffffff" />
      </>
    ),
  },
  'thimble-thread-people': {
    tile: '#8d1f45',
    mark: '#f8dbe4',
    draw: (mark) => (
      <>
        <path d="M40 30h48v10H40zM40 88h48v10H40zM46 44h36v8H46zM46 60h36v8H46zM46 76h36v8H46z" fill={mark} />
        <path d="M82 64c20 0 20 16 10 28" fill="none" stroke={mark} strokeWidth="4" strokeLinecap="round" />
      </>
    ),
  },
  'marble-merlion-search': {
    tile: '#33485c',
    mark: '#dfe6ec',
    draw: (mark) => (
      <path
        d="M28 50q9-14 18 0t18 0t18 0t18 0M28 70q9-14 18 0t18 0t18 0t18 0M28 90q9-14 18 0t18 0t18 0t18 0"
        fill="none"
        stroke={mark}
        strokeWidth="9"
        strokeLinecap="round"
      />
    ),
  },
  'paper-lantern-placements': {
    tile: '#b42318',
    mark: '#fdf0c4',
    draw: (mark) => (
      <>
        <path d="M52 26h24v8H52zM52 94h24v8H52z" fill={mark} />
        <ellipse cx="64" cy="64" rx="34" ry="27" fill={mark} />
        <path d="M50 42q-10 22 0 44M78 42q10 22 0 44M64 38v52" fill="none" stroke="#b42318" strokeWidth="4" />
      </>
    ),
  },
  'snowdrop-lane-careers': {
    tile: '#1b6e45',
    mark: '#ffffff',
    draw: (mark) => (
      <>
        <path d="M44 104C44 64 50 34 78 32" fill="none" stroke="#c3e3d1" strokeWidth="6" strokeLinecap="round" />
        <path d="M78 34c-18 14-20 30-16 46c8 0 14-6 16-16c2 10 8 16 16 16c4-16 2-32-16-46z" fill={mark} />
      </>
    ),
  },
  'half-moon-harbour-talent': {
    tile: '#45348a',
    mark: '#fdf0c4',
    draw: (mark) => (
      <>
        <path d="M64 28a32 32 0 0 1 0 64z" fill={mark} />
        <path d="M26 98h76" fill="none" stroke="#d3caee" strokeWidth="6" strokeLinecap="round" />
        <circle cx="64" cy="60" r="32" fill="none" stroke="#d3caee" strokeWidth="3" />
      </>
    ),
  },
  'wombat-works-staffing': {
    tile: '#a15c00',
    mark: '#ffffff',
    draw: (mark) => (
      <>
        <path d="M24 92l28-50 18 30 10-16 24 36z" fill={mark} />
        <circle cx="92" cy="40" r="9" fill="#f9e39a" />
      </>
    ),
  },
};
