/** The outline of a star, and of its left half. */
const outline = 'l2.83 5.93 6.52.86-4.77 4.53 1.2 6.46-5.78-3.14-5.78 3.14 1.2-6.46-4.77-4.53 6.52-.86z';
const half = 'v14.64l-5.78 3.14 1.2-6.46-4.77-4.53 6.52-.86z';

/** One star in a box of 24. */
export const starPath = `M12 2.6${outline}`;

/** Its left half, for a half-filled star. */
export const leftHalf = `M12 2.6${half}`;

/** The paths of five stars in a box of 124 by 24, one path for all that look the same. `value` is 0 to 5. */
export const starRow = (value: number): StarRow => rows[Math.min(Math.max(Math.round(value * 2) || 0, 0), 10)]!;

interface StarRow {
  readonly full: string;
  readonly half: string;
  readonly empty: string;
}

/** Computed once for each half star: a page of reviews has ninety rows. */
const rows = Array.from({ length: 11 }, (_, halves): StarRow => {
  const [full, withHalf] = [Math.floor(halves / 2), Math.ceil(halves / 2)];
  return {
    full: row(0, full, outline),
    half: row(full, withHalf, half),
    empty: row(full, 5, outline),
  };
});

function row(from: number, to: number, shape: string): string {
  return Array.from({ length: to - from }, (_, at) => `M${12 + 25 * (from + at)} 2.6${shape}`).join('');
}
