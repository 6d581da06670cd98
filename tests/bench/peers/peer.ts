import type { MarkdownArticle } from './markdown-article.ts';

/** Another generator, set up as its own documentation does. */
export interface Peer {
  readonly name: string;
  /** Exact versions, the generator itself first: two runs measure the same programs. */
  readonly packages: Readonly<Record<string, string>>;
  /** Versions that its packages would choose and no registry need have. */
  readonly overrides?: Readonly<Record<string, string>>;
  /** The least version of Node that it runs on, where this project's own is older. */
  readonly needsNode?: number;
  /** Its script within `node_modules`, and what it is given to build. */
  readonly command: readonly [script: string, ...values: string[]];
  readonly environment?: Readonly<Record<string, string>>;
  /** Where its articles lie, and what stands before the text of one. */
  readonly content: string;
  readonly frontmatter: (article: MarkdownArticle) => string;
  /** The folder that it writes. */
  readonly output: string;
  /** Folders that it keeps between builds. */
  readonly caches: readonly string[];
  /** The other files of a site, by path. */
  readonly files: (articles: readonly MarkdownArticle[]) => Readonly<Record<string, string>>;
}
