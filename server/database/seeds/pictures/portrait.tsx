import type { ReactElement } from 'react';
import type { Dice } from '../dice.ts';
import type { Cut, Look } from './looks.ts';

/** The side of a portrait in pixels. */
export const portraitSide = 320;

/** An invented person drawn as a few shapes, clearly not a photograph. The same look and dice draw the same person. */
export function portrait({ cut, hair, skin, wearsGlasses }: Look, dice: Dice): ReactElement {
  const ground = dice.pick(grounds);
  const { behind, beard, front } = drawn[cut](hair);
  return (
    <svg width={portraitSide} height={portraitSide} viewBox="0 0 256 256" aria-hidden="true">
      <rect width="256" height="256" fill={ground.wall} />
      <circle cx={dice.whole(40, 216)} cy={dice.whole(30, 90)} r={dice.whole(52, 84)} fill={ground.shape} />
      {behind}
      <path d="M36 256c0-56 38-80 92-80s92 24 92 80z" fill={ground.cloth} />
      {dice.pick(necklines)(ground.shape)}
      <path d="M104 138h48v40c0 13-11 24-24 24s-24-11-24-24z" fill={skin.shade} />
      <ellipse cx="128" cy="110" rx="43" ry="50" fill={skin.light} />
      {beard}
      <g fill={ink}>
        <circle cx="110" cy="112" r="4" />
        <circle cx="146" cy="112" r="4" />
      </g>
      <path
        d="M116 136q12 9 24 0"
        fill="none"
        stroke={beard ? skin.light : ink}
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      {front}
      {wearsGlasses && (
        <path
          d="M94 112a16 16 0 1 0 32 0a16 16 0 1 0-32 0M130 112a16 16 0 1 0 32 0a16 16 0 1 0-32 0"
          fill="none"
          stroke={ink}
          strokeWidth="3.5"
        />
      )}
    </svg>
  );
}

const ink = '#12263a';

const grounds = [
  { wall: '#cfe6f5', shape: '#b3d8ef', cloth: '#0b4f80' },
  { wall: '#fbe3cf', shape: '#f7d2b2', cloth: '#12263a' },
  { wall: '#dcefe4', shape: '#c3e3d1', cloth: '#1b6e45' },
  { wall: '#f8dbe4', shape: '#f2c4d2', cloth: '#8d1f45' },
  { wall: '#e6e1f5', shape: '#d3caee', cloth: '#45348a' },
  { wall: '#fdf0c4', shape: '#f9e39a', cloth: '#7a4a00' },
  { wall: '#dfe6ec', shape: '#cbd6e0', cloth: '#33485c' },
];

/** A round neck, a shirt's collar, and a jacket. */
const necklines: readonly ((color: string) => ReactElement | null)[] = [
  () => null,
  (color) => <path d="M102 172l26 32l26-32l14 10l-24 38l-16-14l-16 14l-24-38z" fill={color} />,
  (color) => <path d="M98 176l30 62l30-62l-12-4h-36z" fill={color} />,
];

interface Drawn {
  behind?: ReactElement;
  beard?: ReactElement;
  front?: ReactElement;
}

const fringe = 'M82 112c-6-46 18-66 46-66s52 20 46 66c-4-20-10-30-20-36c-18 10-44 8-56 2c-10 8-14 18-16 34z';
const cap = 'M83 106c-4-42 18-60 45-60s49 18 45 60c-6-14-18-24-45-24s-39 10-45 24z';
const parting = 'M83 108c-6-44 16-64 46-64s50 18 44 64c-5-18-14-26-28-30c-24 2-44-4-50-14c2 18-6 30-12 44z';
const crop = 'M84 100c-2-36 18-52 44-52s46 16 44 52c-6-16-16-22-44-22s-38 6-44 22z';
const fullBeard = 'M85 112c0 44 18 54 43 54s43-10 43-54c-2 14-8 18-16 18q-27-12-54 0c-8 0-14-4-16-18z';
const moustache = 'M108 132q10-9 20-3q10-6 20 3q-10 4-20 0q-10 4-20 0z';

const drawn: Readonly<Record<Cut, (color: string) => Drawn>> = {
  short: (color) => ({ front: <path d={fringe} fill={color} /> }),
  parted: (color) => ({ front: <path d={parting} fill={color} /> }),
  cropped: (color) => ({ front: <path d={crop} fill={color} /> }),
  beard: (color) => ({ beard: <path d={fullBeard} fill={color} />, front: <path d={cap} fill={color} /> }),
  'bald beard': (color) => ({ beard: <path d={fullBeard} fill={color} /> }),
  moustache: (color) => ({
    front: (
      <g fill={color}>
        <path d={crop} />
        <path d={moustache} />
      </g>
    ),
  }),
  long: (color) => ({
    behind: <path d="M72 112c0-50 24-72 56-72s56 22 56 72v66c0 14-112 14-112 0z" fill={color} />,
    front: <path d={fringe} fill={color} />,
  }),
  waves: (color) => ({
    behind: (
      <path
        d="M74 108c-2-46 22-68 54-68s56 22 54 68c12 14 8 30 0 40c10 14 4 34-12 36h-84c-16-2-22-22-12-36c-8-10-12-26 0-40z"
        fill={color}
      />
    ),
    front: <path d={parting} fill={color} />,
  }),
  bob: (color) => ({
    behind: <path d="M74 110c0-46 22-68 54-68s54 22 54 68v36c0 10-108 10-108 0z" fill={color} />,
    front: <path d={cap} fill={color} />,
  }),
  bun: (color) => ({
    behind: <circle cx="128" cy="42" r="22" fill={color} />,
    front: <path d={cap} fill={color} />,
  }),
  ponytail: (color) => ({
    behind: <path d="M150 52c42-8 58 30 50 72c-4 26-12 40-22 46c2-30-2-60-26-84z" fill={color} />,
    front: <path d={cap} fill={color} />,
  }),
  curls: (color) => ({
    behind: (
      <g fill={color}>
        {[84, 106, 128, 150, 172].map((x) => (
          <circle key={x} cx={x} cy={62 + Math.abs(x - 128) * 0.45} r="27" />
        ))}
      </g>
    ),
    front: <path d={cap} fill={color} />,
  }),
};
