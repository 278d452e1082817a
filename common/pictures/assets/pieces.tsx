import type { AssetFigures } from '../../assets/content.ts';
import { formatCount, formatDay, formatInterval, formatScore } from '../../formats.ts';
import { isTooFew } from '../../reviews/score.ts';
import { type Drawing, logoDrawing } from '../brand.ts';
import { figuresInWords } from '../figure-words.ts';
import { colours } from '../look.ts';
import { qrCode } from '../qr-code.ts';
import { starRow } from '../star.ts';
import type { AssetParts, BoxProps, WordsProps } from './parts.tsx';
import type { AssetProps } from './props.ts';

/** A text, or nothing where there is none. */
export const MaybeWords = ({ parts: { Words }, ...props }: WordsProps & { parts: AssetParts }) =>
  props.children ? <Words {...props} /> : null;

/** A margin below or beside a part. */
export const Gap = ({ parts: { Box }, ...place }: { parts: AssetParts } & Pick<BoxProps, 'width' | 'height'>) => (
  <Box {...place} />
);

/** Five stars, drawn to the nearest half. On a color they are white. */
export function starDrawing(score: number, isOnColor = false): Drawing {
  const { full, half, empty } = starRow(score);
  const [fill, rest] = isOnColor ? ['#ffffff', '#ffffff'] : [colours.star, colours.starEmptyEdge];
  return {
    ...{ width: 124, height: 24 },
    paths: [
      { d: empty, fill: rest, opacity: isOnColor ? 0.35 : 0.3 },
      { d: half, fill },
      { d: full, fill },
    ].filter(({ d }) => d !== ''),
  };
}

type RatingProps = {
  parts: AssetParts;
  figures: AssetFigures;
  width: number;
  size: number;
  color: string;
  isOnColor?: boolean;
};

/** Stars with the score and the count beside them. Below ten reviews there are no stars and no score. */
export function Rating({ parts, figures, width, size, color, isOnColor = false }: RatingProps) {
  const { Box, Vector, Words } = parts;
  const hasScore = !isTooFew(figures.reviewCount);
  const wide = size * 5.6;
  return (
    <Box row align="center" width={width}>
      {hasScore && <Vector of={starDrawing(figures.score, isOnColor)} width={wide} />}
      {hasScore && <Gap parts={parts} width={size * 0.5} />}
      <Words
        {...{ size, color, isBold: true, least: size * 0.7 }}
        {...{ width: width - (hasScore ? wide + size * 0.5 : 0), height: size * 1.5 }}
      >
        {figuresInWords(figures)}
      </Words>
    </Box>
  );
}

/** The score as a large number with stars, count and interval beside it; below ten reviews only their count. */
export function LargeRating({ parts, figures, width, size, color, isOnColor = false }: RatingProps) {
  const { Box, Vector, Words } = parts;
  const { score, half, reviewCount } = figures;
  if (isTooFew(reviewCount))
    return (
      <Box width={width} height={size * 1.35} justify="center">
        <Words {...{ size: size * 0.4, least: size * 0.25, color, isBold: true, width, height: size * 1.1 }}>
          {figuresInWords(figures)}
        </Words>
      </Box>
    );
  const wide = size * 1.9;
  const rest = { width: width - wide, color };
  return (
    <Box row align="center" width={width}>
      <Box width={wide}>
        <Words {...{ size, color, isBold: true, width: wide, height: size * 1.4 }}>{formatScore(score)}</Words>
      </Box>
      <Box width={rest.width}>
        <Vector of={starDrawing(score, isOnColor)} width={size * 1.9} />
        <Gap parts={parts} height={size * 0.1} />
        <Words {...rest} {...{ size: size * 0.28, least: size * 0.18, isBold: true, height: size * 0.42 }}>
          {formatCount(reviewCount, 'review')}
        </Words>
        <Words {...rest} {...{ size: size * 0.21, least: size * 0.14, height: size * 0.32 }}>
          {`80% interval ${formatInterval({ low: Math.max(1, score - half), high: Math.min(5, score + half) })}`}
        </Words>
      </Box>
    </Box>
  );
}

/** The photo or logo, or the initials where there is none or it is not wanted. */
export function Face({ parts, props, side }: { parts: AssetParts; props: AssetProps; side: number }) {
  const { Box, Photo, Words } = parts;
  const { photo, kind, name, initials, accent } = props;
  const isLogo = kind === 'agency';
  if (photo)
    return <Photo src={photo} side={side} isLogo={isLogo} alt={isLogo ? `Logo of ${name}` : `Photo of ${name}`} />;
  return (
    <Box {...{ width: side, height: side, radius: isLogo ? side * 0.16 : side / 2 }} fill={accent} justify="center">
      <Words
        {...{ width: side, height: side * 0.6, size: side * 0.36, isBold: true, color: '#ffffff', align: 'center' }}
      >
        {initials}
      </Words>
    </Box>
  );
}

/** The QR code of the profile on white, at most as wide as its room. Its modules are whole pixels in print. */
export function Code({ parts: { Box, Vector }, link, room }: { parts: AssetParts; link: string; room: number }) {
  const { size, path } = qrCode(link);
  const side = (Math.floor((room * 3) / size) / 3) * size;
  const drawing: Drawing = { width: size, height: size, paths: [{ d: path, fill: '#000000' }] };
  return (
    <Box width={side} height={side} fill="#ffffff">
      <Vector of={drawing} width={side} alt={`QR code that leads to ${link}`} />
    </Box>
  );
}

/** Plaudit's logo. On a color it is white. */
export function Logo({ parts: { Vector }, width, on }: { parts: AssetParts; width: number; on?: string }) {
  const drawing = on ? logoDrawing('#ffffff', on, '#ffffff') : logoDrawing(colours.brand, colours.onBrand, colours.ink);
  return <Vector of={drawing} width={width} alt="Plaudit" />;
}

/** The day of the figures: a picture stays as it is while the figures change. */
export const asOfWords = ({ asOf }: AssetFigures): string => `As of ${formatDay(asOf)}`;
