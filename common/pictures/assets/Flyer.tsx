import { colours } from '../look.ts';
import type { AssetParts } from './parts.tsx';
import { asOfWords, Code, Face, Gap, LargeRating, Logo, MaybeWords } from './pieces.tsx';
import type { AssetProps } from './props.ts';

const padding = 64;
const head = 150;
const foot = 230;

/** A page to print: who it is about, the score, a review, and the code of the profile. Nothing touches its edge. */
export function Flyer({ parts, props }: { parts: AssetParts; props: AssetProps }) {
  const { Box, Words } = parts;
  const { size, accent, name, line, figures, quote } = props;
  const { width, height } = size;
  const room = width - padding * 2;
  const between = height - padding * 2 - head - foot - 72;
  // Without a review, the score has the room to itself.
  const panel = quote ? 210 : between;
  const text = room - head - 32;
  return (
    <Box {...{ width, height, padding }} fill="#ffffff">
      <Box row align="center" width={room} height={head}>
        <Face parts={parts} props={props} side={head} />
        <Box left={32} width={text}>
          <Words {...{ size: 42, least: 22, isBold: true, color: colours.ink, tag: 'H1', width: text, height: 94 }}>
            {name}
          </Words>
          <MaybeWords {...{ parts, size: 20, least: 15, color: colours.softInk, width: text, height: 56 }}>
            {line}
          </MaybeWords>
        </Box>
      </Box>
      <Box top={32} width={room} height={panel} padding={36} radius={20} fill={accent} justify="center">
        <LargeRating
          {...{ parts, figures, width: room - 72, size: quote ? 96 : 160, color: '#ffffff', isOnColor: true }}
        />
      </Box>
      <Box top={40} width={room} height={between - panel} justify="center">
        {quote && <Quote parts={parts} quote={quote} width={room} height={between - panel} />}
      </Box>
      <Foot parts={parts} props={props} width={room} asOf={asOfWords(figures)} />
    </Box>
  );
}

type QuoteProps = { parts: AssetParts; quote: NonNullable<AssetProps['quote']>; width: number; height: number };

function Quote({ parts, quote: { text, title, writer, proof }, width, height }: QuoteProps) {
  const { Box, Words } = parts;
  const titleHigh = title ? 84 : 0;
  return (
    <Box width={width}>
      <MaybeWords {...{ parts, size: 28, least: 18, isBold: true, color: colours.ink, width, height: titleHigh }}>
        {title}
      </MaybeWords>
      <Gap parts={parts} height={10} />
      <Words
        {...{ size: 32, least: 15, color: colours.ink, tag: 'BlockQuote', width, height: height - titleHigh - 94 }}
        marks={['“', '”']}
      >
        {text}
      </Words>
      <Gap parts={parts} height={14} />
      <Words {...{ size: 18, least: 13, isBold: true, color: colours.ink, width, height: 26 }}>{writer}</Words>
      <Words {...{ size: 15, least: 11, color: colours.softInk, width, height: 42 }}>{proof}</Words>
    </Box>
  );
}

type FootProps = { parts: AssetParts; props: AssetProps; width: number; asOf: string };

function Foot({ parts, props: { link, accent }, width, asOf }: FootProps) {
  const { Box, Words } = parts;
  const code = 200;
  const room = width - code - 40;
  return (
    <Box row align="center" width={width} height={foot}>
      <Code parts={parts} link={link} room={code} />
      <Box left={40} width={room}>
        <Words {...{ size: 24, isBold: true, color: colours.ink, width: room, height: 34 }}>Read every review</Words>
        <Words {...{ size: 16, least: 11, color: accent, href: link, width: room, height: 44 }}>
          {link.replace(/^https?:\/\//, '')}
        </Words>
        <Gap parts={parts} height={12} />
        <Words {...{ size: 14, least: 12, color: colours.softInk, width: room, height: 40 }}>
          {`Each review is by a candidate or an employer. ${asOf}.`}
        </Words>
        <Gap parts={parts} height={16} />
        <Logo parts={parts} width={130} />
      </Box>
    </Box>
  );
}
