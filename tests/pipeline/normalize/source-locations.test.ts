import type { ElementContent } from 'hast';
import { expect, test } from 'vitest';
import { build } from '../../../pipeline/build.ts';
import { trackGraph } from '../../../pipeline/queries/derive.ts';
import { withQueries } from '../../../pipeline/queries/queries.ts';
import { Queries } from '../../../pipeline/queries/store.ts';
import { missingKey } from '../../../pipeline/normalize/missing-words.ts';
import { normalize } from '../../../pipeline/stages/normalize.ts';
import type { ContentNode } from '../../../schemas/bundle/node.ts';
import type { RichText } from '../../../schemas/bundle/rich-text.ts';
import type { ContentTypeDefinition } from '../../../schemas/content/content-type.ts';
import { contentTypes } from '../../../schemas/content/index.ts';
import {
  doc,
  embedded,
  embeddedAsset,
  embeddedInline,
  entryLink,
  exportOf,
  hyperlink,
  id as idOf,
  linked,
  p,
  rawEntry,
  readBuild,
  settings,
  assetLink,
} from '../documents.ts';

/** The article `a` of a preview of some entries. */
function inPreview(entries: readonly unknown[]): ContentNode {
  const config = settings();
  return readBuild(build({ exported: exportOf(entries), config, sourceLocations: true })).article('a').node;
}

const howTo = (values: object) => rawEntry('kbHowTo', 'a', { title: 'A', ...values });

const textOf = (node: ContentNode, field: string): RichText | undefined =>
  (node.fields as Readonly<Record<string, RichText>>)[field];

/** Every element of a text, without those of what is embedded. */
const elementsIn = (nodes: readonly ElementContent[]): Extract<ElementContent, { type: 'element' }>[] =>
  nodes.flatMap((node) => (node.type === 'element' ? [node, ...elementsIn(node.children)] : []));

const placeholdersIn = (text: RichText | undefined) =>
  elementsIn(text?.children ?? []).flatMap(({ data }) => data?.node?.inPreview ?? []);

test('elements of a text say which node of which field they came from [PL-5]', () => {
  const node = inPreview([howTo({ introduction: doc(p('One'), p('Two ', hyperlink('/how-to/a', 'here'))) })]);
  const text = textOf(node, 'introduction');
  expect(text?.place).toEqual({ entry: 'a', field: ['introduction'] });
  expect(elementsIn(text?.children ?? []).map(({ tagName, properties }) => [tagName, properties])).toEqual([
    ['p', { dataField: 'introduction', dataPath: '/content/0' }],
    ['p', { dataField: 'introduction', dataPath: '/content/1' }],
    ['a', { href: '/how-to/a', dataField: 'introduction', dataPath: '/content/1/content/1' }],
  ]);
});

test('what is asked for and not there leaves a placeholder that says why [PL-5]', () => {
  const node = inPreview([
    howTo({
      introduction: doc(embedded('gone'), p('In ', embeddedInline('lost'), ' line'), embeddedAsset('noFile')),
      spotlightBoxes: [entryLink('box'), entryLink('term'), entryLink('nowhere')],
    }),
    rawEntry('spotlightBox', 'box', { description: doc(p('Box')) }),
    rawEntry('kbTerm', 'term', { term: 'A term' }),
  ]);
  expect(placeholdersIn(textOf(node, 'introduction'))).toEqual([
    {
      at: { entry: 'a', field: ['introduction'], path: '/content/0' },
      missing: expect.stringContaining('the entry gone, which is not in the export'),
    },
    {
      at: { entry: 'a', field: ['introduction'], path: '/content/1/content/1' },
      missing: expect.stringContaining('the entry lost, which is not in the export'),
    },
    {
      at: { entry: 'a', field: ['introduction'], path: '/content/2' },
      missing: expect.stringContaining('the asset noFile, which is not in the export'),
    },
  ]);
  const boxes = (node.fields as unknown as { spotlightBoxes: ContentNode[] }).spotlightBoxes;
  expect(boxes.map(({ id, inPreview: said }) => [id, said])).toEqual([
    ['box', { at: { entry: 'a', field: ['spotlightBoxes', 0] } }],
    [
      'term',
      {
        at: { entry: 'a', field: ['spotlightBoxes', 1] },
        missing: expect.stringContaining('the field takes "Spotlight box"'),
      },
    ],
    [
      'nowhere',
      {
        at: { entry: 'a', field: ['spotlightBoxes', 2] },
        missing: expect.stringContaining('the entry nowhere, which is not in the export'),
      },
    ],
  ]);
});

test('an entry says which of its own fields give nothing to show [PL-5]', () => {
  const node = inPreview([
    howTo({ introduction: doc(embedded('m')) }),
    rawEntry('media', 'm', { name: 'M', media: assetLink('noFile'), videoUrl: 'ftp://films.example/a.mp4' }),
  ]);
  expect(placeholdersIn(textOf(node, 'introduction'))).toEqual([
    {
      at: { entry: 'a', field: ['introduction'], path: '/content/0' },
      unshown: [
        { field: ['media'], kind: 'asset', missing: expect.stringContaining('the asset noFile') },
        { field: ['videoUrl'], kind: 'url', missing: expect.stringContaining('ftp://films.example/a.mp4') },
      ],
    },
  ]);
});

test('a picture whose address is not let through leaves a placeholder [PL-5]', () => {
  const entry = rawEntry('kbHowTo', 'a', {
    title: 'A',
    introduction: 'Look: ![A van](data:image/png;base64,AAAA)',
  });
  const [said] = placeholdersIn(textOf(inPreview([entry]), 'introduction'));
  expect(said?.missing).toEqual(expect.any(String));
});

test('no text can say that it came from elsewhere [PL-5]', () => {
  const forged = {
    ...p('Forged'),
    data: { dataEntry: 'other', dataPath: '/content/9', pointer: '/content/9' },
  };
  const [block] = elementsIn(
    textOf(inPreview([howTo({ introduction: doc(forged) })]), 'introduction')?.children ?? [],
  );
  expect(block?.properties).toEqual({ dataField: 'introduction', dataPath: '/content/0' });
});

test('whatever an entry asks for is gone, the bundle of a preview can be built [PL-5]', () => {
  for (const definition of Object.values<ContentTypeDefinition>(contentTypes)) {
    const fields: Record<string, unknown> = { title: 'A', name: 'A', heading: 'A', question: 'A', url: 'a' };
    for (const [name, { kind }] of Object.entries(definition.fields)) {
      if (kind === 'part') fields[name] = entryLink('gone');
      if (kind === 'parts') fields[name] = [entryLink('gone')];
    }
    const exported = exportOf([rawEntry(definition.id, 'a', fields)]);
    expect(() => build({ exported, config: settings(), sourceLocations: true })).not.toThrow();
  }
});

test('readers’ bundle says nothing of it [PL-5]', () => {
  const exported = exportOf([howTo({ introduction: doc(embedded('gone'), p('One')) })]);
  const textsOf = (sourceLocations: boolean) =>
    build({ exported, config: settings(), sourceLocations })
      .files.map(({ text }) => text)
      .join('\n');
  expect(textsOf(true)).toMatch(/inPreview.*dataPath/u);
  expect(textsOf(false)).not.toMatch(/inPreview|dataField|dataPath|"place":/u);
});

test('a placeholder says what is known now, in a run that takes values from earlier ones too [PL-4]', () => {
  const news = rawEntry('announcement', 'news', { title: 'News', description: doc(embedded('gone')) });
  const { graph } = linked([news]);
  const queries = new Queries();
  const said = (sentence: string) => {
    const at = missingKey({ entry: 'news', field: ['description'], path: '/content/0' });
    const missing = new Map([[at, sentence]]);
    const space = withQueries(queries, () => normalize({ graph: trackGraph(graph), missing }));
    const node = space.others.get(idOf('news'));
    return node && placeholdersIn(textOf(node, 'description')).map((each) => each.missing);
  };
  expect(said('It is gone.')).toEqual(['It is gone.']);
  expect(said('It was never there.')).toEqual(['It was never there.']);
});
