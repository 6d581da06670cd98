import type { Context, MiddlewareHandler } from 'hono';
import type { ChatSessions } from '../chat/chat-sessions.ts';
import type { OwnService } from '../../../schemas/services/addresses.ts';
import type { ReaderEvents } from '../reader-events/reader-events.ts';

/** What services know of the site. */
export interface ServedSite {
  readonly basePath: string;
  /** The folder that the paths are below; absent: `basePath`. */
  readonly serviceBase?: string | undefined;
  /** The paths of those that are switched on. */
  readonly services: Partial<Readonly<Record<OwnService, string>>>;
}

/** Who is signed in. */
export interface SignIn {
  /** The id of the reader who sent a request. Undefined for an anonymous one. */
  readonly visitorOf: (context: Context) => string | undefined;
  /** Lets the reader stay signed in for longer. `basePath` is the folder of the services. */
  readonly renew: (context: Context, basePath: string) => void;
}

/** The settings of services, apart from the site. */
export interface ServiceSettings {
  /** The key for signing cookies, tokens and codes. */
  readonly secret: string;
  readonly sleep: (ms: number) => Promise<unknown>;
  /** In milliseconds since 1970. */
  readonly now: () => number;
  /** The store of reader events. */
  readonly events: ReaderEvents;
  readonly signIn: SignIn;
  /** The time between two pieces of an answer, for the look of it. */
  readonly pieceMs: number;
  /** The origins of other sites whose pages may call. Absent: none. */
  readonly origins?: readonly string[];
  /** Shows whoever runs the services what went wrong. */
  readonly report: (sentence: string) => void;
  /** Refuses clients with too many calls, over all services. */
  readonly throttled: MiddlewareHandler;
  /** The conversations of the chat. */
  readonly sessions: ChatSessions;
  /** Whether readers can type the name of a fault to see how the site handles it. */
  readonly failsOnDemand: boolean;
}
