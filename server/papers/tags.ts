import type PDFDocument from 'pdfkit';
import type { StructureElement } from 'pdfkit';

/** A node of a paper that is laid out, as far as tags care. */
export interface LaidOut {
  readonly type: string;
  readonly props?: { readonly tag?: string; readonly alt?: string; readonly fixed?: boolean };
  readonly box?: object;
  children?: LaidOut[];
}

/**
 * Makes a painted paper a tagged one. Its painter knows nothing of tags, so nodes that draw nothing but a mark are put
 * around each text and figure before it paints: what is between two marks belongs to an element of the structure, and all
 * else is decoration. A text that continues on the next page stays one element.
 */
export function tag(document: PDFDocument, paper: LaidOut): void {
  const root = document.struct('Document');
  document.addStructure(root);
  const elements = new Map<object, StructureElement>();
  let current: StructureElement | undefined;

  const elementOf = (node: LaidOut, type: string, parent: StructureElement): StructureElement => {
    const known = elements.get(node.props!);
    if (known) return known;
    const { alt } = node.props!;
    const made = document.struct(type, alt === undefined ? {} : { alt });
    parent.add(made);
    elements.set(node.props!, made);
    return made;
  };

  const decoration = mark(() => document.markContent('Artifact', { type: 'Layout' }));

  const marked = (node: LaidOut, parent: StructureElement): LaidOut[] => {
    const isText = node.type === 'TEXT';
    const type = node.props?.tag ?? (isText ? 'P' : undefined);
    if (node.props?.fixed || type === 'Artifact') return [node];
    const element = type ? elementOf(node, type, parent) : parent;
    if (!isText && node.type !== 'IMAGE' && node.type !== 'SVG') {
      node.children = (node.children ?? []).flatMap((child) => marked(child, element));
      return [node];
    }
    if (!type) return [node];
    const begin = mark(() => {
      document.endMarkedContent();
      element.add(document.markStructureContent(type));
      current = element;
    });
    const end = mark(() => {
      document.endMarkedContent();
      document.markContent('Artifact', { type: 'Layout' });
      current = undefined;
      // A link names the page it is on, and that is known only now.
      if (type === 'Link') element.end();
    });
    return [begin, node, end];
  };

  for (const page of paper.children ?? []) {
    const content = (page.children ?? []).flatMap((child) => marked(child, root));
    page.children = [decoration, ...content, mark(() => document.endMarkedContent())];
  }

  const { link } = document;
  document.link = (x, y, width, height, url) =>
    link.call(document, x, y, width, height, url, current && { structParent: current, Contents: new String(url) });
}

/** A node that draws nothing and does something when its turn comes. */
const mark = (paint: () => void): LaidOut =>
  ({ type: 'CANVAS', box: { top: 0, left: 0, width: 1, height: 1 }, style: {}, props: { paint } }) as LaidOut;
