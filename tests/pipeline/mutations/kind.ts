import type { Diagnostic } from '../../../schemas/report/diagnostic.ts';
import type { Random } from './random.ts';
import { type Space, tableFile } from './space.ts';

/** A fault as it was planted, and all that is to be found of it. */
export interface Fault {
  readonly space: Space;
  /** Rule, place and field, as in `links/broken-page board introduction`. */
  readonly found: readonly string[];
  /** Rules that may speak, too: what the fault brings with it elsewhere. */
  readonly entails?: readonly string[] | undefined;
}

/** A kind of fault. */
export interface Kind {
  readonly name: string;
  readonly rule: string;
  /** Plants one in a place that chance chooses; undefined where the space has no such place. */
  plant(space: Space, random: Random): Fault | undefined;
}

export const kind = (name: string, rule: string, plant: Kind['plant']): Kind => ({ name, rule, plant });

/** What is compared of a finding: the rule, the entry, asset or line, and the field without positions in lists. */
export const placeOf = ({ rule, entry, asset, source, field = [] }: Diagnostic): string => {
  const inSource =
    source && (source.file === tableFile ? `line ${source.line}` : (source.pointer ?? source.file));
  const owner = entry?.id ?? (asset ? `asset ${asset.id}` : inSource);
  return [rule, owner, ...field.filter((step) => typeof step === 'string')].join(' ');
};

/** What leaving an entry out brings with it: links and redirects to it, parts and lists that show only it, and what only it shows. */
export const leftOut: readonly string[] = [
  'links/broken-page',
  'links/broken-anchor',
  'redirects/dead-target',
  'redirects/dead-anchor',
  'refs/unreachable',
  'content/empty-part',
  'release-notes/empty',
  'home/empty',
];
