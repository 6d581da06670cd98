import { block, h, li, p, row, table, td, th, words } from '../../documents.ts';
import { kind, type Kind } from '../kind.ts';
import { isMarkdown } from '../links.ts';
import { pickField } from '../places.ts';
import { atEnd, blocksIn, type Changed, change, inText, type Node, replaced, textsIn } from '../texts.ts';

const found = (rule: string, changed: Changed | undefined, entails?: readonly string[]) =>
  changed && { space: changed.space, found: [`${rule} ${changed.id} ${changed.field}`], entails };

/** What an embed holds besides its target is never shown, nor read. */
const isShown = ({ nodeType, content }: Node) => content !== undefined && !nodeType.startsWith('embedded-');

const malformed = kind('a node that is none', 'rich-text/malformed', (space, random) => {
  const node = random.pick<unknown>([
    null,
    7,
    'Words',
    [],
    {},
    { nodeType: 5 },
    { nodeType: 'paragraph' },
    { nodeType: 'paragraph', content: 'x' },
  ]);
  return found('rich-text/malformed', inText(space, random, { add: [node], fits: isShown }));
});

const tooDeep = kind('a text that is nested without end', 'rich-text/too-deep', (space, random) => {
  let nested: unknown = p('At last');
  for (let level = 0; level < 150 + random.below(500); level += 1) nested = block('blockquote', [nested]);
  return found('rich-text/too-deep', atEnd(space, random, [nested]));
});

const unknownNode = kind(
  'a node that Contentful does not know',
  'rich-text/unknown-node',
  (space, random) => {
    const name = random.pick(['call-out', 'heading-7', 'constructor', '__proto__', 'Paragraph']) ?? '';
    const node = block(name, [words('Words in it')]);
    return found(
      'rich-text/unknown-node',
      random.below(2) === 0 ? atEnd(space, random, [node]) : inText(space, random, { add: [node] }),
    );
  },
);

const unknownMark = kind(
  'a mark that Contentful does not know',
  'rich-text/unknown-mark',
  (space, random) => {
    const mark = random.pick(['highlight', 'toString', 'BOLD', '']) ?? '';
    return found('rich-text/unknown-mark', inText(space, random, { add: [words(' and so on', mark)] }));
  },
);

const misplaced = kind('a part of a list or table outside of one', 'rich-text/misplaced', (space, random) => {
  const node = random.pick([li(p('An item')), row(td('A cell')), td('A cell'), th('A header')]);
  return found('rich-text/misplaced', atEnd(space, random, [node]));
});

const skipped = kind('headings that skip a level', 'headings/skipped', (space, random) => {
  const add = [h(2, 'About all vans'), h(random.pick([4, 5, 6]) ?? 4, 'About van seven'), p('Words.')];
  return found(
    'headings/skipped',
    atEnd(
      space,
      random,
      add,
      ({ definition }) => definition?.kind === 'richText' || definition?.kind === 'cells',
    ),
  );
});

const skippedInMarkdown = kind(
  'headings of Markdown that skip a level',
  'headings/skipped',
  (space, random) => {
    const place = pickField(space, random, isMarkdown);
    return (
      place &&
      found(
        'headings/skipped',
        change(
          space,
          place,
          `${String(place.value)}\n\n## About all vans\n\n##### About van seven\n\nWords.\n`,
        ),
      )
    );
  },
);

const emptyHeading = kind('a heading without words', 'headings/empty', (space, random) =>
  found(
    'headings/empty',
    atEnd(space, random, [h(2 + random.below(3), random.pick(['', ' ', '\u00a0']) ?? '')]),
  ),
);

const titleInBody = kind(
  'a text that repeats the title above it',
  'headings/title-in-body',
  (space, random) => {
    const shown = [
      'kbHowTo',
      'kbFaq',
      'kbHowToSection',
      'kbFaqQuestion',
      'workflow',
      'kbTerm',
      'resource',
      'kbLandingPageSection',
      'kbCapability',
    ];
    const where = ({ item, definition }: { item: { sys: { id: string } }; definition: unknown }) =>
      definition !== undefined && shown.includes(space.graph.entries.get(item.sys.id as never)?.type ?? '');
    const probe = atEnd(space, random, [], where);
    const title = probe && space.graph.entries.get(probe.id as never)?.title;
    if (!probe || !title) return undefined;
    const same = ({ item, field }: { item: unknown; field: string }) =>
      item === probe.item && field === probe.field;
    return found(
      'headings/title-in-body',
      atEnd(space, random, [h(2, title.toUpperCase()), p('Words.')], same),
    );
  },
);

const headerless = table(row(td('North'), td('7 vans')), row(td('South'), td('9 vans')));

const noHeader = kind('a table in a text without a header', 'tables/no-header', (space, random) =>
  found('tables/no-header', atEnd(space, random, [headerless])),
);

const noRows = kind('a table in a text with a header only', 'tables/empty', (space, random) =>
  found('tables/empty', atEnd(space, random, [table(row(th('Depot'), th('Vans')))])),
);

const blankCells = kind('a table in a text of blank cells', 'tables/empty', (space, random) =>
  found('tables/empty', atEnd(space, random, [table(row(th(''), th(' ')), row(td(''), td('')))])),
);

const ragged = kind('a table in a text with a row that is short', 'tables/ragged', (space, random) =>
  found(
    'tables/ragged',
    atEnd(space, random, [table(row(th('Depot'), th('Vans')), row(td('North'), td('7')), row(td('South')))]),
  ),
);

/** The second rows of the tables in a value. */
const secondRows = (value: unknown) =>
  textsIn(value).flatMap(({ node, path }) =>
    blocksIn(node)
      .filter(
        (each) =>
          each.node.nodeType === 'table' &&
          (each.node.content?.length ?? 0) > 2 &&
          (each.node.content?.[1]?.content?.length ?? 0) > 1,
      )
      .map((each) => ({ row: each.node.content?.[1], path: [...path, ...each.path, 'content', 1] })),
  );

const cutRow = kind('a row of a table in a text that loses a cell', 'tables/ragged', (space, random) => {
  const place = pickField(space, random, ({ value }) => secondRows(value).length > 0);
  const cut = random.pick(secondRows(place?.value));
  if (!place || !cut?.row) return undefined;
  return found(
    'tables/ragged',
    change(space, place, replaced(place.value, cut.path, { ...cut.row, content: cut.row.content?.slice(1) })),
  );
});

const rawMarkup = kind('signs of HTML or Markdown', 'rich-text/raw-markup', (space, random) => {
  const signs = random.pick([
    ' vans &amp; crews',
    ' the <b>vans</b>',
    ' select **Vans** now',
    ' see [the vans](/how-to/zz)',
    ' vans&nbsp;and crews',
  ]);
  return found('rich-text/raw-markup', inText(space, random, { add: [words(signs ?? '')] }));
});

const unwritten = kind('words that are still to come', 'writing/placeholder', (space, random) => {
  const mark = random.pick([' TODO: more on vans', ' [TBD by Ana]', ' Lorem ipsum dolor sit amet', ' [xxx]']);
  return found('writing/placeholder', inText(space, random, { add: [words(mark ?? '')] }));
});

export const textKinds: readonly Kind[] = [
  malformed,
  tooDeep,
  unknownNode,
  unknownMark,
  misplaced,
  skipped,
  skippedInMarkdown,
  emptyHeading,
  titleInBody,
  noHeader,
  noRows,
  blankCells,
  ragged,
  cutRow,
  rawMarkup,
  unwritten,
];
