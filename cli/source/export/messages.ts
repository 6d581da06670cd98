import type { Connection } from '../connection.ts';
import type { Limits } from './limits.ts';
import type { Counts, Part, Step } from './parts/parts.ts';

/** Which text of the content an export holds: what editors see now, or what readers see. */
export type Text = 'current' | 'published';

/** What the child process is told to do. It goes through the channel between the processes, where no other program looks. */
export interface Job {
  readonly connection: Connection;
  readonly text: Text;
  readonly limits: Limits;
  /** Where the parts are written, each to `<part>.json`. */
  readonly folder: string;
  /** What is there from an earlier run. */
  readonly kept: Kept;
}

/** The steps that are done, each with the state of the space that it was read in. */
export type Kept = Readonly<Partial<Record<Step, KeptStep>>>;

export interface KeptStep {
  /** Another one shows that items were added, taken away or moved since. */
  readonly signature: string;
  readonly counts: Counts;
}

/** What the child process tells while it works. */
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
  /** Which end of the line it is that failed: Contentful's, or this machine's. */
  readonly at: 'source' | 'disk';
  readonly sentence: string;
}

export type Report = (message: Message) => void;
