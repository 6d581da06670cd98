import type { Problem } from '../problem.ts';

/** What stands in a formatted text. */
export interface Text {
  /** In the order of the text. */
  readonly references: readonly TextReference[];
  /** What shapes the page around it, in the order of the text. */
  readonly flow: readonly (TextHeading | TextEmbed)[];
  readonly tables: readonly TextTable[];
  /** Headings in which nothing is seen: they are left out of the tree, and shape nothing. */
  readonly emptyHeadings: readonly EmptyHeading[];
  readonly problems: readonly TextProblem[];
  /** False where nothing would be seen. Source: docs/requirements.md, AR-20. */
  readonly hasContent: boolean;
  /** Something is seen even where no entry that is embedded can be shown. */
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
  /** What stands around the link in its block. */
  readonly before: string;
  readonly after: string;
}

export interface TextHeading {
  readonly kind: 'heading';
  /** As written: 1 to 6. */
  readonly level: number;
  readonly title: string;
  /** Its words and the entries between them, where the title does not say it all: an image speaks by its alternative text. */
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
  /** Nothing is seen in it. */
  readonly isBlank: boolean;
  readonly isHeader: boolean;
  readonly columnSpan: number;
  readonly rowSpan: number;
}

export interface TextProblem {
  readonly problem: Problem<TextProblemDetail>;
  readonly detail: TextProblemDetail;
  readonly pointer: string;
  /** What to do here, where that can be said more exactly than by the problem's advice. */
  readonly advice?: string;
}

/** The name of the node or mark at fault, or what is wrong with it. */
export interface TextProblemDetail {
  readonly name: string;
}

declare module 'hast' {
  interface ElementData {
    /** JSON pointer of the node this element came from. */
    pointer?: string | undefined;
  }
}
