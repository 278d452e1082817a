import type { ReactElement } from 'react';
import type { Dice } from '../dice.ts';

/** The size of a cover in pixels. */
export const landscapeSize = { width: 1024, height: 320 } as const;

/** Hills under a sky, for the band above a profile. The same dice draw the same hills. */
export function landscape(dice: Dice): ReactElement {
  const { sky, sun, hills } = dice.pick(hours);
  const { width, height } = landscapeSize;
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect width={width} height={height} fill={sky} />
      <circle cx={dice.whole(620, 900)} cy={dice.whole(90, 130)} r={dice.whole(38, 58)} fill={sun} />
      {hills.map((fill, row) => (
        <path key={fill} d={ridge(dice, 120 + row * 48)} fill={fill} />
      ))}
    </svg>
  );
}

/** A soft line from left to right around a height, closed below. */
function ridge(dice: Dice, middle: number): string {
  const { width, height } = landscapeSize;
  const step = width / 4;
  const heights = Array.from({ length: 5 }, () => Math.round(middle + dice.between(-34, 34)));
  const waves = heights
    .slice(1)
    .map(
      (y, index) =>
        `C${index * step + step / 2} ${heights[index]} ${index * step + step / 2} ${y} ${(index + 1) * step} ${y}`,
    );
  return `M0 ${heights[0]}${waves.join('')}V${height}H0z`;
}

const hours = [
  { sky: '#dceefa', sun: '#fff6d6', hills: ['#a9d3ee', '#6fb2de', '#2f86c1', '#0b5c96'] },
  { sky: '#fdeedd', sun: '#f9c98d', hills: ['#f3c3a0', '#dd9579', '#a9627a', '#5d3b6b'] },
  { sky: '#e3f3ea', sun: '#fff3c4', hills: ['#b5dcc5', '#7dbf9a', '#3f9669', '#1b6e45'] },
  { sky: '#1d2b4d', sun: '#fdf0c4', hills: ['#33467a', '#2a3a68', '#1f2c52', '#152040'] },
  { sky: '#f1ecfb', sun: '#ffdfe8', hills: ['#d3caee', '#ab9ddd', '#7867bd', '#45348a'] },
];
