/** What we use of pdfkit, which has no types of its own. */
declare module 'pdfkit' {
  export interface StructureElement {
    add(child: StructureElement | StructureContent): this;
    end(): void;
  }
  export interface StructureContent {
    readonly refs: readonly object[];
  }

  export default class PDFDocument {
    constructor(options: {
      tagged: boolean;
      lang: string;
      displayTitle: boolean;
      pdfVersion: string;
      autoFirstPage: boolean;
      info: Readonly<Record<string, string | Date>>;
    });
    struct(type: string, options?: { alt?: string }): StructureElement;
    addStructure(element: StructureElement): this;
    markStructureContent(tag: string): StructureContent;
    markContent(tag: string, options?: object): this;
    endMarkedContent(): this;
    link(x: number, y: number, width: number, height: number, url: string, options?: object): this;
    font(source: object, family?: string | number, size?: number): this;
    on(event: 'data', heard: (chunk: Uint8Array) => void): this;
    on(event: 'end', heard: () => void): this;
    on(event: 'error', heard: (error: Error) => void): this;
  }
}
