import { describe, expect, test } from 'vitest';
import { readModel } from '../../../../pipeline/model/read-model.ts';
import { readingOf } from '../../../../pipeline/model/reading/reading.ts';
import { fieldSource } from '../../../../pipeline/model/sources/parsed-source.ts';
import type { ConfigInput } from '../../../../pipeline/config/config.ts';
import { settings } from '../../documents.ts';
import { printed } from '../planted.ts';

/** `title:Symbol` as a field of Contentful. */
function field(words: string) {
  const [id, type = ''] = words.split(':');
  return type.startsWith('Link') ? { id, type: 'Link', linkType: type.slice(4) } : { id, type };
}

const readings = (id: string, fields: string, config: ConfigInput = {}) => {
  const contentTypes = [{ sys: { id }, fields: fields.split(' ').filter(Boolean).map(field) }];
  return readingOf(settings(config), readModel({ contentTypes, editorInterfaces: [] })).of(id);
};

describe('a type with an id of ours', () => {
  test.each([
    ['resource', 'key:Symbol value:Symbol'],
    ['resource', 'title:Symbol file:LinkAsset category:Symbol'],
    ['announcement', 'title:Symbol body:RichText startDate:Date'],
    ['media', 'title:Symbol file:LinkAsset'],
    ['table', 'name:Symbol rows:Array'],
    ['externalLink', 'label:Symbol url:Symbol'],
    ['productArea', 'name:Symbol slug:Symbol'],
    ['workflow', 'name:Symbol steps:Array'],
    ['kbFaq', 'title:Boolean description:LinkEntry'],
  ])("is the space's own where at most half of its fields are ours: %s with %s [MP-6]", (id, fields) => {
    expect(readings(id, fields)).toEqual({ kind: 'namesake' });
  });

  test.each([
    ['codeBlock', 'name:Symbol language:Symbol code:Text'],
    ['resource', 'title:Symbol description:Text'],
    ['kbTerm', 'term:Symbol definition:RichText synonyms:Array'],
    ['sectionName', 'name:Symbol icon:Symbol'],
    // all of ours, and twice as many of the space's
    ['externalLink', 'title:Symbol url:Symbol a:Symbol b:Symbol c:Symbol d:Symbol'],
    ['kbHowTo', ''],
  ])('is ours where more are: %s with %s', (id, fields) => {
    expect(readings(id, fields).kind).toBe('read');
  });

  test('is ours while it has lost a few of its fields', () => {
    const model = printed();
    for (const type of model.contentTypes) {
      if (type.fields.length > 2) type.fields = type.fields.slice(1);
    }
    const reading = readingOf(settings(), readModel(model));
    const others = model.contentTypes.filter(({ sys }) => reading.of(sys.id).kind !== 'read');
    expect(others).toEqual([]);
  });
});

test('a mapped type goes by its mapping, whatever its id and its fields are', () => {
  const contentTypes = { resource: { as: 'kbTerm', fields: { term: 'key' }, ignore: ['notes'] } };
  const reading = readings('resource', 'key:Symbol definition:Boolean', { contentTypes });
  expect(reading).toMatchObject({
    kind: 'read',
    id: 'kbTerm',
    // the space's definition is of a type that is not read as ours
    sources: new Map([
      ['term', fieldSource('key')],
      ['anchor', fieldSource('anchor')],
    ]),
    ignored: new Set(['notes']),
  });
});

test('an ignored field is not read as the field of ours with its id [MP-1]', () => {
  const contentTypes = { post: { as: 'article', fields: { title: 'name' }, ignore: ['url'] } };
  const reading = readings('post', 'name:Symbol url:Symbol body:RichText', { contentTypes });
  const sources = reading.kind === 'read' ? [...reading.sources.keys()] : [];
  expect([sources.includes('url'), sources.includes('body')]).toEqual([false, true]);
});

test('a type is switched off by its id, ours or not', () => {
  const contentTypes = { resource: false as const, post: false as const };
  expect(readings('resource', 'title:Symbol', { contentTypes })).toEqual({ kind: 'off' });
  expect(readings('post', 'title:Symbol', { contentTypes })).toEqual({ kind: 'off' });
  expect(readings('other', 'title:Symbol', { contentTypes })).toEqual({ kind: 'unknown' });
});

test('what objects inherit is no mapping', () => {
  expect(readings('constructor', 'title:Symbol')).toEqual({ kind: 'unknown' });
});
