import type { EntryId } from '../../../schemas/base/ids.ts';
import { isSeenText } from '../../../schemas/base/text/seen-text.ts';
import type { Field } from '../../../schemas/fields/index.ts';
import type { EntryLinkValue } from '../../../schemas/fields/link-value.ts';
import type { PageTitles, SectionId } from '../../../schemas/page-titles/en.ts';
import type { Entry, TextSource } from '../../entry.ts';
import { filledFields } from '../../filled-fields.ts';
import { readText } from '../../rich-text/read-text.ts';
import { headingWords } from './heading-words.ts';
import { headingLevelIn, topLevel } from './heading-levels.ts';
import {
  definitionOf,
  headedPart,
  headingOf,
  inside,
  type LeftOutParts,
  onPage,
  type PartLink,
  type PartHeading,
  restHeading,
  sectionOf,
  showsFields,
  shownPart,
  targetsOf,
  type Within,
} from './parts.ts';
import { isLinkedType } from './shows-type.ts';
import { documentSource } from '../document-source.ts';

/** The values that a page walk depends on. */
export interface WalkInput {
  readonly entries: ReadonlyMap<EntryId, Entry>;
  readonly included: ReadonlySet<EntryId>;
  /** In the language of the space, or as the configuration words them. */
  readonly titles: PageTitles;
}

/** A heading of the page, which a hash can name. */
export interface PageHeading {
  /** The path to the heading: the fields from the article on; `#n` for the n-th heading of a text. */
  readonly path: string;
  readonly title: string;
  /** The anchor that an editor chose, or the id of a fixed section. */
  readonly name: string | undefined;
  readonly level: number;
  /** The part whose heading it is. */
  readonly entry: EntryId | undefined;
  readonly isListed: boolean;
}

/** Called for each heading; collects the entries that the page shows. */
export interface Walker {
  heading(heading: PageHeading): void;
  readonly shows: Set<EntryId>;
}

interface At {
  readonly path: string;
  /** The level of the heading above; the page's title is 1. */
  readonly level: number;
  /** The entries around this one. An entry is never shown within itself. */
  readonly within: Within;
}

/**
 * Visits every heading and every part of an article's page, in the order in which a reader does. Gives the parts that are left out
 * because the page would be too large.
 */
export function walkPage(article: Entry, input: WalkInput, walker: Walker): readonly LeftOutParts[] {
  const within = onPage();
  walkFields(article, { path: '', level: 1, within }, { input, walker });
  return [...within.page.leftOut.values()];
}

interface Walk {
  readonly input: WalkInput;
  readonly walker: Walker;
}

interface Part extends At {
  readonly heading: PartHeading | undefined;
}

function walkPart(entry: Entry, { heading, ...at }: Part, walk: Walk): void {
  if (heading === undefined) return walkFields(entry, at, walk);
  const level = Math.min(at.level + 1, 6);
  walk.walker.heading({ ...heading, path: at.path, level, entry: entry.id });
  walkFields(entry, { ...at, level }, walk);
}

function walkFields(entry: Entry, at: At, { input, walker }: Walk): void {
  walker.shows.add(entry.id);
  if (!showsFields(entry, at.within, input)) return;
  const definition = definitionOf(entry);
  const within = inside(at.within, entry.id);
  const opened = new Set<SectionId>();
  for (const { name, field, value } of filledFields(entry)) {
    const section = sectionOf(definition, name);
    const level = section === undefined ? at.level : at.level + 1;
    const below = { path: `${at.path}/${name}`, level, within };
    const onShown = () => {
      if (section === undefined || opened.has(section)) return;
      opened.add(section);
      walker.heading(sectionHeading(section, { ...at, level }, input));
    };
    const walk = { input, walker, onShown };
    if (field.kind === 'part') walkParts([value as EntryLinkValue], { ...below, name, entry, field }, walk);
    else if (field.kind === 'parts')
      walkParts(value as readonly EntryLinkValue[], { ...below, name, entry, field }, walk);
    else if (field.kind === 'richText') {
      if (readText(value as TextSource).hasOwnContent) onShown();
      walkText(value as TextSource, below, walk);
    } else if (field.kind === 'cells') walkCells(value as Cells, below, { input, walker });
  }
}

/** The heading of a fixed section, which comes before the first of its fields that shows something. */
const sectionHeading = (section: SectionId, { path, level }: At, { titles }: WalkInput): PageHeading => ({
  path: `${path}#${section}`,
  title: titles[section],
  name: section,
  level,
  entry: undefined,
  isListed: true,
});

interface ShowingWalk extends Walk {
  /** Called when something of a field is shown. */
  readonly onShown: () => void;
}

interface PartsField extends At {
  readonly entry: Entry;
  readonly name: string;
  readonly field: Extract<Field, { kind: 'part' | 'parts' }>;
}

function walkParts(
  links: readonly EntryLinkValue[],
  { entry, name, field, ...at }: PartsField,
  { input, walker, onShown }: ShowingWalk,
): void {
  const isHeaded = name === definitionOf(entry).headedParts;
  let isAfterHeading = false;
  for (const [index, { sys }] of links.entries()) {
    const link = { id: sys.id, to: targetsOf(field) };
    if (leadsToPage(link, input)) {
      onShown();
      continue;
    }
    const part = shownPart(link, at.within, input);
    if (part === undefined) continue;
    onShown();
    const own = isHeaded ? headedPart(part, input) : headingOf(part, input.entries);
    const heading: PartHeading | undefined =
      own ?? (isAfterHeading ? restHeading(part, input.titles) : undefined);
    isAfterHeading ||= heading !== undefined;
    walkPart(part, { ...at, path: `${at.path}/${index}`, heading }, { input, walker });
  }
}

/** Whether a card leads to the entry in place of a part. */
function leadsToPage({ id, to }: PartLink, { entries, included }: WalkInput): boolean {
  const entry = entries.get(id as EntryId);
  return entry !== undefined && included.has(entry.id) && isLinkedType(entry.type ?? '', to);
}

type Cells = readonly (readonly (string | { content: readonly unknown[] })[])[];

function walkCells(rows: Cells, at: At, walk: Walk): void {
  for (const [r, row] of rows.entries()) {
    for (const [c, cell] of row.entries()) {
      if (typeof cell === 'string') continue;
      const below = { ...at, path: `${at.path}/${r}/${c}` };
      walkText(documentSource(cell), below, { ...walk, onShown: () => {} });
    }
  }
}

/** Headings in texts are listed in the contents down to this level. */
const deepestListed = 4;

function walkText(source: TextSource, at: At, { input, walker, onShown }: ShowingWalk): void {
  const { flow } = readText(source);
  const top = topLevel(flow);
  let level = at.level;
  for (const [index, step] of flow.entries()) {
    const path = `${at.path}#${index}`;
    if (step.kind === 'heading') {
      level = headingLevelIn(at.level, step.level, top);
      const title = headingWords(step, input);
      if (!isSeenText(title)) continue; // a picture, or a block that is lifted out of the line: there is no title for an anchor
      const isListed = level <= deepestListed;
      walker.heading({ path, title, name: undefined, level, entry: undefined, isListed });
    } else {
      if (leadsToPage({ id: step.entry }, input)) {
        onShown();
        continue;
      }
      const part = shownPart({ id: step.entry }, at.within, input);
      if (part === undefined) continue;
      onShown();
      walkPart(part, { ...at, path, level, heading: headingOf(part, input.entries) }, { input, walker });
    }
  }
}
