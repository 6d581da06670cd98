import type { TokenKind } from '../source/connection.ts';
import type { Fault } from './fault.ts';
import type { ItemKind, Resource } from './space/resource.ts';

/** A running stand-in. */
export interface StandIn {
  /** Its host and port, such as `127.0.0.1:4174`. */
  readonly address: string;
  readonly host: string;
  readonly port: number;
  readonly url: string;
  /** The environment variables that make a command use it. */
  readonly env: Readonly<Record<string, string>>;
  /** All requests so far, in order. */
  readonly requests: readonly ApiRequest[];
  /** The content. A change is visible to the next request. */
  readonly space: StandInSpace;
  /** Adds a fault. The returned function removes it. */
  fault(fault: Fault): () => void;
  /** Stops it, with its open requests. */
  close(): Promise<void>;
}

export interface StandInOptions {
  /** The name of the export in errors. */
  readonly name?: string;
  /** 0, the default, is any free port. */
  readonly port?: number;
  readonly host?: string;
  /** The allowed host names besides `host`, names of this machine and IP addresses. */
  readonly allowHost?: readonly string[];
  /** The tokens. They decide which API a request is for, because the paths are the same. */
  readonly tokens?: Readonly<Partial<Record<TokenKind, string>>>;
  readonly maxResponseBytes?: number;
  /** The limit of requests a second for each API; further ones get 429. Without it there is no limit. */
  readonly requestsPerSecond?: number;
  /** Called when a response is decided and not yet sent, such as to edit the space in between two requests of a client. */
  readonly onRequest?: (request: ApiRequest) => void;
  readonly now?: () => Date;
}

export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Undefined if the token belongs to no API. */
  readonly api: TokenKind | undefined;
  /** Undefined if a fault prevents the response. */
  readonly status: number | undefined;
}

/**
 * The actions of editors in the web app. An entry and an asset may share an id: `kind` says which; the default is the entry,
 * if there is one. What the web app does not offer throws, such as publishing an archived entry.
 */
export interface StandInSpace {
  readonly id: string;
  readonly environment: string;
  /** The current entries and assets, with drafts and archived ones. */
  readonly items: readonly Resource[];
  item(id: string, kind?: ItemKind): Resource | undefined;
  /** Creates a draft or edits an item, without publishing it. An asset is marked by `sys.type`. */
  put(item: Edit): void;
  publish(id: string, kind?: ItemKind): void;
  unpublish(id: string, kind?: ItemKind): void;
  /** What is published is unpublished first. */
  archive(id: string, kind?: ItemKind): void;
  unarchive(id: string, kind?: ItemKind): void;
  /** What is published is unpublished first. */
  delete(id: string, kind?: ItemKind): void;
  /** Adds or replaces a content type, tag, locale and so on. */
  putPart(part: ModelPart, resource: Resource): void;
  deletePart(part: ModelPart, id: string): void;
  /** Makes all sync tokens expire. */
  expireSyncTokens(): void;
}

/** An entry or asset as an editor leaves it. The server sets the rest of `sys`. */
export interface Edit {
  readonly sys: {
    readonly id: string;
    readonly type?: unknown;
    readonly contentType?: unknown;
    readonly [key: string]: unknown;
  };
  readonly fields: Readonly<Record<string, unknown>>;
  readonly metadata?: unknown;
}

/** The parts of a space besides entries and assets. An export lacks the last four; a file may have them all the same. */
export type ModelPart =
  | 'contentTypes'
  | 'editorInterfaces'
  | 'locales'
  | 'tags'
  | 'webhooks'
  | 'roles'
  | 'releases'
  | 'scheduledActions'
  | 'concepts'
  | 'conceptSchemes';
