import { expect, expectTypeOf, test } from 'vitest';
import { defineConfig } from '../../../pipeline/config/config.ts';
import { mappingsOf, type TypedMapping } from '../../../pipeline/config/type-mapping.ts';
import type { ContentTypeId, ContentTypes } from '../../../schemas/content/index.ts';
import { settings } from '../documents.ts';

type FieldsOf<Id extends ContentTypeId> = NonNullable<Extract<TypedMapping, { readonly as: Id }>['fields']>;

test('TypeScript knows our types, and the fields of each [MP-3]', () => {
  expectTypeOf<TypedMapping['as']>().toEqualTypeOf<ContentTypeId>();
  expectTypeOf<keyof FieldsOf<'article'>>().toEqualTypeOf<keyof ContentTypes['article']['fields']>();
  expectTypeOf<keyof FieldsOf<'kbTerm'>>().toEqualTypeOf<keyof ContentTypes['kbTerm']['fields']>();
});

test('a field that is not ours, or is that of another type, does not compile [MP-3]', () => {
  // @ts-expect-error -- "body" is meant
  defineConfig({ contentTypes: { page: { as: 'article', fields: { bodi: 'text' } } } });
  // @ts-expect-error -- a term has no body
  defineConfig({ contentTypes: { word: { as: 'kbTerm', fields: { body: 'text' } } } });
  // @ts-expect-error -- "article" is meant
  defineConfig({ contentTypes: { page: { as: 'artcle' } } });
  expect(defineConfig({ contentTypes: { page: { as: 'article' } } })).toBeDefined();
});

test('a configuration file has mappings in every form [MP-5] [MP-7]', () => {
  const { contentTypes } = settings(
    defineConfig({
      contentTypes: {
        seo: false,
        page: { as: 'article', fields: { body: 'text', byline: { text: 'By {author.name}' } } },
        post: [
          { when: { field: 'kind', in: ['News'] }, as: 'kbReleaseNotes', fields: { title: 'name' } },
          { as: 'kbHowTo', ignore: ['notes'] },
        ],
      },
    }),
  );
  expect(mappingsOf(contentTypes['seo'])).toEqual([]);
  expect(mappingsOf(contentTypes['page']).map(({ as }) => as)).toEqual(['article']);
  expect(mappingsOf(contentTypes['post']).map(({ as, ignore }) => [as, ignore])).toEqual([
    ['kbReleaseNotes', []],
    ['kbHowTo', ['notes']],
  ]);
});
