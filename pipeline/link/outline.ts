import type { EntryId, RoutePath } from '../../schemas/base/ids.ts';
import { invariant } from '../../schemas/base/invariant.ts';
import type { ContentTypeDefinition } from '../../schemas/content/content-type.ts';
import { isArticleType } from '../../schemas/content/article-types.ts';
import { contentTypes } from '../../schemas/content/index.ts';
import type { EntryLinkValue } from '../../schemas/fields/link-value.ts';
import { type SectionId, sectionTitles } from '../../schemas/spec/section-titles.ts';
import { isRoutedType } from '../../schemas/urls.ts';
import type { PipelineConfig } from '../config/config.ts';
import type { Entry, TextSource } from '../entry.ts';
import type { PageOutline } from '../graph.ts';
import { readText } from '../rich-text/read-text.ts';
import { type Anchors, pageAnchors } from './anchors.ts';
import { contentsTree, type PlacedHeading } from './contents-tree.ts';
import { cellSource } from './references.ts';

export interface OutlineInput {
  readonly entries: ReadonlyMap<EntryId, Entry>;
  readonly taken: ReadonlySet<EntryId>;
  readonly urls: ReadonlyMap<EntryId, RoutePath>;
  readonly config: PipelineConfig;
}

/** The outline of every article's page, in the order of ids. */
export function outlinePages(input: OutlineInput): Map<EntryId, PageOutline> {
  const pages = new Map<EntryId, PageOutline>();
  for (const entry of input.entries.values()) {
    if (entry.type === undefined || !isArticleType(entry.type) || !input.taken.has(entry.id)) continue;
    pages.set(entry.id, outlinePage(entry, input));
  }
  return pages;
}

/** Headings in texts are listed in the contents down to this level. */
const deepestListed = 4;

function outlinePage(article: Entry, input: OutlineInput): PageOutline {
  const named = new Set<string>();
  walk(article, input, { ...collectNames(named), shows: new Set() });

  const anchors = pageAnchors(named);
  const headings = new Map<string, PlacedHeading>();
  const listed: PlacedHeading[] = [];
  const places = new Map<EntryId, string>();
  const shows = new Set<EntryId>();
  const repeatedAnchors: { anchor: string; entry: EntryId }[] = [];
  walk(article, input, {
    shows,
    place({ path, title, name, level, entry, isListed }) {
      const id = giveId(anchors, { title, name }, () => {
        if (entry !== undefined && name !== undefined) repeatedAnchors.push({ anchor: name, entry });
      });
      const heading = { id, title, level };
      headings.set(path, heading);
      if (isListed) listed.push(heading);
      if (entry !== undefined && !places.has(entry)) places.set(entry, id);
    },
  });
  const url = input.urls.get(article.id);
  invariant(url !== undefined, `the taken article ${article.id} has an address`);
  return {
    id: article.id,
    url,
    anchors: new Set([...headings.values()].map(({ id }) => id)),
    headings,
    contents: contentsTree(listed),
    places,
    shows,
    repeatedAnchors,
  };
}

function giveId(
  anchors: Anchors,
  { title, name }: Pick<Place, 'title' | 'name'>,
  onRepeated: () => void,
): string {
  if (name === undefined) return anchors.titled(title);
  const { anchor, isRepeated } = anchors.named(name);
  if (isRepeated) onRepeated();
  return anchor;
}

const collectNames = (named: Set<string>): Pick<Walker, 'place'> => ({
  place: ({ name }) => {
    if (name !== undefined) named.add(name);
  },
});

/** A place of the page that a hash can name. */
interface Place {
  /** Where the heading stands: the fields from the article on; `#n` for the n-th heading of a text. */
  readonly path: string;
  readonly title: string;
  /** The name that an editor, or the specification, gave the place. */
  readonly name: string | undefined;
  readonly level: number;
  /** The part whose heading it is. */
  readonly entry: EntryId | undefined;
  readonly isListed: boolean;
}

interface Walker {
  place(place: Place): void;
  readonly shows: Set<EntryId>;
}

interface At {
  readonly path: string;
  /** The level of the heading above; the page's title is 1. */
  readonly level: number;
  /** The entries that this one stands in: none is shown within itself. */
  readonly within: readonly EntryId[];
}

const walk = (article: Entry, input: OutlineInput, walker: Walker): void =>
  walkFields(article, { path: '', level: 1, within: [] }, input, walker);

function walkPart(entry: Entry, at: At, input: OutlineInput, walker: Walker): void {
  const heading = headingOf(entry, input.entries);
  if (heading === undefined) return walkFields(entry, at, input, walker);
  const level = Math.min(at.level + 1, 6);
  walker.place({ ...heading, path: at.path, level, entry: entry.id });
  walkFields(entry, { ...at, level }, input, walker);
}

/** The heading under which a part is shown, or undefined where it has none. */
export function headingOf(
  entry: Entry,
  entries: ReadonlyMap<EntryId, Entry>,
): Pick<Place, 'title' | 'name' | 'isListed'> | undefined {
  const heading = definitionOf(entry).heading;
  if (heading === undefined) return undefined;
  if (heading.unlessField !== undefined && entry.fields[heading.unlessField] === true) return undefined;
  const value = entry.fields[heading.titleField];
  const title =
    typeof value === 'string'
      ? value
      : entries.get((value as EntryLinkValue | undefined)?.sys.id as EntryId)?.title;
  if (title === undefined || title.trim() === '') return undefined;
  const anchor = heading.anchorField === undefined ? undefined : entry.fields[heading.anchorField];
  const name = typeof anchor === 'string' ? anchor.trim().replace(/^#/u, '') || undefined : undefined;
  return { title: title.trim(), name, isListed: heading.isMinor !== true };
}

function walkFields(entry: Entry, at: At, input: OutlineInput, walker: Walker): void {
  walker.shows.add(entry.id);
  const definition = definitionOf(entry);
  const within = [...at.within, entry.id];
  const opened = new Set<SectionId>();
  for (const [name, field] of Object.entries(definition.fields)) {
    const value = entry.fields[name];
    if (value === undefined) continue;
    const section = sectionOf(definition, name);
    const level = section === undefined ? at.level : at.level + 1;
    const below = { path: `${at.path}/${name}`, level, within };
    const open = () => {
      if (section === undefined || opened.has(section)) return;
      opened.add(section);
      const title = input.config.site.labels[section] ?? sectionTitles[section];
      walker.place({
        path: `${at.path}#${section}`,
        title,
        name: section,
        level,
        entry: undefined,
        isListed: true,
      });
    };
    if (field.kind === 'part' || field.kind === 'parts') {
      const links = field.kind === 'part' ? [value as EntryLinkValue] : (value as readonly EntryLinkValue[]);
      for (const [index, { sys }] of links.entries()) {
        const part = shownPart(sys.id, field.to, below.within, input);
        if (part === undefined) continue;
        open();
        walkPart(part, { ...below, path: `${below.path}/${index}` }, input, walker);
      }
    } else if (field.kind === 'richText') {
      if (readText(value as TextSource).hasContent) open();
      walkText(value as TextSource, below, input, walker);
    } else if (field.kind === 'cells') {
      walkCells(value as Cells, below, input, walker);
    }
  }
}

type Cells = readonly (readonly (string | { content: readonly unknown[] })[])[];

function walkCells(rows: Cells, at: At, input: OutlineInput, walker: Walker): void {
  for (const [r, row] of rows.entries()) {
    for (const [c, cell] of row.entries()) {
      if (typeof cell === 'string') continue;
      walkText(cellSource(cell), { ...at, path: `${at.path}/${r}/${c}` }, input, walker);
    }
  }
}

function walkText(source: TextSource, at: At, input: OutlineInput, walker: Walker): void {
  const { flow } = readText(source);
  const top = topLevel(flow);
  let level = at.level;
  for (const [index, step] of flow.entries()) {
    const path = `${at.path}#${index}`;
    if (step.kind === 'heading') {
      level = headingLevelIn(at.level, step.level, top);
      const isListed = level <= deepestListed;
      walker.place({ path, title: step.title, name: undefined, level, entry: undefined, isListed });
    } else {
      const part = shownPart(step.entry, undefined, at.within, input);
      if (part === undefined || isRoutedType(part.type ?? '')) continue;
      walkPart(part, { ...at, path, level }, input, walker);
    }
  }
}

/** The smallest heading level of a text: it comes right below what stands above the text. */
export const topLevel = (flow: ReturnType<typeof readText>['flow']): number =>
  Math.min(6, ...flow.map((step) => (step.kind === 'heading' ? step.level : 6)));

/** The level on the page of a heading in a text, 2 to 6. */
export const headingLevelIn = (above: number, written: number, top: number): number =>
  Math.min(above + 1 + written - top, 6);

/** The entry that a field or an embed shows, if the build carries it and it does not stand in itself. */
export function shownPart(
  id: string,
  to: readonly string[] | undefined,
  within: readonly EntryId[],
  { entries, taken }: Pick<OutlineInput, 'entries' | 'taken'>,
): Entry | undefined {
  const entry = entries.get(id as EntryId);
  if (entry?.type === undefined || !taken.has(entry.id) || within.includes(entry.id)) return undefined;
  return to === undefined || to.includes(entry.type) ? entry : undefined;
}

/** The fixed section in which a field stands. */
export function sectionOf(definition: ContentTypeDefinition, field: string): SectionId | undefined {
  const found = Object.entries(definition.sections ?? {}).find(([, fields]) => fields.includes(field));
  return found?.[0] as SectionId | undefined;
}

function definitionOf(entry: Entry): ContentTypeDefinition {
  invariant(entry.type !== undefined, `the shown entry ${entry.id} has a content type of ours`);
  return contentTypes[entry.type];
}
