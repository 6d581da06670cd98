import { describe, expect, test } from 'vitest';
import { articleFields } from '../../schemas/content/articles/article-fields.ts';
import { articleTypes, embeddedTypes } from '../../schemas/content/article-types.ts';
import type { ContentTypeDefinition } from '../../schemas/content/content-type.ts';
import { contentTypes, isContentTypeId } from '../../schemas/content/index.ts';
import { type Field, fieldKinds } from '../../schemas/fields/index.ts';
import { en as pageTitles } from '../../schemas/page-titles/en.ts';

const definitions: readonly ContentTypeDefinition[] = Object.values(contentTypes);

test('the list of content types has each under its own id', () => {
  expect(definitions.map(({ id }) => id)).toEqual(Object.keys(contentTypes));
});

test('the articles are the types that say so [AR-1]', () => {
  const ids = definitions.filter(({ isArticle }) => isArticle).map(({ id }) => id);
  expect(ids.toSorted()).toEqual([...articleTypes].toSorted());
});

test('every article has an address [RT-2]', () => {
  expect(definitions.filter(({ isArticle, route }) => isArticle && route === undefined)).toEqual([]);
});

test('no two types share a prefix [RT-2]', () => {
  const routes = definitions.flatMap(({ route }) => route ?? []);
  expect(routes).toEqual([...new Set(routes)]);
});

test('what is embedded is a content type [AR-14]', () => {
  expect(embeddedTypes.filter((id) => !isContentTypeId(id))).toEqual([]);
});

describe.each(definitions)('the content type $id', (definition) => {
  const { id, fields, heading, isArticle, sections = {}, titleField } = definition;

  test('names its entries by a field of text, or by a part that has a name', () => {
    expect(titleField).toSatisfy((field?: string) => namesEntries(fields[field ?? '']));
  });

  test('has the fields of every article where it is one', () => {
    expect(isArticle ? fields : articleFields).toMatchObject(articleFields);
  });

  test('has sections of existing fields, each field in one at most', () => {
    const sectionFields = Object.values(sections).flat();
    expect(Object.keys(sections).filter((section) => !Object.hasOwn(pageTitles, section))).toEqual([]);
    expect(sectionFields.filter((field) => !Object.hasOwn(fields, field))).toEqual([]);
    expect(sectionFields).toEqual([...new Set(sectionFields)]);
  });

  test('has a heading of existing fields of the right kinds', () => {
    if (heading === undefined) return;
    const { titleField: title, anchorField, unlessField } = heading;
    expect(title).toSatisfy((field: string) => namesEntries(fields[field]));
    expect(anchorField === undefined ? 'anchor' : fields[anchorField]?.kind).toBe('anchor');
    expect(unlessField === undefined ? 'boolean' : fields[unlessField]?.kind).toBe('boolean');
  });

  test('links to content types only', () => {
    const targets = Object.values(fields).flatMap((field) => ('to' in field ? field.to : []));
    expect(targets.filter((target) => !isContentTypeId(target))).toEqual([]);
  });

  test('takes the place in a linked article from a field of its own', () => {
    const anchors = Object.values(fields).flatMap((field) =>
      'anchorFrom' in field ? (field.anchorFrom ?? []) : [],
    );
    expect(anchors.filter((field) => fields[field]?.kind !== 'symbol')).toEqual([]);
  });

  test('has fields of known kinds', () => {
    expect(Object.values(fields).filter(({ kind }) => !Object.hasOwn(fieldKinds, kind))).toEqual([]);
  });

  test('is called something', () => {
    expect(definition.label, `the label of ${id} in schemas/content/`).toMatch(/^\p{Lu}[\p{L} -]+$/u);
    expect(id).toMatch(/^[a-z][A-Za-z]+$/u);
  });
});

/** A text names an entry by itself; a part does where its own type has a title of text. */
function namesEntries(field: Field | undefined): boolean {
  if (field?.kind === 'symbol') return true;
  if (field?.kind !== 'part') return false;
  return field.to.every((target) => {
    const type: ContentTypeDefinition | undefined = isContentTypeId(target)
      ? contentTypes[target]
      : undefined;
    return type?.titleField !== undefined && type.fields[type.titleField]?.kind === 'symbol';
  });
}
