import type { EntryId } from '../../../schemas/base/ids.ts';
import { type HomeSectionCode, homeSectionCodes } from '../../../schemas/spec/pages/home.ts';
import { addressOf } from '../../addresses/address-of.ts';
import type { Entry } from '../../entry.ts';
import type { Graph, Reference } from '../../graph.ts';
import { derive } from '../../queries/derive.ts';

/** The code of the section that a home entry is; undefined for a card. */
export const sectionCodeOf = ({ type, fields }: Entry): HomeSectionCode | undefined =>
  type === 'homeEntry' ? homeSectionCodes.find((code) => code === fields['codeId']) : undefined;

/** The home entry that the home page shows as a section: the first by id where there are several. */
export const shownSection = (code: HomeSectionCode, graph: Graph): EntryId | undefined =>
  sections(graph).byCode.get(code);

const sections = derive('homeSections', (graph) => {
  const byCode = new Map<HomeSectionCode, EntryId>();
  for (const entry of graph.entries.values()) {
    const code = graph.included.has(entry.id) ? sectionCodeOf(entry) : undefined;
    if (code !== undefined && !byCode.has(code)) byCode.set(code, entry.id);
  }
  return { byCode };
});

/** The included cards of a section, in the editors' order, without those that lead nowhere. */
export const homeCards = (section: Entry, graph: Graph): Entry[] =>
  listedIn(section, graph).flatMap(({ target }) => {
    const card = graph.entries.get(target as EntryId);
    return card === undefined || !graph.included.has(card.id) || isDeadEnd(card, graph) ? [] : [card];
  });

/** The links of a card that lead somewhere. */
export const cardLinks = (card: Entry, graph: Graph): Reference[] =>
  listedIn(card, graph).filter(({ target }) => addressOf(target, graph) !== undefined);

const listedIn = (entry: Entry, graph: Graph): Reference[] =>
  (graph.references.get(entry.id) ?? []).filter(({ field }) => field[0] === subContentOf(entry));

/** The field that lists cards and links, as the space spells it. */
export const subContentOf = ({ fieldNames }: Entry): string => fieldNames.get('subContent') ?? 'subContent';

/** A card whose page the build does not include and that lists nothing else. */
const isDeadEnd = (card: Entry, graph: Graph): boolean =>
  card.type === 'homeEntry' &&
  card.fields['content'] !== undefined &&
  addressOf(card.id, graph) === undefined &&
  cardLinks(card, graph).length === 0;
