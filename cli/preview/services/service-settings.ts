import type { MiddlewareHandler } from 'hono';
import type { ChatSessions } from '../chat/chat-sessions.ts';
import type { ReaderEvents } from '../reader-events/reader-events.ts';

/** What the preview's services need beside the site. */
export interface ServiceSettings {
  /** Signs cookies, tokens and codes. Made anew with each process: nothing secret lies on a disk. */
  readonly secret: string;
  readonly sleep: (ms: number) => Promise<unknown>;
  /** In milliseconds since 1970. */
  readonly now: () => number;
  /** Where what readers send is kept. */
  readonly events: ReaderEvents;
  /** Refuses who calls too often, whichever service it is. */
  readonly throttled: MiddlewareHandler;
  /** The conversations of the chat, which outlive a change of the site. */
  readonly sessions: ChatSessions;
}
