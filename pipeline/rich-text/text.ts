import type { Problem } from '../problem.ts';

/** The content of a formatted text. */
export interface Text {
  /** In the order of the text. */
  readonly references: readonly TextReference[];
  /** The headings and embeds, which become part of the page's outline, in the order of the text. */
  readonly flow: readonly (TextHeading | TextEmbed)[];
  readonly tables: readonly TextTable[];
  /** Headings without visible content. They are left out of the tree and of the outline. */
  readonly emptyHeadings: readonly EmptyHeading[];
  readonly problems: readonly TextProblem[];
  /** False if nothing of the text is visible. Source: docs/requirements.md, AR-20. */
  readonly hasContent: boolean;
  /** Something is visible even if no embedded entry can be shown. */
  readonly hasOwnContent: boolean;
}

export interface TextReference {
  readonly kind:
    | 'url'
    | 'embedded-entry'
    | 'embedded-asset'
    | 'entry-hyperlink'
    | 'asset-hyperlink'
    | 'resource'
    | 'image'
    | 'video'
    | 'frame';
  readonly target: string;
  readonly pointer: string | undefined;
  /** The words of a link, the alternative text of an image, the title of a video or a frame. */
  readonly text: string;
  /** The words before and after the link in its block. */
  readonly before: string;
  readonly after: string;
}

export interface TextHeading {
  readonly kind: 'heading';
  /** As written: 1 to 6. */
  readonly level: number;
  readonly title: string;
  /** Its words and the embedded entries between them, if there are entries or images. The words of an image are its alternative text. */
  readonly parts?: readonly (string | { readonly entry: string })[];
  readonly pointer: string | undefined;
}

export interface EmptyHeading {
  readonly level: number;
  /** The last words before it, empty at the beginning of a text. */
  readonly after: string;
  readonly pointer: string | undefined;
}

/** An entry that is shown within the text. */
export interface TextEmbed {
  readonly kind: 'embed';
  readonly entry: string;
}

export interface TextTable {
  readonly pointer: string | undefined;
  readonly rows: readonly { readonly pointer: string | undefined; readonly cells: readonly TableCell[] }[];
}

export interface TableCell {
  /** It has no visible content. */
  readonly isBlank: boolean;
  readonly isHeader: boolean;
  readonly columnSpan: number;
  readonly rowSpan: number;
}

export interface TextProblem {
  readonly problem: Problem<TextProblemDetail>;
  readonly detail: TextProblemDetail;
  readonly pointer: string;
  /** More exact advice than that of the problem. */
  readonly advice?: string;
}

/** The name of the faulty node or mark, or what is wrong with it. */
export interface TextProblemDetail {
  readonly name: string;
  /** It is an element of HTML. */
  readonly isHtml?: boolean;
}

declare module 'hast' {
  interface ElementData {
    /** JSON pointer of the node this element came from. */
    pointer?: string | undefined;
  }
}
