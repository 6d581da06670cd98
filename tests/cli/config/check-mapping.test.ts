import { describe, expect, test } from 'vitest';
import { checkMapping } from '../../../cli/config/check-mapping.ts';
import type { ConfigInput } from '../../../pipeline/config/config.ts';
import { exportOf, rawEntry, settings } from '../../pipeline/documents.ts';

const field = (id: string, type: string, more = {}) => ({ id, type, ...more });

const blogPost = {
  sys: { id: 'blogPost' },
  fields: [
    field('headline', 'Symbol'),
    field('slug', 'Symbol'),
    field('body', 'RichText'),
    field('cover', 'Link', { linkType: 'Asset' }),
    field('internalNotes', 'Text'),
  ],
};
const author = { sys: { id: 'author' }, fields: [field('name', 'Symbol')] };
const withModel = exportOf([], { contentTypes: [blogPost, author] });

/** Of the type only what its entries have is known. */
const withoutModel = exportOf([
  rawEntry('blogPost', 'a', { headline: 'Vans', slug: 'vans' }),
  rawEntry('blogPost', 'b', { headline: 'Roads', body: 'Words' }),
  null,
]);

type Mappings = NonNullable<ConfigInput['contentTypes']>;

const faultsOf = (contentTypes: Mappings, exported = withModel): string[] => {
  try {
    const config = settings({ contentTypes });
    checkMapping({ config, file: '/vans/fieldbook.config.ts' }, exported);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n').map((line) => line.replace('in fieldbook.config.ts: ', ''));
  }
};

const sound = { title: 'headline', url: 'slug', introduction: 'body' };
const mapped = (fields: Readonly<Record<string, string>> = sound, ignore: readonly string[] = []) => ({
  blogPost: { as: 'kbHowTo', fields, ignore: [...ignore] },
});

describe('a mapping that does not fit the space [MP-3]', () => {
  test('says nothing where it fits', () => {
    const contentTypes = { ...mapped(sound, ['internalNotes']), author: false as const };
    expect(faultsOf(contentTypes)).toEqual([]);
    expect(faultsOf(contentTypes, withoutModel)).toEqual([]);
    expect(faultsOf({})).toEqual([]);
  });

  test('names a type that is not there, with the one that was meant', () => {
    expect(faultsOf({ blogPots: { as: 'kbHowTo' }, autor: false, thing: { as: 'kbFaq' } })).toEqual([
      'the space has no content type "blogPots", in "contentTypes"; did you mean "blogPost"?',
      'the space has no content type "autor", in "contentTypes"; did you mean "author"?',
      'the space has no content type "thing", in "contentTypes"',
    ]);
  });

  test('names the one that was meant where it is mapped already', () => {
    const contentTypes = { ...mapped({ ...sound, metaDescription: 'headlin' }), blogPst: { as: 'kbFaq' } };
    expect(faultsOf(contentTypes)).toEqual([
      'blogPost has no field "headlin", in "contentTypes.blogPost.fields.metaDescription"; did you mean "headline"?',
      'the space has no content type "blogPst", in "contentTypes"; did you mean "blogPost"?',
    ]);
  });

  test('names fields that are not there, with those that were meant', () => {
    expect(faultsOf(mapped({ ...sound, url: 'slugg', metaDescription: 'seo' }, ['internalNote']))).toEqual([
      'blogPost has no field "slugg", in "contentTypes.blogPost.fields.url"; did you mean "slug"?',
      'blogPost has no field "seo", in "contentTypes.blogPost.fields.metaDescription"',
      'blogPost has no field "internalNote", in "contentTypes.blogPost.ignore"; did you mean "internalNotes"?',
    ]);
  });

  test('names a field that ours cannot hold, with those that it can', () => {
    expect(faultsOf(mapped({ title: 'headline', introduction: 'cover' }))).toEqual([
      '"cover" is Link to Asset, which cannot be read as RichText, in "contentTypes.blogPost.fields.introduction"; did you mean "body", "slug" or "internalNotes"?',
    ]);
  });

  test('names a required field of ours that nothing fills', () => {
    expect(faultsOf(mapped({ url: 'slug' }))).toEqual([
      'kbHowTo needs "title", and no field of blogPost is read as it, in "contentTypes.blogPost.fields"; did you mean "headline" or "internalNotes"?',
    ]);
  });
});

describe('a mapping of a space whose export has no model [MP-3]', () => {
  test('is compared with what its entries have', () => {
    expect(faultsOf({ blogPots: { as: 'kbHowTo' } }, withoutModel)).toEqual([
      'the space has no content type "blogPots", in "contentTypes"; did you mean "blogPost"?',
    ]);
    expect(faultsOf(mapped({ title: 'headline', url: 'slugg' }, ['bodi']), withoutModel)).toEqual([
      'blogPost has no field "slugg", in "contentTypes.blogPost.fields.url"; did you mean "slug"?',
      'blogPost has no field "bodi", in "contentTypes.blogPost.ignore"; did you mean "body"?',
    ]);
  });

  test('may name what no entry has a value in, and a type without entries', () => {
    const contentTypes = { ...mapped({ ...sound, metaDescription: 'seoText' }), event: { as: 'kbFaq' } };
    expect(faultsOf(contentTypes, withoutModel)).toEqual([]);
  });
});
