import type { SessionCategory } from '../../../services/help-center/chat-service.ts';

/** The data about the page that a question is asked from. */
export interface ChatPage {
  /** The whole address, without query and hash. */
  readonly address: string;
  /** Without base path, query and hash. */
  readonly path: string;
  readonly locale: string;
  /** Titles on the page that can be asked about. */
  readonly starters: readonly string[];
  /** From the page's breadcrumbs: the first one, and the first two. */
  readonly category?: string;
  readonly sessionCategory?: SessionCategory;
}
