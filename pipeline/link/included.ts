import type { EntryId } from '../../schemas/base/ids.ts';
import { isArticleType } from '../../schemas/content/article-types.ts';
import { isRoutedType } from '../../schemas/urls.ts';
import { chosenKnowledgeBase } from '../config/chosen-knowledge-base.ts';
import type { KnowledgeBase } from '../config/knowledge-bases.ts';
import type { Entry } from '../entry.ts';
import type { Graph } from '../graph.ts';
import { isIncluded } from '../decode/state.ts';

/** Why an entry is not part of a build, in the order in which the reasons are asked. */
export type LeftOut = 'draft' | 'archived' | 'other-channel' | 'unknown-type' | 'untranslated' | 'unsound';

/** The same, or why the entry has no address: its slug is unusable, or another page has it. */
export type WithoutPage = LeftOut | 'unusable-slug' | 'same-slug';

export interface InclusionOptions {
  readonly drafts: boolean;
  readonly knowledgeBase: KnowledgeBase;
  /** Pages without a text in the locale are left out. */
  readonly omitsUntranslated: boolean;
}

export const inclusionOptions = ({ config, drafts }: Pick<Graph, 'config' | 'drafts'>): InclusionOptions => ({
  drafts,
  knowledgeBase: chosenKnowledgeBase(config),
  omitsUntranslated: config.untranslated === 'omit',
});

/** Why a build leaves an entry out; undefined for an included entry. Source: docs/requirements.md, KB-2. */
export function leftOutBy(
  entry: Entry,
  { drafts, knowledgeBase, omitsUntranslated }: InclusionOptions,
): LeftOut | undefined {
  if (!isIncluded(entry.state, drafts)) return entry.state === 'archived' ? 'archived' : 'draft';
  if (entry.type === undefined) return 'unknown-type';
  if (isArticleType(entry.type) && !isInChannel(entry, knowledgeBase)) return 'other-channel';
  if (entry.isUntranslated === true && isLeftOut(entry, omitsUntranslated)) return 'untranslated';
  if (entry.unsound.length > 0) return 'unsound';
  return undefined;
}

/** A page may be left out where another language stands in; nothing stands in for an entry that lacks what it needs. */
const isLeftOut = ({ type, unsound }: Entry, omitsUntranslated: boolean): boolean =>
  unsound.length > 0 || (omitsUntranslated && type !== undefined && isRoutedType(type));

/** An article without `deliveryChannels` is in every channel that is not strict. Source: docs/requirements.md, KB-2. */
function isInChannel(entry: Entry, { deliveryChannelId, deliveryChannelStrict }: KnowledgeBase): boolean {
  const channels = entry.fields['deliveryChannels'] as readonly string[] | undefined;
  if (channels === undefined || channels.length === 0) return !deliveryChannelStrict;
  return channels.includes(deliveryChannelId);
}

export const includedEntries = (entries: Iterable<Entry>, options: InclusionOptions): Set<EntryId> =>
  new Set([...entries].filter((entry) => leftOutBy(entry, options) === undefined).map(({ id }) => id));
