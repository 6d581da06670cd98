import { compareEmbeds } from './compare-embeds.ts';
import type { Change, FieldFault } from './difference.ts';
import type { FieldPair } from './field-pair.ts';
import { harmless, harmlessChange, listed, without } from './harmless-change.ts';
import { everyMark, everyNode } from '../text-limits.ts';

/** The words for each limit that is a list of accepted names. */
interface ListWords {
  readonly change: Change;
  /** The values of a field, for a sentence: `The field "x" of y takes <noun> ...`. */
  readonly noun: string;
  /** The consequence if the field accepts values that are not read. */
  readonly wide: string;
  /** All possible names, for a field without a limit; undefined if there are infinitely many. */
  readonly everything: (pair: FieldPair) => readonly string[] | undefined;
}

type ListLimit = 'targets' | 'values' | 'files' | 'nodes' | 'marks';

const lists: { readonly [Key in ListLimit]: ListWords } = {
  targets: {
    change: 'link-types',
    noun: 'entries of the type',
    wide: 'they are not shown there, and refs/wrong-type or schema/unknown-type reports each',
    everything: ({ space }) => space.types,
  },
  values: {
    change: 'values',
    noun: 'the value',
    wide: 'it is not read, and schema/invalid-value reports it',
    everything: () => undefined,
  },
  files: {
    change: 'files',
    noun: 'files of the kind',
    wide: 'they are not shown there',
    everything: () => everyFileGroup,
  },
  nodes: {
    change: 'nodes',
    noun: 'in its texts',
    wide: 'it is not shown, and rich-text/unknown-node or refs/other-space reports it',
    everything: () => everyNode,
  },
  marks: {
    change: 'marks',
    noun: 'in its texts the format',
    wide: 'it is shown as plain text, and rich-text/unknown-mark reports it',
    everything: () => everyMark,
  },
};

/** Markdown knows no such limits. */
const ofTexts: readonly ListLimit[] = ['nodes', 'marks'];

/** The differences in limits that are lists of names. */
export const compareLists = (pair: FieldPair): FieldFault[] => [
  ...(Object.keys(lists) as ListLimit[])
    .filter((limit) => pair.now.type === 'RichText' || !ofTexts.includes(limit))
    .flatMap((limit) => compareList(limit, pair)),
  ...(pair.now.type === 'RichText' ? compareEmbeds(pair) : []),
];

function compareList(limit: ListLimit, pair: FieldPair): FieldFault[] {
  const { subject, own, before, now } = pair;
  const { change, noun, wide, everything } = lists[limit];
  const [was, is] = [before.limits[limit], now.limits[limit]];
  if (isSame(was, is)) return [];
  const wanted = own.limits[limit];
  const taken = is ?? everything(pair);
  if (taken === undefined) {
    if (wanted === undefined) return [harmless(change, `${subject} takes any value now.`)];
    const message = `${subject} takes any value, not only ${listed(wanted)}: ${wide}.`;
    return [{ impact: 'risky', change, message, advice: limitTo(wanted) }];
  }
  const foreign = without(without(taken, was ?? everything(pair) ?? []), readable(limit, wanted) ?? taken);
  if (is !== undefined && wanted !== undefined && without(wanted, is).length === wanted.length) {
    const only = is.length === 0 ? 'nothing' : `only ${noun} ${listed(is)}`;
    const message = `${subject} takes ${only}: nothing that is read there can be entered.`;
    return limit === 'nodes' || limit === 'marks'
      ? [harmless(change, `${subject} takes plain texts only.`)]
      : [{ impact: 'breaking', change, message, advice: limitTo(wanted) }];
  }
  if (foreign.length > 0) {
    const message = `${subject} takes ${noun} ${listed(foreign)}: ${wide}.`;
    return [{ impact: 'risky', change, message, advice: limitTo(wanted ?? []) }];
  }
  return harmlessChange({ subject, change, noun, was: was ?? everything(pair), is: taken });
}

const isSame = (was: readonly string[] | undefined, is: readonly string[] | undefined): boolean =>
  was === undefined || is === undefined
    ? was === is
    : without(was, is).length === 0 && without(is, was).length === 0;

/** A heading 1 is read too; headings/title-in-body reports it. */
const readable = (limit: ListLimit, wanted: readonly string[] | undefined) =>
  limit === 'nodes' && wanted !== undefined
    ? [...wanted, 'heading-1', 'paragraph', 'text', 'document']
    : wanted;

const limitTo = (wanted: readonly string[]): string =>
  wanted.length === 0 ? '' : `Limit the field in Contentful to ${listed(wanted)}.`;

/** Source: Contentful, `linkMimetypeGroup`. */
const everyFileGroup = [
  'attachment',
  'plaintext',
  'image',
  'audio',
  'video',
  'richtext',
  'presentation',
  'spreadsheet',
  'pdfdocument',
  'archive',
  'code',
  'markup',
];
