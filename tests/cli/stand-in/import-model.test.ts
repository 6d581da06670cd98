import { describe, expect, test } from 'vitest';
import { compared, fieldIn, printed, typeIn, type WireModel } from '../../pipeline/model/planted.ts';
import { exportOf } from '../../pipeline/documents.ts';
import { standInOf } from './clients.ts';
import { exportSpace } from './export-space.ts';
import { importModel } from './import-model.ts';

describe('the model that `model print` writes', { timeout: 20_000 }, () => {
  test('is imported by contentful-import into an empty space, published, and read back equal [MP-11]', async () => {
    const standIn = await standInOf(exportOf([]));
    await importModel(standIn, printed());
    const exported = await exportSpace(standIn, { skipWebhooks: true, skipRoles: true });
    const readBack = modelOf(exported as unknown as WireModel);
    expect(readBack).toEqual(modelOf(printed()));
    expect(compared(readBack).differences).toEqual([]);
  });

  test('is imported again, over itself [MP-11]', async () => {
    const standIn = await standInOf(exportOf([]));
    await importModel(standIn, printed());
    await importModel(standIn, printed());
    const types = await exportSpace(standIn, { skipWebhooks: true, skipRoles: true });
    const versions = (types as unknown as WireModel).contentTypes.map(({ sys }) => sys);
    expect(versions).toHaveLength(printed().contentTypes.length);
    for (const sys of versions) expect(sys).toMatchObject({ version: 4, publishedVersion: 3 });
  });

  // or the tests above would prove little
  test.each<[string, (model: WireModel) => unknown]>([
    [
      'a rule for fields of another type',
      (model) => (fieldIn(model, 'kbHowTo', 'title').validations = [{ range: { min: 1 } }]),
    ],
    [
      'a rule that Contentful does not know',
      (model) => (fieldIn(model, 'kbHowTo', 'title').validations = [{ shape: 'round' }]),
    ],
    ['a title field that the type lacks', (model) => (typeIn(model, 'kbHowTo').displayField = 'titel')],
    [
      'an editor of another type',
      (model) => Object.assign(model.editorInterfaces[0]?.controls[0] ?? {}, { widgetId: 'datePicker' }),
    ],
  ])('is refused with %s', async (_what, plant) => {
    const model = printed();
    plant(model);
    const standIn = await standInOf(exportOf([]));
    await expect(importModel(standIn, model)).rejects.toThrow('ValidationFailed');
  });
});

/** What the file and an export both say, in one order. */
const modelOf = ({ contentTypes, editorInterfaces }: WireModel): WireModel => ({
  contentTypes: sorted(
    contentTypes.map(({ sys, ...type }) => ({ ...type, sys: bare(sys) })),
    ({ sys }) => sys.id,
  ),
  editorInterfaces: sorted(
    // the importer makes an editor interface out of an empty one
    editorInterfaces.map(({ sys, controls }) => ({ sys: { ...bare(sys), version: undefined }, controls })),
    ({ sys }) => sys.contentType.sys.id,
  ),
});

/** Without where and when it was written. */
function bare<Sys extends object>(sys: Sys): Sys {
  const left = Object.entries(sys).filter(([name]) => !ofServer.has(name));
  return Object.fromEntries(left) as Sys; // what is taken away, no test reads
}

const ofServer = new Set([
  'space',
  'environment',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'firstPublishedAt',
]);

const sorted = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] =>
  items.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
