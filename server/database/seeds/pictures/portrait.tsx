import type { ReactElement } from 'react';
import type { Dice } from '../dice.ts';

/** The side of a portrait in pixels. */
export const portraitSide = 320;

/** An invented person drawn as a few shapes, clearly not a photograph. The same dice draw the same person. */
export function portrait(dice: Dice): ReactElement {
  const ground = dice.pick(grounds);
  const skin = dice.pick(skins);
  const hair = dice.pick(hairs);
  const { behind, front } = dice.pick(cuts)(hair);
  return (
    <svg width={portraitSide} height={portraitSide} viewBox="0 0 256 256" aria-hidden="true">
      <rect width="256" height="256" fill={ground.wall} />
      <circle cx={dice.whole(40, 216)} cy={dice.whole(30, 90)} r={dice.whole(52, 84)} fill={ground.shape} />
      {behind}
      <path d="M36 256c0-56 38-80 92-80s92 24 92 80z" fill={ground.cloth} />
      <path d="M104 138h48v40c0 13-11 24-24 24s-24-11-24-24z" fill={skin.shade} />
      <ellipse cx="128" cy="110" rx="43" ry="50" fill={skin.light} />
      {front}
      {dice.chance(0.28) && (
        <path
          d="M92 112a15 15 0 1 0 30 0a15 15 0 1 0-30 0M134 112a15 15 0 1 0 30 0a15 15 0 1 0-30 0M122 110q6-5 12 0"
          fill="none"
          stroke="#12263a"
          strokeWidth="4"
        />
      )}
    </svg>
  );
}

const grounds = [
  { wall: '#cfe6f5', shape: '#b3d8ef', cloth: '#0b4f80' },
  { wall: '#fbe3cf', shape: '#f7d2b2', cloth: '#12263a' },
  { wall: '#dcefe4', shape: '#c3e3d1', cloth: '#1b6e45' },
  { wall: '#f8dbe4', shape: '#f2c4d2', cloth: '#8d1f45' },
  { wall: '#e6e1f5', shape: '#d3caee', cloth: '#45348a' },
  { wall: '#fdf0c4', shape: '#f9e39a', cloth: '#7a4a00' },
  { wall: '#dfe6ec', shape: '#cbd6e0', cloth: '#33485c' },
];

const skins = [
  { light: '#f6d7c0', shade: '#e8bfa2' },
  { light: '#eec1a0', shade: '#dba981' },
  { light: '#d9a27a', shade: '#c48a60' },
  { light: '#b27a52', shade: '#99643f' },
  { light: '#8a5a3b', shade: '#71472c' },
  { light: '#5f3d28', shade: '#4b2e1d' },
];

const hairs = ['#1d1a1f', '#3a2a22', '#5d3b25', '#8a5a2e', '#c8913f', '#9aa3ad', '#7d2f1d'];

interface Cut {
  behind?: ReactElement;
  front?: ReactElement;
}

const fringe = 'M82 112c-6-46 18-66 46-66s52 20 46 66c-4-20-10-30-20-36c-18 10-44 8-56 2c-10 8-14 18-16 34z';
const cap = 'M83 106c-4-42 18-60 45-60s49 18 45 60c-6-14-18-24-45-24s-39 10-45 24z';

const cuts: readonly ((colour: string) => Cut)[] = [
  (colour) => ({ front: <path d={fringe} fill={colour} /> }),
  (colour) => ({ front: <path d={cap} fill={colour} /> }),
  (colour) => ({
    behind: <path d="M72 112c0-50 24-72 56-72s56 22 56 72v66c0 14-112 14-112 0z" fill={colour} />,
    front: <path d={fringe} fill={colour} />,
  }),
  (colour) => ({
    behind: <path d="M74 110c0-46 22-68 54-68s54 22 54 68v36c0 10-108 10-108 0z" fill={colour} />,
    front: <path d={cap} fill={colour} />,
  }),
  (colour) => ({
    behind: <circle cx="128" cy="42" r="22" fill={colour} />,
    front: <path d={cap} fill={colour} />,
  }),
  (colour) => ({
    behind: (
      <g fill={colour}>
        {[84, 106, 128, 150, 172].map((x) => (
          <circle key={x} cx={x} cy={62 + Math.abs(x - 128) * 0.45} r="27" />
        ))}
      </g>
    ),
    front: <path d={cap} fill={colour} />,
  }),
  (colour) => ({
    front: (
      <path d="M85 112c0 44 18 54 43 54s43-10 43-54c-2 18-8 26-16 28q-27-12-54 0c-8-2-14-10-16-28z" fill={colour} />
    ),
  }),
];
