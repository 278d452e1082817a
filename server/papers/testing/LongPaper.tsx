import { Document, Page } from '@react-pdf/renderer';
import type { Paper } from '../draw.ts';
import { paperFonts } from '../fonts.ts';
import { Box, Heading, PageFoot, WebLink, Words } from '../parts.tsx';

/** What a test draws. */
export interface LongPaperProps {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Ends the thread instead of drawing. */
  readonly fails?: 'throws' | 'dies';
}

/** A paper of any length. */
export const paper: Paper<LongPaperProps> = {
  info: ({ title }) => ({ title, language: 'en-US' }),
  draw: ({ title, paragraphs, fails }) => {
    if (fails === 'throws') throw new Error('This paper cannot be drawn');
    if (fails === 'dies') process.exit(1);
    return (
      <Document>
        <Page size="A4" style={{ padding: 40, fontFamily: paperFonts as unknown as string }}>
          <Heading tag="H1" size={20}>
            {title}
          </Heading>
          {paragraphs.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they never change places.
            <Box key={index} tag="Sect">
              <Heading tag="H2">{`Part ${index + 1}`}</Heading>
              <Words>{text}</Words>
            </Box>
          ))}
          <WebLink href="https://plaudit.example/">https://plaudit.example/</WebLink>
          <PageFoot words={title} style={{ position: 'absolute', bottom: 16, left: 40, fontSize: 8 }} />
        </Page>
      </Document>
    );
  },
};
