import type { EntryId } from '../../schemas/base/ids.ts';
import { isSeenText } from '../../schemas/base/seen-text.ts';
import type { EntryLinkValue } from '../../schemas/fields/link-value.ts';
import type { SectionId } from '../../schemas/spec/section-titles.ts';
import { isRoutedType } from '../../schemas/urls.ts';
import type { Entry, TextSource } from '../entry.ts';
import { readText } from '../rich-text/read-text.ts';
import { headingWords } from './heading-words.ts';
import { headingLevelIn, topLevel } from './heading-levels.ts';
import {
  definitionOf,
  headedPart,
  headingOf,
  inside,
  type LeftOutParts,
  onPage,
  type PageTitles,
  type PartHeading,
  sectionOf,
  shownPart,
  type Within,
} from './parts.ts';
import { documentSource } from './document-source.ts';

/** Where pages are walked. */
export interface WalkInput {
  readonly entries: ReadonlyMap<EntryId, Entry>;
  readonly included: ReadonlySet<EntryId>;
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
  /** The entries that this one stands in: none is shown within itself. */
  readonly within: Within;
}

/**
 * Visits every heading and every part of an article's page, in the order in which a reader does. Gives the parts that are left out
 * because the page would be too large.
 */
export function walkPage(article: Entry, input: WalkInput, walker: Walker): readonly LeftOutParts[] {
  const within = onPage();
  walkFields(article, { path: '', level: 1, within }, input, walker);
  return [...within.page.leftOut.values()];
}

interface Part extends At {
  readonly heading: PartHeading | undefined;
}

function walkPart(entry: Entry, { heading, ...at }: Part, input: WalkInput, walker: Walker): void {
  if (heading === undefined) return walkFields(entry, at, input, walker);
  const level = Math.min(at.level + 1, 6);
  walker.heading({ ...heading, path: at.path, level, entry: entry.id });
  walkFields(entry, { ...at, level }, input, walker);
}

function walkFields(entry: Entry, at: At, input: WalkInput, walker: Walker): void {
  walker.shows.add(entry.id);
  const definition = definitionOf(entry);
  const within = inside(at.within, entry.id);
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
      const title = input.titles[section];
      walker.heading({
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
        const heading =
          name === definition.headedParts ? headedPart(part, input) : headingOf(part, input.entries);
        walkPart(part, { ...below, path: `${below.path}/${index}`, heading }, input, walker);
      }
    } else if (field.kind === 'richText') {
      if (readText(value as TextSource).hasOwnContent) open();
      walkText(value as TextSource, below, input, walker, open);
    } else if (field.kind === 'cells') {
      walkCells(value as Cells, below, input, walker);
    }
  }
}

type Cells = readonly (readonly (string | { content: readonly unknown[] })[])[];

function walkCells(rows: Cells, at: At, input: WalkInput, walker: Walker): void {
  for (const [r, row] of rows.entries()) {
    for (const [c, cell] of row.entries()) {
      if (typeof cell === 'string') continue;
      walkText(documentSource(cell), { ...at, path: `${at.path}/${r}/${c}` }, input, walker);
    }
  }
}

/** Headings in texts are listed in the contents down to this level. */
const deepestListed = 4;

function walkText(source: TextSource, at: At, input: WalkInput, walker: Walker, onShown = () => {}): void {
  const { flow } = readText(source);
  const top = topLevel(flow);
  let level = at.level;
  for (const [index, step] of flow.entries()) {
    const path = `${at.path}#${index}`;
    if (step.kind === 'heading') {
      level = headingLevelIn(at.level, step.level, top);
      const title = headingWords(step, input);
      if (!isSeenText(title)) continue; // a picture, or what comes out of the line: nothing to name the place by
      const isListed = level <= deepestListed;
      walker.heading({ path, title, name: undefined, level, entry: undefined, isListed });
    } else {
      const embedded = input.entries.get(step.entry as EntryId);
      if (isRoutedType(embedded?.type ?? '')) {
        if (embedded && input.included.has(embedded.id)) onShown(); // a card that leads there
        continue;
      }
      const part = shownPart(step.entry, undefined, at.within, input);
      if (part === undefined) continue;
      onShown();
      walkPart(part, { ...at, path, level, heading: headingOf(part, input.entries) }, input, walker);
    }
  }
}
