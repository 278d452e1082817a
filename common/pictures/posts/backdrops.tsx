import type { ReactElement } from 'react';
import type { DrawnBackdrop } from '../../posts/posts.ts';

/** The pixels of a backdrop, and the color it is drawn over. */
export interface BackdropRoom {
  readonly width: number;
  readonly height: number;
  readonly color: string;
}

/** A background that we draw: shapes in white and black, half transparent, so that they suit every color. */
export function Backdrop({ kind, width, height, color }: BackdropRoom & { readonly kind: DrawnBackdrop }) {
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect width={width} height={height} fill={color} />
      {drawings[kind](width, height)}
    </svg>
  );
}

type Draw = (width: number, height: number) => ReactElement[];

const light = (opacity: number) => ({ fill: '#ffffff', fillOpacity: opacity });
const dark = (opacity: number) => ({ fill: '#000000', fillOpacity: opacity });
const line = (opacity: number, width: number) => ({
  ...{ fill: 'none', stroke: '#ffffff', strokeOpacity: opacity, strokeWidth: width },
});
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A band that rises and falls from the left edge to the right one, and reaches the bottom. */
const band = (width: number, height: number, top: number, rise: number) =>
  `M0 ${top} C ${width * 0.25} ${top - rise}, ${width * 0.4} ${top + rise}, ${width * 0.6} ${top} S ${width * 0.9} ${top - rise}, ${width} ${top} V ${height} H 0 Z`;

const drawings: Readonly<Record<DrawnBackdrop, Draw>> = {
  waves: (width, height) =>
    upTo(4).map((at) => (
      <path key={at} d={band(width, height, height * (0.3 + at * 0.18), height * 0.12)} {...light(0.1)} />
    )),
  hills: (width, height) =>
    upTo(3).map((at) => (
      <ellipse
        key={at}
        cx={width * (0.15 + at * 0.38)}
        cy={height * (1.05 + (at % 2) * 0.08)}
        rx={width * 0.45}
        ry={height * 0.5}
        {...(at % 2 ? dark(0.12) : light(0.12))}
      />
    )),
  dots: (width, height) =>
    upTo(Math.ceil(height / 60)).flatMap((row) =>
      upTo(Math.ceil(width / 60)).map((column) => (
        <circle
          key={`${row}-${column}`}
          cx={column * 60 + (row % 2 ? 45 : 15)}
          cy={row * 60 + 30}
          r={(row + column) % 3 ? 5 : 9}
          {...dark(0.1)}
        />
      )),
    ),
  rays: (width, height) =>
    upTo(9).map((at) => {
      const far = width + height;
      const angle = (at * 2 * Math.PI) / 36;
      const next = ((at * 2 + 1) * 2 * Math.PI) / 72;
      return (
        <path
          key={at}
          d={`M0 ${height} L ${Math.cos(angle) * far} ${height - Math.sin(angle) * far} L ${Math.cos(next) * far} ${height - Math.sin(next) * far} Z`}
          {...light(0.13)}
        />
      );
    }),
  tiles: (width, height) =>
    upTo(Math.ceil(height / 120)).flatMap((row) =>
      upTo(Math.ceil(width / 120)).flatMap((column) =>
        (row * 3 + column * 5) % 4 === 0
          ? [
              <rect
                key={`${row}-${column}`}
                x={column * 120}
                y={row * 120}
                width={120}
                height={120}
                {...((row + column) % 2 ? light(0.12) : dark(0.12))}
              />,
            ]
          : [],
      ),
    ),
  rings: (width, height) =>
    upTo(6).map((at) => (
      <circle key={at} cx={width * 0.92} cy={height * 0.08} r={90 + at * 110} {...line(0.16 - at * 0.02, 26)} />
    )),
  ribbons: (width, height) =>
    upTo(3).map((at) => (
      <path
        key={at}
        d={`M${width * (0.55 + at * 0.16)} 0 H ${width * (0.63 + at * 0.16)} L ${width * (0.18 + at * 0.16)} ${height} H ${width * (0.1 + at * 0.16)} Z`}
        {...light(0.12)}
      />
    )),
  steps: (width, height) =>
    upTo(6).map((at) => (
      <rect
        key={at}
        x={(width / 6) * at}
        y={height * (0.9 - at * 0.13)}
        width={width / 6}
        height={height}
        {...light(0.05 + at * 0.025)}
      />
    )),
  corners: (width, height) => [
    <path key="top" d={`M0 0 H ${width * 0.5} L 0 ${height * 0.6} Z`} {...light(0.14)} />,
    <path key="bottom" d={`M${width} ${height} H ${width * 0.5} L ${width} ${height * 0.4} Z`} {...dark(0.14)} />,
  ],
  dusk: (width, height) =>
    upTo(8).map((at) => (
      <rect key={at} x={0} y={(height / 8) * at} width={width} height={height / 8 + 1} {...dark(at * 0.06)} />
    )),
};
