import layOut from '@react-pdf/layout';
import paint from '@react-pdf/render';
import { Font, pdf } from '@react-pdf/renderer';
import PDFDocument from 'pdfkit';
import type { ReactElement } from 'react';
import { productName } from '#common/product.ts';
import { registerFonts } from './fonts.ts';
import { type LaidOut, tag } from './tags.ts';

/** What a paper says about itself. */
export interface PaperInfo {
  readonly title: string;
  /** Of its texts, such as 'en-US'. */
  readonly language: string;
}

/** Draws the pages of a `Document` of @react-pdf/renderer as a tagged PDF. Takes this thread's time. */
export async function paintPaper(element: ReactElement, { title, language }: PaperInfo): Promise<Buffer> {
  registerFonts();
  const { container } = pdf(element as Parameters<typeof pdf>[0]);
  const laidOut = await (layOut as unknown as LayOut)(container.document, Font);
  const document = new PDFDocument({
    ...{ tagged: true, lang: language, displayTitle: true, pdfVersion: '1.7', autoFirstPage: false },
    info: { Title: title, Creator: productName, Producer: productName },
  });
  tag(document, laidOut as LaidOut);
  embedOnce(document);
  const chunks: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', (chunk) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
    paint(document as never, laidOut as never);
  });
}

/** Its types leave out the fonts. */
type LayOut = (document: unknown, fonts: typeof Font) => Promise<unknown>;

/**
 * Embeds each font once. The parts of a family have the same name inside, and by that name a document would take each
 * for another version of the one before and embed it again with every change.
 */
function embedOnce(document: PDFDocument): void {
  const names = new Map<object, string>();
  const { font } = document;
  document.font = (source, size) => {
    if (!names.has(source)) names.set(source, `font ${names.size}`);
    return font.call(document, source, names.get(source), size as number | undefined);
  };
}
