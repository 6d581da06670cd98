import { readFileSync } from 'node:fs';
import type { ElementContent, RootContent } from 'hast';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { articleSchema } from '../../../pipeline/rich-text/finish/sanitize-schema.ts';
import { sanitised } from '../../../pipeline/rich-text/finish/sanitised.ts';
import { hastToReact } from '../../../reader/bundle/hast-to-react.tsx';
import { embedTag } from '../../../schemas/bundle/rich-text.ts';
import { addressesIn, escaped, notRun, vectors } from '../../browser/xss-vectors.ts';
import { fromFragment } from '../../reader/markdown/parsed.ts';
import { faultsIn } from './faults.ts';
import { hostileInputs } from './hostile-inputs.ts';
import { htmlAsArticle, type Way, ways } from './ways.ts';
import { isDrawn, seed } from '../../seed.ts';

const minuteMs = 60_000;

/** `FIELDBOOK_INPUTS=100000` for all of them, which takes minutes. */
const count = Number(process.env['FIELDBOOK_INPUTS'] ?? 100);

/** To write and to read HTML takes longer than all else. */
const everyInHtml = 5;

const generated = hostileInputs(count, seed);
const fixed = hostileInputs(300, 1);
/** A third of the public vectors' addresses, others with each commit. */
const known = [...new Set(vectors.flatMap(addressesIn))].filter((_, index) => isDrawn(index, 3));

/** What a way lets through of inputs, raw and escaped; and what a browser would make of it that it should not. */
function letThrough(way: Way, inputs: readonly string[]): string[] {
  return inputs.flatMap((input, index) =>
    [...new Set([input, escaped(input)])].flatMap((text) => {
      const nodes = way.shown(text);
      const again = index % everyInHtml === 0 ? parsedAgain(nodes) : [];
      const faults = [...faultsIn(nodes, way.list), ...faultsIn(again, inHtml(way))];
      return faults.map((fault) => `${fault} of ${JSON.stringify(text.slice(0, 200))}`);
    }),
  );
}

/** What inputs that are always the same would bring about. */
function unsanitisedFaults({ name, unsanitised, list }: Way): readonly string[] {
  const earlier = unsanitisedByName.get(name);
  const faults = earlier ?? fixed.flatMap((input) => faultsIn(unsanitised(input), list));
  unsanitisedByName.set(name, faults);
  return faults;
}

const unsanitisedByName = new Map<string, readonly string[]>();

/** The elements after their way through HTML, as a prerendered page comes to a browser. */
function parsedAgain(nodes: readonly ElementContent[]): readonly ElementContent[] {
  // React's own preloads of pictures stand first
  const html = renderToStaticMarkup(hastToReact(nodes, views)).replace(
    /^(?:<link rel="preload"[^>]*>)+/u,
    '',
  );
  return fromFragment(html).children as ElementContent[];
}

/** Entries that are embedded are shown in another way, and their place never is. */
const views = { [embedTag]: () => null };

/** A parser of HTML closes tables in its own way. */
const inHtml = ({ list }: Way): Way['list'] => ({ ...list, tagNames: [...(list.tagNames ?? []), 'tbody'] });

describe.each([...ways, htmlAsArticle])('$name', (way) => {
  test(
    `lets nothing through that is off its list, of ${count} inputs`,
    () => {
      expect(letThrough(way, generated)).toEqual([]);
    },
    count > 10_000 ? 60 * minuteMs : minuteMs,
  );

  test.skipIf(notRun !== '')(
    `nor of the public vectors${notRun}`,
    () => {
      expect(vectors).toHaveLength(725);
      expect(letThrough(way, known)).toEqual([]);
    },
    minuteMs,
  );

  test(
    'without its sanitiser it would let many through',
    () => {
      const faults = unsanitisedFaults(way);
      expect(faults.length).toBeGreaterThan(150);
      expect(faults.filter((fault) => /script:/iu.test(fault)).length).toBeGreaterThan(12);
    },
    minuteMs,
  );
});

/** Markdown's HTML is left out before the sanitiser of articles, and documents have none. */
test.each([...ways.slice(1), htmlAsArticle])(
  'without its sanitiser, $name would have scripts and handlers',
  (way) => {
    const faults = unsanitisedFaults(way);
    expect(faults.filter((fault) => /\[on/iu.test(fault)).length).toBeGreaterThan(30);
    expect(faults.filter((fault) => fault === 'script').length).toBeGreaterThan(15);
  },
  minuteMs,
);

test.skipIf(notRun !== '')(`no tree of the public vectors is let through as it is${notRun}`, () => {
  const trees = treesOf('hast-util-sanitize');
  expect(trees.length).toBeGreaterThan(100);
  for (const { id, children } of trees)
    expect(faultsIn(sanitised({ type: 'root', children }), articleSchema), id).toEqual([]);
  const faults = trees.flatMap(({ children }) => faultsIn(children as ElementContent[], articleSchema));
  expect(faults.length).toBeGreaterThan(80);
});

/** The vectors that are trees. */
function treesOf(file: string): { readonly id: string; readonly children: RootContent[] }[] {
  const path = `${process.env['FIELDBOOK_CORPORA'] ?? ''}/xss/${file}.json`;
  const read = JSON.parse(readFileSync(path, 'utf8')) as {
    id: string;
    hast?: RootContent | { type: 'root' };
  }[];
  return read.flatMap(({ id, hast }) => {
    if (hast === undefined) return [];
    const children = hast.type === 'root' ? (hast as { children?: RootContent[] }).children : [hast];
    return [{ id, children: children ?? [] }];
  });
}
