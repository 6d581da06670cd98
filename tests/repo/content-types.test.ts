import { describe, expect, test } from 'vitest';
import type { ContentTypeDefinition } from '../../schemas/content/content-type.ts';
import { type ContentTypeId, contentTypes } from '../../schemas/content/index.ts';
import { fieldKinds } from '../../schemas/fields/index.ts';
import { importsOf } from './imports-of.ts';
import { isWithin, repositoryFiles, repositoryHas, textOf } from './source-files.ts';

/** Those that only name something, or act on addresses: no reader sees them by themselves. */
const typesWithoutView: readonly ContentTypeId[] = [
  'template',
  'sectionName',
  'announcementType',
  'redirectRule',
];

/** What stands beside the content types in their folder. */
const helpers = ['article-fields', 'article-types', 'content-type', 'index'];

const definitions: readonly ContentTypeDefinition[] = Object.values(contentTypes);

/** An entry as Contentful exports it. */
interface Fixture {
  readonly sys: { readonly contentType: { readonly sys: { readonly id: string } } };
  readonly fields: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

describe.each(definitions)('the content type $id', ({ id, fields }) => {
  const name = kebabCase(id);

  test('has a schema file of its name, in the list', () => {
    expect(importsOf('schemas/content/index.ts')).toContain(`schemas/content/${name}.ts`);
  });

  test('has a view of its name, or is listed as one that shows nothing', () => {
    const showsNothing = typesWithoutView.some((type) => type === id);
    expect(textOf('reader/views/index.tsx').includes(`${id}: Nothing`)).toBe(showsNothing);
    expect(importsOf('reader/views/index.tsx').includes(`reader/views/${name}.tsx`)).toBe(!showsNothing);
    expect(repositoryHas(`reader/views/${name}.tsx`)).toBe(!showsNothing);
  });

  test('has a fixture of its type', () => {
    expect(fixtureOf(id).sys.contentType.sys.id).toBe(id);
  });

  test('has a fixture with every field and no other', () => {
    expect(Object.keys(fixtureOf(id).fields).toSorted()).toEqual(Object.keys(fields).toSorted());
    expect(Object.entries(fixtureOf(id).fields).filter(([, locales]) => !isFilled(locales))).toEqual([]);
  });

  test('has a fixture whose values are each of their kind', () => {
    const faults = Object.entries(fields).flatMap(([field, { kind }]) =>
      Object.values(fixtureOf(id).fields[field] ?? {}).flatMap((value) => {
        const { error } = fieldKinds[kind].exported.safeParse(value);
        return error === undefined ? [] : [{ field, kind, issues: error.issues }];
      }),
    );
    expect(faults).toEqual([]);
  });
});

test('the folders of content types and fixtures hold nothing else', () => {
  const names = definitions.map(({ id }) => kebabCase(id));
  expect(namesIn('schemas/content')).toEqual([...names, ...helpers].toSorted());
  expect(namesIn('data/fixtures')).toEqual(definitions.map(({ id }) => id).toSorted());
});

const fixtureOf = (id: string): Fixture => JSON.parse(textOf(`data/fixtures/${id}.json`)) as Fixture;

const isFilled = (locales: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(locales).length > 0 && Object.values(locales).every((value) => !isEmpty(value));

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const namesIn = (folder: string): readonly string[] =>
  repositoryFiles
    .filter((path) => isWithin(path, folder))
    .map((path) => path.slice(folder.length + 1).replace(/\.\w+$/u, ''))
    .toSorted();

/** `cKbFaqQuestion` becomes `c-kb-faq-question`. */
function kebabCase(id: string): string {
  return id.replaceAll(/[A-Z]/gu, (capital) => `-${capital.toLowerCase()}`);
}
