import { addTo } from '../../../../schemas/base/add-to.ts';
import type { PagePreview, PreviewFinding } from '../../../../schemas/preview/page-preview.ts';
import { type SourceLocation, sourceKey } from '../../../../schemas/preview/source-location.ts';
import type { FieldPath } from '../../../../schemas/report/diagnostic.ts';

/** The elements that show the source locations of findings, by the marks of the page. */
export interface Blocks {
  /** The element that shows the place of a finding; undefined where the page has none. */
  of(finding: PreviewFinding): Element | undefined;
  /** The same for a source location: an entry as a whole is its root, the page's own entry its title. */
  at(place: SourceLocation): Element | undefined;
}

/** Reads the marks below an element once. */
export function findBlocks(root: ParentNode, page: Pick<PagePreview, 'entry'>): Blocks {
  const { texts, paths, asked, entries, ghosts, assets } = readMarks(root);
  const heading = root.querySelector('main h1') ?? undefined;

  /** A node of a text, or the nearest to it; then the field, or the list that it is in; then the entry. */
  function ofPlace(entry: string, field: FieldPath = [], path = ''): Element | undefined {
    const inText = paths.get(sourceKey({ entry, field })) ?? [];
    const names = [
      ...(path === '' ? [] : [path, ...pathsNear(path, inText)]).map((near) =>
        sourceKey({ entry, field, path: near }),
      ),
      ...fieldsUp(field).map((up) => sourceKey({ entry, field: up })),
    ];
    for (const name of names) {
      const found = visible(texts.get(name)) ?? visible(asked.get(name));
      if (found !== undefined) return found;
    }
    const cell = cellAt(visible(entries.get(entry)), field);
    if (cell !== undefined) return cell;
    // a finding about a whole article is at its title
    return entry === page.entry ? heading : visible(entries.get(entry) ?? ghosts.get(entry));
  }

  return {
    at: ({ entry, field, path }) => ofPlace(entry, field, path),
    of({ entry, asset, field, path, target }) {
      const isOfPage = entry !== null && entry.id === page.entry;
      const related = isOfPage && field?.[0] === 'relatedContent' ? relatedIn(root, target) : undefined;
      if (related !== undefined) return related;
      const own = entry === null ? undefined : ofPlace(entry.id, field, path);
      return own ?? (asset && visible(assets.get(asset.id)));
    },
  };
}

/**
 * The visible item of the related articles that leads to an entry, else their visible list. A page has that list in several places; those
 * in prerendered text have no marks, but the same title and items.
 */
function relatedIn(root: ParentNode, target: string | undefined): Element | undefined {
  const marked = [...root.querySelectorAll<HTMLElement>('[data-related]')];
  const [first] = marked.filter(({ dataset }) => dataset['related'] === '');
  const title = first?.closest('nav')?.querySelector('h2')?.textContent;
  if (first === undefined || title === undefined) return undefined;
  const navs = [...root.querySelectorAll('nav')].filter(
    (nav) => nav.ariaLabel === title || nav.querySelector('h2')?.textContent === title,
  );
  const list = navs
    .flatMap((nav) => [...nav.querySelectorAll('ul')])
    .find((each) => each.getClientRects().length > 0);
  const index = [...first.children].findIndex((item) => (item as HTMLElement).dataset['related'] === target);
  return index === -1 ? list : (list?.children[index] ?? list);
}

type Marks = Map<string, Element[]>;

interface AllMarks extends Readonly<Record<'texts' | 'asked' | 'entries' | 'ghosts' | 'assets', Marks>> {
  /** The pointers that there are in a text, in the order of the page. */
  readonly paths: Map<string, string[]>;
}

function readMarks(root: ParentNode): AllMarks {
  const marks = {
    texts: new Map() as Marks,
    paths: new Map<string, string[]>(),
    asked: new Map() as Marks,
    entries: new Map() as Marks,
    ghosts: new Map() as Marks,
    assets: new Map() as Marks,
  };
  for (const element of root.querySelectorAll<HTMLElement>(marked)) {
    const { entry, field, path, asset, at, ghost } = element.dataset;
    if (field !== undefined) {
      const owner = element.closest<HTMLElement>('[data-entry]')?.dataset['entry'] ?? '';
      const place = { entry: owner, field: [field] };
      addTo(marks.texts, sourceKey({ ...place, ...(path !== undefined && { path }) }), element);
      if (path !== undefined) addTo(marks.paths, sourceKey(place), path);
    }
    if (ghost !== undefined && ghost !== '') addTo(marks.ghosts, ghost, element);
    // the placeholder of a field's missing entry is no part
    if (entry !== undefined && !(ghost !== undefined && field !== undefined))
      addTo(marks.entries, entry, element);
    if (asset !== undefined) addTo(marks.assets, asset, element);
    if (at !== undefined) addTo(marks.asked, at, element);
  }
  return marks;
}

const marked = '[data-entry], [data-field], [data-asset], [data-at]';

/** Of an element for narrow and one for wide screens, the visible one. */
const visible = (elements: readonly Element[] | undefined): Element | undefined =>
  elements?.find((element) => element.getClientRects().length > 0) ?? elements?.[0];

/**
 * The parts of a node without an element belong to its parent. A block that is not shown belongs to the one before
 * it, or after it.
 */
function pathsNear(path: string, known: readonly string[]): string[] {
  const inside = known.find((each) => each.startsWith(`${path}/`));
  const steps = path.split('/').slice(1);
  const around = steps.map((_, index) => `/${steps.slice(0, steps.length - index).join('/')}`);
  const before = known.findLast((each) => blockNumber(each) < blockNumber(path));
  const after = known.find((each) => blockNumber(each) > blockNumber(path));
  return [inside, ...around, before, after].filter((each) => each !== undefined);
}

/** Of `/content/3/content/1`: 3. */
const blockNumber = (path: string): number => Number(path.split('/')[2]);

/** `rows.0.1`, `rows.0`, `rows`. */
const fieldsUp = (field: FieldPath): FieldPath[] =>
  field.map((_, index) => field.slice(0, field.length - index));

/** The cell of a table that holds plain words, by its row and its column: `data.1.2`. */
function cellAt(table: Element | undefined, field: FieldPath): Element | undefined {
  const [, row, column] = field;
  if (field.length !== 3 || typeof row !== 'number' || typeof column !== 'number') return undefined;
  return table?.querySelector('table')?.rows[row]?.cells[column];
}
