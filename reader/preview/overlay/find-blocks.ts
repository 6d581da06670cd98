import type { PagePreview, PreviewFinding } from '../../../schemas/preview/page-preview.ts';
import { placeName } from '../../../schemas/preview/place-name.ts';
import type { FieldPath } from '../../../schemas/report/diagnostic.ts';

/** Where a page shows the findings' places, by the marks of its elements. */
export interface Blocks {
  /** The element that shows the place of a finding; undefined where the page has none. */
  of(finding: PreviewFinding): Element | undefined;
}

/** Reads the marks below an element once. */
export function findBlocks(root: ParentNode, page: Pick<PagePreview, 'entry'>): Blocks {
  const { texts, asked, entries, assets } = readMarks(root);
  const heading = root.querySelector('main h1') ?? undefined;

  /** A node of a text, or the nearest around it; then the field, or the list that it is in; then the entry. */
  function ofPlace(entry: string, field: FieldPath = [], path = ''): Element | undefined {
    const names = [
      ...(path === '' ? [] : pointersUp(path).map((up) => placeName({ entry, field, path: up }))),
      ...fieldsUp(field).map((up) => placeName({ entry, field: up })),
    ];
    for (const name of names) {
      const found = visible(texts.get(name)) ?? visible(asked.get(name));
      if (found !== undefined) return found;
    }
    // what is wrong with an article as a whole stands at its title
    return entry === page.entry ? heading : visible(entries.get(entry));
  }

  return {
    of({ entry, asset, field, path }) {
      const own = entry === null ? undefined : ofPlace(entry.id, field, path);
      return own ?? (asset && visible(assets.get(asset.id)));
    },
  };
}

type Marks = Map<string, Element[]>;

function readMarks(root: ParentNode): Readonly<Record<'texts' | 'asked' | 'entries' | 'assets', Marks>> {
  const marks = {
    texts: new Map() as Marks,
    asked: new Map() as Marks,
    entries: new Map() as Marks,
    assets: new Map() as Marks,
  };
  const add = (to: Marks, name: string, element: Element) => {
    const known = to.get(name);
    if (known === undefined) to.set(name, [element]);
    else known.push(element);
  };
  for (const element of root.querySelectorAll<HTMLElement>(marked)) {
    const { entry, field, path, asset, at, ghost } = element.dataset;
    if (field !== undefined) {
      const owner = element.closest<HTMLElement>('[data-entry]')?.dataset['entry'] ?? '';
      add(
        marks.texts,
        placeName({ entry: owner, field: [field], ...(path !== undefined && { path }) }),
        element,
      );
    }
    // what stands for a field's missing entry is no part of its own
    if (entry !== undefined && !(ghost !== undefined && field !== undefined))
      add(marks.entries, entry, element);
    if (asset !== undefined) add(marks.assets, asset, element);
    if (at !== undefined) add(marks.asked, at, element);
  }
  return marks;
}

const marked = '[data-entry], [data-field], [data-asset], [data-at]';

/** What a page has twice, for narrow screens and for wide ones, is where it is seen. */
const visible = (elements: readonly Element[] | undefined): Element | undefined =>
  elements?.find((element) => element.getClientRects().length > 0) ?? elements?.[0];

/** `/content/3/content/1`, `/content/3`. */
function pointersUp(path: string): string[] {
  const steps = path.split('/').slice(1);
  return steps.map((_, index) => `/${steps.slice(0, steps.length - index).join('/')}`);
}

/** `rows.0.1`, `rows.0`, `rows`. */
const fieldsUp = (field: FieldPath): FieldPath[] =>
  field.map((_, index) => field.slice(0, field.length - index));
