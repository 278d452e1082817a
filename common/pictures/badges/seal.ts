/** Lobes of the seal, and how far they rise from its edge, in a box of 100. */
const lobes = 14;
const rise = 3.2;
const radius = 46;

/** The outline of the seal in a box of 100 by 100: a circle with soft lobes. */
export const sealPath = `${Array.from({ length: lobes * 2 }, (_, half) => {
  const [from, to] = [pointAt(half, 0), pointAt(half + 1, 0)];
  const middle = pointAt(half + 0.5, half % 2 === 0 ? rise * 2 : -rise * 2);
  return `${half === 0 ? `M${from}` : ''}Q${middle} ${to}`;
}).join('')}Z`;

function pointAt(half: number, out: number): string {
  const angle = (half / lobes) * Math.PI - Math.PI / 2;
  const place = (turn: (angle: number) => number) => (50 + (radius + out) * turn(angle)).toFixed(2);
  return `${place(Math.cos)} ${place(Math.sin)}`;
}

/** Plaudit's sign within the seal, in its own box of 32. */
export const signPath = 'M12.3 13.6c.5 3.6.3 6.4-.4 9.2C15.2 16.6 19.4 12.2 25.6 8.4';
