import { colours } from '../look.ts';
import type { AssetParts } from './parts.tsx';
import { asOfWords, Code, Face, Gap, LargeRating, Logo, MaybeWords, Rating } from './pieces.tsx';
import type { AssetProps } from './props.ts';

type Given = { parts: AssetParts; props: AssetProps };

/** Who somebody is, with their score and the address of their reviews. */
export function EmailSignature({ parts, props }: Given) {
  const { Box, Words } = parts;
  const { size, accent, name, line, figures, link } = props;
  const face = 120;
  const padding = 20;
  const room = size.width - face - padding * 2 - 28;
  return (
    <Box row align="center" {...whole(props)} fill="#ffffff" padding={padding}>
      <Face parts={parts} props={props} side={face} />
      <Box left={28} width={room}>
        <Words {...{ size: 26, least: 16, isBold: true, color: colours.ink, tag: 'H1', width: room, height: 36 }}>
          {name}
        </Words>
        <MaybeWords {...{ parts, size: 15, least: 12, color: colours.softInk, width: room, height: 42 }}>
          {line}
        </MaybeWords>
        <Gap parts={parts} height={8} />
        <Rating {...{ parts, figures, width: room, size: 18, color: colours.ink }} />
        <Words {...{ size: 13, least: 9, color: accent, href: link, width: room, height: 18 }}>{shortened(link)}</Words>
        <Box row align="center" justify="space-between" width={room} top={4}>
          <Words {...{ size: 11, color: colours.softInk, width: room - 80, height: 16 }}>{asOfWords(figures)}</Words>
          <Logo parts={parts} width={72} />
        </Box>
      </Box>
    </Box>
  );
}

/** The top of a LinkedIn profile. Its lower left is behind the profile's photo, so nothing is there. */
export function LinkedInBanner({ parts, props }: Given) {
  const { Box, Words } = parts;
  const { size, accent, name, line, figures, link } = props;
  const padding = 40;
  const code = 190;
  const left = 520;
  const room = size.width - padding * 2 - left - code - 40;
  return (
    <Box row align="center" {...whole(props)} fill={accent} padding={padding}>
      <Box width={left} height={size.height - padding * 2}>
        <Logo parts={parts} width={170} on={accent} />
      </Box>
      <Box width={room}>
        <Words {...{ size: 44, least: 24, isBold: true, color: '#ffffff', tag: 'H1', width: room, height: 62 }}>
          {name}
        </Words>
        <MaybeWords {...{ parts, size: 22, least: 16, color: '#ffffff', width: room, height: 62 }}>{line}</MaybeWords>
        <Gap parts={parts} height={18} />
        <LargeRating {...{ parts, figures, width: room, size: 104, color: '#ffffff', isOnColor: true }} />
      </Box>
      <Box left={40} width={code} align="center">
        <Code parts={parts} link={link} room={code} />
        <Gap parts={parts} height={10} />
        <Words {...{ size: 15, color: '#ffffff', align: 'center', width: code, height: 22 }}>
          {asOfWords(figures)}
        </Words>
      </Box>
    </Box>
  );
}

/** A score for one's own site. */
export function WebsiteBadge({ parts, props }: Given) {
  const { Box, Words } = parts;
  const { size, name, accent, figures, link } = props;
  const padding = 16;
  const room = size.width - padding * 2 - 2;
  return (
    <Box {...whole(props)} fill="#ffffff" line={accent} radius={12} padding={padding} justify="space-between">
      <Words {...{ size: 18, least: 12, isBold: true, color: colours.ink, tag: 'H1', width: room, height: 34 }}>
        {name}
      </Words>
      <LargeRating {...{ parts, figures, width: room, size: 56, color: colours.ink }} />
      <Box row align="center" justify="space-between" width={room}>
        <Words {...{ size: 11, color: accent, href: link, width: room - 90, height: 16 }}>{asOfWords(figures)}</Words>
        <Logo parts={parts} width={80} />
      </Box>
    </Box>
  );
}

/** The back of a business card. Nothing touches its edge, so it can be cut without a bleed. */
export function BusinessCard({ parts, props }: Given) {
  const { Box, Words } = parts;
  const { size, name, line, figures, link, accent } = props;
  const padding = 20;
  const code = 116;
  const room = size.width - padding * 2 - code - 14;
  return (
    <Box row align="center" {...whole(props)} fill="#ffffff" padding={padding}>
      <Box width={room} height={size.height - padding * 2} justify="space-between">
        <Box width={room}>
          <Words {...{ size: 18, least: 10, isBold: true, color: colours.ink, tag: 'H1', width: room, height: 48 }}>
            {name}
          </Words>
          <MaybeWords {...{ parts, size: 10, least: 8, color: colours.softInk, width: room, height: 28 }}>
            {line}
          </MaybeWords>
        </Box>
        <Rating {...{ parts, figures, width: room, size: 11, color: colours.ink }} />
        <Box width={room}>
          <Logo parts={parts} width={70} />
          <Gap parts={parts} height={4} />
          <Words {...{ size: 8, color: colours.softInk, width: room, height: 12 }}>{asOfWords(figures)}</Words>
        </Box>
      </Box>
      <Box left={14} width={code} align="center">
        <Code parts={parts} link={link} room={code} />
        <Gap parts={parts} height={4} />
        <Words {...{ size: 10, least: 8, isBold: true, color: accent, align: 'center', width: code, height: 14 }}>
          Read every review
        </Words>
      </Box>
    </Box>
  );
}

/** The size of a template as the width and height of its box. */
const whole = ({ size: { width, height } }: AssetProps) => ({ width, height });

/** An address as people read it. */
const shortened = (link: string) => link.replace(/^https?:\/\//, '');
