import type { TokenKind } from '../source/connection.ts';
import type { Fault } from './fault.ts';
import type { ItemKind, Resource } from './space/resource.ts';

/** A local Contentful that runs. */
export interface StandIn {
  /** As `127.0.0.1:4174`. */
  readonly address: string;
  readonly host: string;
  readonly port: number;
  readonly url: string;
  /** The variables that lead a command here. */
  readonly env: Readonly<Record<string, string>>;
  /** Every request so far, in the order in which they came. */
  readonly requests: readonly ApiRequest[];
  /** The content that is served; a change is seen by the next request. */
  readonly space: StandInSpace;
  /** Something goes wrong from now on; the returned function ends it. */
  fault(fault: Fault): () => void;
  /** Ends it, requests in work included. */
  close(): Promise<void>;
}

export interface StandInOptions {
  /** What the export is called where it cannot be served. */
  readonly name?: string;
  /** 0, the default, is any free port. */
  readonly port?: number;
  readonly host?: string;
  /** Names that it answers to besides `host`, names of this machine and addresses in numbers. */
  readonly allowHost?: readonly string[];
  /** The token decides which API a request is for, as their paths are alike. */
  readonly tokens?: Readonly<Partial<Record<TokenKind, string>>>;
  readonly maxResponseBytes?: number;
  /** Of each API; more is answered with 429. Unset, there is no limit. */
  readonly requestsPerSecond?: number;
  readonly now?: () => Date;
}

export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Undefined where the token is of none. */
  readonly api: TokenKind | undefined;
  /** Undefined where a fault leaves it without an answer. */
  readonly status: number | undefined;
}

/**
 * What an editor does in the web app. An entry and an asset may have the same id, so that `kind` says which; without
 * it the entry is meant where there is one. What the web app does not offer (publishing what is archived, editing what
 * is not there) is an error.
 */
export interface StandInSpace {
  readonly id: string;
  readonly environment: string;
  /** Entries and assets as they are now, drafts and archived ones included. */
  readonly items: readonly Resource[];
  item(id: string, kind?: ItemKind): Resource | undefined;
  /** Creates a draft, or changes what is there; publishing is another step. An asset says so in `sys.type`. */
  put(item: Edit): void;
  publish(id: string, kind?: ItemKind): void;
  unpublish(id: string, kind?: ItemKind): void;
  /** What is published is unpublished first. */
  archive(id: string, kind?: ItemKind): void;
  unarchive(id: string, kind?: ItemKind): void;
  /** What is published is unpublished first. */
  delete(id: string, kind?: ItemKind): void;
  /** Adds a content type, tag, locale and so on, or replaces the one with its id. */
  putPart(part: ModelPart, resource: Resource): void;
  deletePart(part: ModelPart, id: string): void;
  /** Every sync token that was given out so far is refused from now on. */
  expireSyncTokens(): void;
}

/** An entry or an asset as an editor leaves it; what `sys` has beyond this is the server's. */
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

/** The parts of an export beside its entries and assets. */
export type ModelPart = 'contentTypes' | 'editorInterfaces' | 'locales' | 'tags' | 'webhooks' | 'roles';
