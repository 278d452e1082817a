import type { PostShape } from '../../posts/posts.ts';
import { postShapes } from '../../posts/posts.ts';
import type { ReviewSettings } from '../../posts/settings.ts';
import { PostFrame, withTransparency } from './PostFrame.tsx';
import { linesHigh, PostMark, PostStars, RoomText } from './parts.tsx';

/** The content of a review's post. Texts are prepared by `textToDraw` and `nameToDraw`; empty ones are left out. */
export interface ReviewPostProps {
  readonly shape: PostShape;
  readonly settings: ReviewSettings;
  /** The address of an uploaded background. */
  readonly own: string | null;
  /** 1 to 5; null for a review without stars of ours. */
  readonly stars: number | null;
  readonly quote: string;
  /** The reviewer's displayed name, or their role. */
  readonly author: string;
  /** The label of its level and its date, such as 'Placement proven · Nov 21, 2026'. */
  readonly proof: string;
  /** The recruiter and the agency. */
  readonly subject: string;
}

/** The picture of a post about a review. The quotation is shortened from its end until it fits. */
export function ReviewPost({ shape, settings, own, ...content }: ReviewPostProps) {
  const Template = templates[settings.plauditTemplate];
  return (
    <PostFrame shape={shape} background={{ ...settings, own }}>
      <Template {...postShapes[shape]} settings={settings} {...content} />
    </PostFrame>
  );
}

type TemplateProps = Omit<ReviewPostProps, 'shape' | 'own'> & { readonly width: number; readonly height: number };

/** A card with stars above the quotation and the reviewer below it. */
function Card({ width, height, settings, stars, ...content }: TemplateProps) {
  const margin = 48;
  const padding = 48;
  const room = width - (margin + padding) * 2;
  const foot = footHeight(settings.authorFontSize);
  const starsHigh = stars === null ? 0 : 48 + 28;
  return (
    <div
      style={{
        ...{ display: 'flex', flexDirection: 'column', justifyContent: 'space-between', boxSizing: 'border-box' },
        ...{ position: 'absolute', left: margin, top: margin, width: width - margin * 2, height: height - margin * 2 },
        ...{ padding, borderRadius: 28, backgroundColor: boxOf(settings) },
      }}
    >
      {stars !== null && <PostStars value={stars} size={48} color={settings.secondaryColor} />}
      <Quote settings={settings} width={room} height={height - (margin + padding) * 2 - starsHigh - foot - 28}>
        {content.quote}
      </Quote>
      <Foot settings={settings} width={room} {...content} />
    </div>
  );
}

/** A large quotation on the background, and a band in the color of the box below it. */
function LargeQuote({ width, height, settings, stars, ...content }: TemplateProps) {
  const margin = 64;
  const room = width - margin * 2;
  const band = footHeight(settings.authorFontSize) + 72;
  const head = 96;
  return (
    <div style={{ display: 'flex', flexDirection: 'column', position: 'absolute', left: 0, top: 0, width, height }}>
      <div
        style={{
          ...{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', boxSizing: 'border-box' },
          ...{ width, height: head + margin, padding: `${margin}px ${margin}px 0 ${margin}px` },
        }}
      >
        <svg width={88} height={70} viewBox="0 0 88 70" aria-hidden="true">
          <path
            d="M0 70V42C0 18 12 4 36 0v14c-11 3-17 9-17 20h17v36Zm50 0V42C50 18 62 4 86 0v14c-11 3-17 9-17 20h17v36Z"
            fill={settings.secondaryColor}
          />
        </svg>
        {stars !== null && <PostStars value={stars} size={44} color={settings.secondaryColor} />}
      </div>
      <div
        style={{
          ...{
            display: 'flex',
            alignItems: 'center',
            boxSizing: 'border-box',
            width,
            height: height - head - margin - band,
          },
          padding: `16px ${margin}px`,
        }}
      >
        <Quote settings={settings} width={room} height={height - head - margin - band - 32}>
          {content.quote}
        </Quote>
      </div>
      <div
        style={{
          ...{ display: 'flex', alignItems: 'center', boxSizing: 'border-box', width, height: band },
          ...{ padding: `0 ${margin}px`, backgroundColor: boxOf(settings) },
        }}
      >
        <Foot settings={settings} width={room} {...content} />
      </div>
    </div>
  );
}

/** A panel in the second color with the stars, and the quotation beside it, or below where the picture is high. */
function SidePanel({ width, height, settings, stars, ...content }: TemplateProps) {
  const isHigh = height > width;
  const isSquare = height === width;
  const isStacked = isHigh || isSquare;
  const panel = isStacked ? { width, height: isHigh ? 380 : 230 } : { width: 330, height };
  const rest = isStacked ? { width, height: height - panel.height } : { width: width - panel.width, height };
  const padding = 56;
  const room = rest.width - padding * 2;
  const foot = footHeight(settings.authorFontSize);
  return (
    <div
      style={{
        ...{ display: 'flex', flexDirection: isStacked ? 'column' : 'row', position: 'absolute', left: 0, top: 0 },
        ...{ width, height },
      }}
    >
      <div
        style={{
          ...{ display: 'flex', flexDirection: 'column', justifyContent: 'center', boxSizing: 'border-box', ...panel },
          ...{ padding: isStacked ? `0 ${padding}px` : 40, backgroundColor: settings.secondaryColor },
        }}
      >
        {stars !== null && <PostStars value={stars} size={isStacked ? 60 : 48} color="#ffffff" />}
        <div style={{ display: 'flex', marginTop: 24 }}>
          <PostMark size={38} color="#ffffff" family={settings.authorFontFamily} />
        </div>
      </div>
      <div
        style={{
          ...{ display: 'flex', flexDirection: 'column', justifyContent: 'space-between', boxSizing: 'border-box' },
          ...{ ...rest, padding, backgroundColor: boxOf(settings) },
        }}
      >
        <Quote settings={settings} width={room} height={rest.height - padding * 2 - foot - 28}>
          {content.quote}
        </Quote>
        <Foot settings={settings} width={room} {...content} hasMark={false} />
      </div>
    </div>
  );
}

const templates = { default: Card, '001': LargeQuote, '002': SidePanel } as const;

const boxOf = ({ boxColor, boxTransparency }: ReviewSettings) => withTransparency(boxColor, boxTransparency);

/** Marks take the width of some letters, so the text gets a little less room than it has. */
const Quote = ({
  settings,
  children,
  width,
  height,
}: {
  settings: ReviewSettings;
  children: string;
  width: number;
  height: number;
}) =>
  children ? (
    <RoomText
      family={settings.textFontFamily}
      size={settings.textFontSize}
      least={Math.min(settings.textFontSize, 26)}
      color={settings.textFontColor}
      align={settings.textAlign}
      marks={['“', '”']}
      {...{ width, height }}
    >
      {children}
    </RoomText>
  ) : (
    <div style={{ display: 'flex' }} />
  );

const proofSize = (author: number) => Math.max(18, Math.round(author * 0.78));
const footHeight = (author: number) => linesHigh(1, author) + linesHigh(2, proofSize(author));

type FootProps = Pick<ReviewPostProps, 'author' | 'proof' | 'subject' | 'settings'> & {
  readonly width: number;
  readonly hasMark?: boolean;
};

/** The reviewer, how the review was verified, its recruiter, and the logo. */
function Foot({ author, proof, subject, settings, width, hasMark = true }: FootProps) {
  const { authorFontFamily: family, authorFontColor: color, authorFontSize: size } = settings;
  const small = proofSize(size);
  const room = width - (hasMark ? 190 : 0);
  const line = { family, color, width: room } as const;
  return (
    <div style={{ display: 'flex', alignItems: 'flex-end', justifyContent: 'space-between', width }}>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        {author && (
          <RoomText {...line} size={size} least={18} isBold height={linesHigh(1, size)}>
            {author}
          </RoomText>
        )}
        <RoomText {...line} size={small} least={18} height={linesHigh(1, small)}>
          {proof}
        </RoomText>
        {subject && (
          <RoomText {...line} size={small} least={18} height={linesHigh(1, small)}>
            {`About ${subject}`}
          </RoomText>
        )}
      </div>
      {hasMark && <PostMark size={36} color={color} family={family} />}
    </div>
  );
}
