import { describe, expect, test } from 'vitest';
import { exportedSchema } from '../../schemas/fields/traits-of.ts';
import { fixtures } from '../fixtures.ts';
import { componentOf, contentLists, definedTypes } from './lists/content-lists.ts';
import { modelPage } from './lists/model-page.ts';
import { isWithin, repositoryFiles, repositoryHas, textOf } from './source-files.ts';

/** What stands beside the content types in their folder. */
const helpers = ['article-types', 'articles/article-fields', 'content-type', 'index'];

const defined = await definedTypes();

test.each([...(await contentLists()), modelPage()])('%s is what `npm run lists` writes', (path, text) => {
  expect(textOf(path), 'run `npm run lists`').toBe(text);
});

describe.each(defined)('the content type $definition.id', ({ definition, file }) => {
  const { id, fields, isNeverShown } = definition;

  test('has a view in the file of its name, or says why no reader sees it', () => {
    const path = `reader/views/${file}.tsx`;
    const isShown = isNeverShown === undefined;
    expect(
      repositoryHas(path) && textOf(path).includes(componentOf(id)),
      `${path} has the view of ${id}`,
    ).toBe(isShown);
  });

  const values = (fixtures.get(id)?.fields ?? {}) as Readonly<Record<string, object>>;
  const where = `the entry of ${id} in data/fixtures/`;

  test('has a fixture with every field and no other', () => {
    expect(Object.keys(values).toSorted(), where).toEqual(Object.keys(fields).toSorted());
    expect(
      Object.entries(values).filter(([, locales]) => !isFilled(locales)),
      where,
    ).toEqual([]);
  });

  test('has a fixture whose values are each of their kind', () => {
    const faults = Object.entries(fields).flatMap(([field, { kind }]) =>
      Object.values(values[field] ?? {}).flatMap((value) => {
        const { error } = exportedSchema(kind).safeParse(value);
        return error === undefined ? [] : [{ field, kind, issues: error.issues }];
      }),
    );
    expect(faults, where).toEqual([]);
  });
});

test('the folders of content types and fixtures hold nothing else', () => {
  const files = defined.map(({ file }) => file);
  expect(namesIn('schemas/content')).toEqual([...new Set([...files, ...helpers])].toSorted());
  expect([...fixtures.keys()].toSorted()).toEqual(defined.map(({ definition: { id } }) => id).toSorted());
});

test('nobody has forgotten a blank that `npm run new` has left', () => {
  const files = repositoryFiles.filter(
    (path) =>
      /^(?:schemas|reader|data\/fixtures|docs\/rules|pipeline\/rules|tests\/(?!repo))/u.test(path) &&
      /\.(?:ts|tsx|json|md)$/u.test(path) &&
      !aboutBlanks.test(path),
  );
  expect(files.filter((path) => /\bTODO\b(?! comment)/u.test(textOf(path)))).toEqual([]);
});

/** The rule about blanks in articles has them as examples. */
const aboutBlanks = /\/writing\/placeholder\.|^tests\/pipeline\/mutations\/kinds\/texts\.ts$/u;

const isFilled = (locales: object): boolean =>
  Object.keys(locales).length > 0 && Object.values(locales).every((value) => !isEmpty(value));

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const namesIn = (folder: string): readonly string[] =>
  repositoryFiles
    .filter((path) => isWithin(path, folder))
    .map((path) => path.slice(folder.length + 1).replace(/\.\w+$/u, ''))
    .toSorted();
