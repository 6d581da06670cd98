/** What is known of a text that nobody has read yet. */
export interface UnreadText {
  /** The blocks of the document. */
  readonly read: () => unknown;
  /** False where no string in it is this word. */
  readonly mayMention: (word: string) => boolean;
}

const unread = new WeakMap<object, UnreadText>();

/**
 * Leaves the `content` of a document for whoever asks for it first: to tell two spaces apart few texts are needed. To everyone the
 * document looks as if it had been read.
 */
export function leaveUnread(document: object, text: UnreadText): void {
  unread.set(document, text);
  Object.defineProperty(document, 'content', {
    configurable: true,
    enumerable: true,
    get() {
      const value = text.read();
      Object.defineProperty(document, 'content', {
        configurable: true,
        enumerable: true,
        writable: true,
        value,
      });
      unread.delete(document);
      return value;
    },
  });
}

/** A document that is known to have a list of blocks, none of which was asked for. */
export const isUnread = (value: unknown): value is { readonly nodeType?: unknown } =>
  typeof value === 'object' && value !== null && unread.has(value);

/** False where a document is sure not to have a string in it, which is told without reading it. */
export const mayMention = (document: object, word: string): boolean =>
  unread.get(document)?.mayMention(word) ?? true;
