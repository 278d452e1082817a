import { G, Image, Link, Path, Svg, Text, View } from '@react-pdf/renderer';
import { createContext, type FC, use } from 'react';
import { printDpi } from '#common/assets/assets.ts';
import { type AssetParts, sizesFrom, type WordsProps } from '#common/pictures/assets/parts.tsx';
import { breakLongWords, fitText, lineHeight } from '#common/pictures/posts/fitting.ts';
import { isRightToLeft } from '#common/pictures/posts/texts.ts';
import { keyOfText, type PictureText } from './texts.ts';

/** Points, of which an inch has 72, from pixels of a template. */
export const points = (pixels: number): number => (pixels * 72) / printDpi;

// The library hands on tags, and its types don't know them.
const TaggedText = Text as unknown as FC<Record<string, unknown>>;
const TaggedView = View as unknown as FC<Record<string, unknown>>;
const TaggedSvg = Svg as unknown as FC<Record<string, unknown>>;
const TaggedImage = Image as unknown as FC<Record<string, unknown>>;

/** The texts of which there are pictures, by `keyOfText`. */
export const PictureTexts = createContext<Readonly<Record<string, PictureText>>>({});

/** The parts of templates on paper: shapes stay shapes, and texts stay texts unless there are pictures of them. */
export const paperParts: AssetParts = {
  Box: ({ row, align, justify, padding = 0, fill, line, radius = 0, children, top, left, width, height }) => (
    <View
      wrap={false}
      style={{
        ...{ display: 'flex', flexDirection: row ? 'row' : 'column', flexShrink: 0 },
        ...{ alignItems: align ?? 'flex-start', justifyContent: justify ?? 'flex-start' },
        ...{ padding: points(padding), borderRadius: points(radius) },
        ...{ marginTop: points(top ?? 0), marginLeft: points(left ?? 0) },
        ...(width !== undefined && { width: points(width) }),
        ...(height !== undefined && { height: points(height) }),
        ...(fill && { backgroundColor: fill }),
        ...(line && { borderWidth: points(1), borderColor: line, borderStyle: 'solid' }),
      }}
    >
      {children}
    </View>
  ),
  Words: (words) => {
    const picture = use(PictureTexts)[keyOfText(words)];
    if (!picture) return <PlainWords {...words} />;
    const { width, tag = 'P', children } = words;
    return (
      <TaggedImage
        src={picture.src}
        tag={tag}
        alt={children}
        style={{ width: points(width), height: points(picture.height) }}
      />
    );
  },
  Vector: ({ of: { width: wide, height: high, paths }, width, alt }) => (
    <TaggedSvg
      viewBox={`0 0 ${wide} ${high}`}
      style={{ width: points(width), height: points((width / wide) * high) }}
      {...(alt && { tag: 'Figure', alt })}
    >
      {paths.map(({ d, x = 0, y = 0, fill = 'none', stroke, strokeWidth, opacity = 1 }) => (
        <G key={d} transform={`translate(${x}, ${y})`}>
          <Path
            {...{ d, fill, fillOpacity: opacity }}
            {...(stroke && { stroke, strokeWidth: strokeWidth ?? 1, strokeLinecap: 'round', strokeLinejoin: 'round' })}
          />
        </G>
      ))}
    </TaggedSvg>
  ),
  Photo: ({ src, side, isLogo, alt }) => (
    <TaggedImage
      src={src}
      tag="Figure"
      alt={alt}
      style={{
        ...{ width: points(side), height: points(side), objectFit: isLogo ? 'contain' : 'cover' },
        borderRadius: isLogo ? 0 : points(side / 2),
      }}
    />
  ),
};

function PlainWords({
  children,
  size,
  least = size,
  width,
  height,
  color,
  isBold = false,
  align = 'left',
  marks,
  tag,
  href,
}: Omit<WordsProps, 'tag'> & { tag?: string | undefined }) {
  const room = { family: 'Mulish', isBold, size, least, width, height, sizes: sizesFrom(size, least) } as const;
  const fitting = fitText(children, room);
  const isRtl = isRightToLeft(children);
  const [before, after] = marks ?? ['', ''];
  // The library takes a line break for a letter that only its own font has, so each part is a text.
  const lines = breakLongWords(`${before}${fitting.text}${after}`, { ...room, size: fitting.size }).split('\n');
  const style = {
    ...{ width: points(width), color, fontWeight: isBold ? 700 : 400 },
    ...{ fontSize: points(fitting.size), lineHeight: Math.ceil(fitting.size * lineHeight) / fitting.size },
    ...{ textAlign: isRtl && align === 'left' ? 'right' : align, direction: isRtl ? 'rtl' : 'ltr' },
  };
  const line = (text: string, type = tag) => (
    <TaggedText key={text} tag={href ? 'Link' : type} style={style}>
      {href ? (
        <Link src={href} style={{ color, textDecoration: 'none' }}>
          {text}
        </Link>
      ) : (
        text
      )}
    </TaggedText>
  );
  if (lines.length === 1) return line(lines[0]!);
  return <TaggedView tag={tag ?? 'P'}>{lines.map((text) => line(text, 'Span'))}</TaggedView>;
}
