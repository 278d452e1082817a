import { Link, Text, View } from '@react-pdf/renderer';
import type { ComponentProps, FC, ReactNode } from 'react';

/** What an element is to a screen reader, by the standard structure types of PDF (ISO 32000-1, 14.8.4). */
export type Tag = 'H1' | 'H2' | 'H3' | 'P' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Sect' | 'BlockQuote' | 'Link' | 'Artifact';

type Style = Exclude<ComponentProps<typeof View>['style'], readonly unknown[]>;
type Props = {
  /** A text without a tag is a paragraph; a box without one is no part of the structure. */
  tag?: Tag;
  style?: Style;
  /** Never parted by the end of a page. */
  isWhole?: boolean;
  children?: ReactNode;
};
/** `size`: of the letters, in points. Each text says its own: the height of its lines follows from it. */
type TextProps = Props & { size?: number };

// The library hands on props that it doesn't know, and its types don't say so.
const TaggedText = Text as unknown as FC<Record<string, unknown>>;
const TaggedView = View as unknown as FC<Record<string, unknown>>;

const standardSize = 10.5;

// The library multiplies a height of lines that is inherited with each size on its way, so it must not be set elsewhere.
const lines = (size = standardSize) => ({ fontSize: size, lineHeight: 1.5 });

/** A text. */
export const Words = ({ isWhole, style, size, ...props }: TextProps) => (
  <TaggedText {...props} style={{ ...lines(size), ...style }} wrap={!isWhole} />
);

/** A box around texts and other boxes. */
export const Box = ({ isWhole, ...props }: Props) => <TaggedView {...props} wrap={!isWhole} />;

/** A heading, kept together with the beginning of what follows it. */
export const Heading = ({ tag, style, size, children }: TextProps & { tag: 'H1' | 'H2' | 'H3' }) => (
  <TaggedText tag={tag} style={{ ...lines(size), lineHeight: 1.3, ...style }} minPresenceAhead={48} wrap={false}>
    {children}
  </TaggedText>
);

/** A link on a line of its own. */
export const WebLink = ({ href, size, style, children }: TextProps & { href: string; children: string }) => (
  <TaggedText tag="Link" style={lines(size)}>
    <Link src={href} style={style}>
      {children}
    </Link>
  </TaggedText>
);

/** At the foot of every page: words, and the number of the page. Screen readers pass over it. */
export const PageFoot = ({ words, style }: { words: string; style: Style }) => (
  <TaggedText
    fixed
    style={style}
    render={({ pageNumber, totalPages }: { pageNumber: number; totalPages: number }) =>
      `${words}   Page ${pageNumber} of ${totalPages}`
    }
  />
);
