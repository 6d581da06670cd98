/** The comments of a pull request or a merge request. Methods throw a `SourceError` if the host does not do what it is asked. */
export interface CommentThread {
  /** The longest text of a comment. */
  readonly maxCharacters: number;
  /** The address of this run. */
  readonly run: string | undefined;
  /** A page of them, from 1, the oldest first. Behind the last comment pages are empty. */
  list(page: number): Promise<readonly PostedComment[]>;
  create(text: string): Promise<void>;
  update(id: number, text: string): Promise<void>;
}

export interface PostedComment {
  readonly id: number;
  readonly text: string;
  /** Whether a stranger cannot have written it. */
  readonly isTrusted: boolean;
}
