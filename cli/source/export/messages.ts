import type { Connection } from '../connection.ts';
import type { Limits } from './limits.ts';
import type { Counts, Part, Step } from './parts/parts.ts';

/** Which text an export has: drafts as editors see them, or published text. */
export type Text = 'current' | 'published';

/** The job of the child process. It goes over the IPC channel, which no other program can read. */
export interface Job {
  readonly connection: Connection;
  readonly text: Text;
  readonly limits: Limits;
  /** The folder of the parts, each in `<part>.json`. */
  readonly folder: string;
  /** The parts that an earlier run has read. */
  readonly kept: Kept;
}

/** The finished steps, each with the signature of the space at that time. */
export type Kept = Readonly<Partial<Record<Step, KeptStep>>>;

export interface KeptStep {
  /** It changes when items are added, removed or moved. */
  readonly signature: string;
  readonly counts: Counts;
}

/** The messages of the child process. */
export type Message =
  | { readonly kind: 'page'; readonly part: Part; readonly read: number; readonly total: number }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'changed'; readonly step: Step }
  | { readonly kind: 'step'; readonly step: Step; readonly kept: KeptStep }
  | { readonly kind: 'note'; readonly sentence: string }
  | Failed
  | { readonly kind: 'done' };

export interface Failed {
  readonly kind: 'failed';
  /** Whether Contentful failed or this machine. */
  readonly at: 'source' | 'disk';
  readonly sentence: string;
}

export type Report = (message: Message) => void;
