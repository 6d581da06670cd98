import type { MiddlewareHandler } from 'hono';
import type { ChatSessions } from '../chat/chat-sessions.ts';
import type { OwnService } from '../../../schemas/services/addresses.ts';
import type { ReaderEvents } from '../reader-events/reader-events.ts';

/** What the preview's services know of the site. */
export interface ServedSite {
  readonly basePath: string;
  /** The folder that the paths are below; absent: `basePath`. */
  readonly serviceBase?: string | undefined;
  /** The paths of those that are switched on. */
  readonly services: Partial<Readonly<Record<OwnService, string>>>;
}

/** The settings of the preview's services, apart from the site. */
export interface ServiceSettings {
  /** The key for signing cookies, tokens and codes. Each process creates one, so that no secret is on the disk. */
  readonly secret: string;
  readonly sleep: (ms: number) => Promise<unknown>;
  /** In milliseconds since 1970. */
  readonly now: () => number;
  /** The store of reader events. */
  readonly events: ReaderEvents;
  /** Refuses clients with too many calls, over all services. */
  readonly throttled: MiddlewareHandler;
  /** The conversations of the chat. They survive a new build of the site. */
  readonly sessions: ChatSessions;
  /** Waits until the site is built again, or for a few seconds. */
  readonly nextBuild: () => Promise<unknown>;
}
