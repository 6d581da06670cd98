/** The content of a document that is not parsed yet. */
export interface LazyText {
  /** Gives the blocks of the document. */
  readonly parse: () => unknown;
  /** False if no string in the text is this word. */
  readonly mayMention: (word: string) => boolean;
}

const unparsed = new WeakMap<object, LazyText>();

/**
 * Parses the `content` of a document on first access, because a comparison of two exports needs few texts. Apart from that the document
 * behaves like a parsed one.
 */
export function parseLazily(document: object, text: LazyText): void {
  unparsed.set(document, text);
  Object.defineProperty(document, 'content', {
    configurable: true,
    enumerable: true,
    get() {
      const value = text.parse();
      Object.defineProperty(document, 'content', {
        configurable: true,
        enumerable: true,
        writable: true,
        value,
      });
      unparsed.delete(document);
      return value;
    },
  });
}

/** Whether a value is a document whose content nobody has accessed yet. Its content is known to be a list of blocks. */
export const isUnparsed = (value: unknown): value is { readonly nodeType?: unknown } =>
  typeof value === 'object' && value !== null && unparsed.has(value);

/** False if no string in a document is this word. An unparsed document stays unparsed. */
export const mayMention = (document: object, word: string): boolean =>
  unparsed.get(document)?.mayMention(word) ?? true;
