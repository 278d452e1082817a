import type { PostFont, PostShape } from '../../posts/posts.ts';
import { postShapes } from '../../posts/posts.ts';
import type { JobSettings } from '../../posts/settings.ts';
import { isTooFew } from '../../reviews/score.ts';
import { figuresInWords } from '../figure-words.ts';
import type { PictureFigures } from '../ScorePanel.tsx';
import { PostFrame, withTransparency } from './PostFrame.tsx';
import { linesHigh, PostMark, PostStars, RoomText } from './parts.tsx';

/** The content of a job's post. Texts are prepared by `textToDraw` and `nameToDraw`; empty ones are left out. */
export interface JobPostProps {
  readonly shape: PostShape;
  readonly settings: JobSettings;
  /** The address of an uploaded background. */
  readonly own: string | null;
  readonly title: string;
  readonly subtitle: string;
  readonly description: string;
  readonly location: string;
  /** The recruiter and the agency. */
  readonly recruiter: string;
  /** Where the recruiter is reached, such as a phone number. */
  readonly contact: string;
  readonly figures: PictureFigures;
}

/** The picture of a post about a job. */
export function JobPost({ shape, settings, own, ...content }: JobPostProps) {
  const Template = templates[settings.plauditTemplate];
  return (
    <PostFrame shape={shape} background={{ ...settings, own }}>
      <Template {...postShapes[shape]} settings={settings} {...content} />
    </PostFrame>
  );
}

type TemplateProps = Omit<JobPostProps, 'shape' | 'own'> & { readonly width: number; readonly height: number };

/** Everything on one card. */
function Card({ width, height, settings, ...content }: TemplateProps) {
  const margin = 48;
  const padding = 48;
  const room = { width: width - (margin + padding) * 2, height: height - (margin + padding) * 2 };
  const foot = footHeight(settings);
  return (
    <div
      style={{
        ...{ display: 'flex', flexDirection: 'column', justifyContent: 'space-between', boxSizing: 'border-box' },
        ...{ position: 'absolute', left: margin, top: margin, width: width - margin * 2, height: height - margin * 2 },
        ...{
          padding,
          borderRadius: 28,
          backgroundColor: withTransparency(settings.boxColor, settings.boxTransparency),
        },
      }}
    >
      <Texts settings={settings} {...content} {...room} height={room.height - foot - 20} />
      <Foot settings={settings} {...content} width={room.width} color={settings.locationColor} />
    </div>
  );
}

/** The title on the background, and the rest on a panel below it. */
function LowerPanel({ width, height, settings, ...content }: TemplateProps) {
  const padding = 56;
  const top = Math.round(height * 0.45);
  const room = width - padding * 2;
  const foot = footHeight(settings);
  const { title, subtitle, description, location } = content;
  const titleHigh = linesHigh(2, settings.titleFontSize);
  return (
    <div style={{ display: 'flex', flexDirection: 'column', position: 'absolute', left: 0, top: 0, width, height }}>
      <div
        style={{
          ...{ display: 'flex', flexDirection: 'column', justifyContent: 'flex-end', boxSizing: 'border-box' },
          ...{ width, height: top, padding: `${padding / 2}px ${padding}px` },
        }}
      >
        <Texts
          {...{ settings, title, subtitle, description: '', location: '' }}
          {...{ width: room, height: Math.max(titleHigh, top - padding) }}
        />
      </div>
      <div
        style={{
          ...{ display: 'flex', flexDirection: 'column', justifyContent: 'space-between', boxSizing: 'border-box' },
          ...{ width, height: height - top, padding: `${padding * 0.75}px ${padding}px` },
          backgroundColor: withTransparency(settings.boxColor, settings.boxTransparency),
        }}
      >
        <Texts
          {...{ settings, title: '', subtitle: '', description, location }}
          {...{ width: room, height: height - top - padding * 1.5 - foot - 16 }}
        />
        <Foot settings={settings} {...content} width={room} color={settings.locationColor} />
      </div>
    </div>
  );
}

const templates = { '001': Card, '002': LowerPanel } as const;

type TextsProps = Pick<JobPostProps, 'settings' | 'title' | 'subtitle' | 'description' | 'location'> & {
  readonly width: number;
  readonly height: number;
};

/** Title, line below it, place and description. The description takes what the others leave. */
function Texts({ settings: look, title, subtitle, description, location, width, height }: TextsProps) {
  const gap = 10;
  const subtitleHigh = subtitle ? linesHigh(2, look.subtitleFontSize) + gap : 0;
  const locationHigh = location ? linesHigh(1, look.locationFontSize) + gap : 0;
  const least = description ? linesHigh(2, 22) + gap : 0;
  const titleHigh = Math.min(linesHigh(3, look.titleFontSize), height - subtitleHigh - locationHigh - least);
  const rest = height - (title ? titleHigh : 0) - subtitleHigh - locationHigh - gap;
  return (
    <div style={{ display: 'flex', flexDirection: 'column', width }}>
      {title && (
        <RoomText
          {...{
            family: look.titleFontFamily,
            size: look.titleFontSize,
            color: look.titleColor,
            align: look.titleAlign,
          }}
          {...{ isBold: true, least: 28, width, height: titleHigh }}
        >
          {title}
        </RoomText>
      )}
      {subtitle && (
        <Below gap={gap}>
          <RoomText
            {...{ family: look.subtitleFontFamily, size: look.subtitleFontSize, color: look.subtitleColor }}
            {...{ align: look.subtitleAlign, least: 22, width, height: subtitleHigh - gap }}
          >
            {subtitle}
          </RoomText>
        </Below>
      )}
      {location && (
        <Below gap={gap}>
          <RoomText
            {...{ family: look.locationFontFamily, size: look.locationFontSize, color: look.locationColor }}
            {...{ align: look.locationAlign, isBold: true, least: 18, width, height: locationHigh - gap }}
          >
            {location}
          </RoomText>
        </Below>
      )}
      {description && (
        <Below gap={gap}>
          <RoomText
            {...{ family: look.descriptionFontFamily, size: look.descriptionFontSize, color: look.descriptionColor }}
            {...{ align: look.descriptionAlign, least: 18, width, height: rest }}
          >
            {description}
          </RoomText>
        </Below>
      )}
    </div>
  );
}

const Below = ({ gap, children }: { gap: number; children: React.ReactNode }) => (
  <div style={{ display: 'flex', marginTop: gap }}>{children}</div>
);

const small = 22;
const footHeight = ({ showContact, showReviewInfo }: JobSettings) =>
  Math.max(36, (showContact ? linesHigh(2, small) : 0) + (showReviewInfo ? 42 : 0));

type FootProps = Pick<JobPostProps, 'settings' | 'recruiter' | 'contact' | 'figures'> & {
  readonly width: number;
  readonly color: string;
};

/** Who to talk to, what others say of them, and the logo. */
function Foot({ settings, recruiter, contact, figures, width, color }: FootProps) {
  const family = settings.locationFontFamily;
  const line = { family, color, size: small, least: 18, width: width - 190, height: linesHigh(1, small) };
  return (
    <div style={{ display: 'flex', alignItems: 'flex-end', justifyContent: 'space-between', width }}>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        {settings.showReviewInfo && <ReviewInfo figures={figures} color={color} family={family} />}
        {settings.showContact && recruiter && (
          <RoomText {...line} isBold>
            {recruiter}
          </RoomText>
        )}
        {settings.showContact && contact && <RoomText {...line}>{contact}</RoomText>}
      </div>
      <PostMark size={36} color={color} family={family} />
    </div>
  );
}

function ReviewInfo({ figures, color, family }: { figures: PictureFigures; color: string; family: PostFont }) {
  const hasScore = !isTooFew(figures.reviewCount);
  return (
    <div style={{ display: 'flex', alignItems: 'center', height: 42 }}>
      {hasScore && <PostStars value={figures.score} size={28} color={color} />}
      <div style={{ display: 'flex', marginLeft: hasScore ? 14 : 0 }}>
        <RoomText {...{ family, color, size: small, isBold: true, width: 560, height: linesHigh(1, small) }}>
          {figuresInWords(figures)}
        </RoomText>
      </div>
    </div>
  );
}
