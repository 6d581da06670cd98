/** Every way in which opening a part of the bundle fails. */
export type BundleFailure =
  /** No answer at all. */
  | { readonly kind: 'offline'; readonly file: string }
  /** The manifest does not list it, or the server does not have it. */
  | { readonly kind: 'missing'; readonly file: string }
  /** The server answered with another status than success. */
  | { readonly kind: 'refused'; readonly file: string; readonly status: number }
  /** Not JSON, or not of the shape that the format says. */
  | { readonly kind: 'unreadable'; readonly file: string; readonly reason: string }
  | { readonly kind: 'unknownFormat'; readonly format: number };

/** Thrown through route loaders: the only place where someone can act on it is the error page. */
export class BundleError extends Error {
  override readonly name = 'BundleError';
  readonly failure: BundleFailure;

  constructor(failure: BundleFailure) {
    super(sentences[failure.kind](failure as never));
    this.failure = failure;
  }
}

/** For logs and for a terminal; readers get their sentences from the messages. */
const sentences: {
  [Kind in BundleFailure['kind']]: (failure: Extract<BundleFailure, { kind: Kind }>) => string;
} = {
  offline: ({ file }) => `The bundle's file ${file} could not be fetched.`,
  missing: ({ file }) => `The bundle has no file ${file}.`,
  refused: ({ file, status }) => `The server answered ${status} for the bundle's file ${file}.`,
  unreadable: ({ file, reason }) => `The bundle's file ${file} could not be read: ${reason}.`,
  unknownFormat: ({ format }) => `The bundle has format ${format}, which this reader does not know.`,
};
