import { describe, expect, test } from 'vitest';
import type { ConfigInput } from '../../../pipeline/config/config.ts';
import { compared, printed, told, typeIn, type WireModel } from './planted.ts';

/** Another space's article type in place of our landing page. */
function mappedModel(): WireModel {
  const model = printed();
  const page = typeIn(model, 'kbLandingPage');
  page.sys.id = 'kbAppArticle';
  for (const field of page.fields) {
    if (field.id === 'url') field.id = 'slug';
    if (field.id === 'description') {
      field.id = 'body';
      field.type = 'Text';
      field.validations = [];
    }
  }
  page.displayField = 'slug';
  // links of the space lead to the space's own type
  const text = JSON.stringify(model).replaceAll('"kbLandingPage"', '"kbAppArticle"');
  return JSON.parse(text) as WireModel;
}

const config = {
  contentTypes: {
    kbAppArticle: { as: 'kbLandingPage', fields: { url: 'slug', description: 'body' } },
  },
};

describe('a mapped content type', () => {
  test('is compared through its mapping', () => {
    const report = compared(mappedModel(), { config });
    expect(report.differences).toEqual([
      {
        impact: 'risky',
        against: 'fieldbook',
        change: 'field-type',
        contentType: 'kbAppArticle',
        readAs: 'kbLandingPage',
        field: 'body',
        message: 'The field "body" of kbAppArticle is Text, not RichText: it is read as Markdown.',
        advice:
          'Keep it if the texts are written so; choose the field\'s appearance "Markdown" where they are Markdown.',
      },
    ]);
  });

  test('is read as plain text where its editor is no Markdown editor', () => {
    const model = mappedModel();
    const editor = model.editorInterfaces.find(({ sys }) => sys.contentType.sys.id === 'kbAppArticle');
    editor?.controls.push({ fieldId: 'body', widgetId: 'multipleLine' });
    expect(compared(model, { config }).differences[0]?.message).toBe(
      'The field "body" of kbAppArticle is Text, not RichText: it is read as plain text.',
    );
  });

  test('lacks a field that the configuration names', () => {
    const model = mappedModel();
    const page = typeIn(model, 'kbAppArticle');
    page.fields = page.fields.map((field) => (field.id === 'body' ? { ...field, id: 'bodyy' } : field));
    const report = compared(model, { config });
    expect(told(report)).toEqual(['risky field-missing kbAppArticle body']);
    expect(report.differences[0]?.advice).toContain('Perhaps "bodyy" is meant.');
  });

  test('is not in the space', () => {
    const report = compared(printed(), { config: { contentTypes: { kbFag: { as: 'kbFaq' } } } });
    expect(told(report)).toEqual(['risky mapping-unused kbFag']);
    expect(report.differences[0]?.advice).toContain('perhaps kbFaq is meant');
  });
});

/** Our model with another type called `resource`. */
const withResource = (mappings: ConfigInput['contentTypes'] = {}) => {
  const model = printed();
  typeIn(model, 'resource').fields = typeIn(model, 'kbTerm').fields.map((field, index) => ({
    ...field,
    id: `key${index}`,
  }));
  return compared(model, { config: { contentTypes: mappings } });
};

describe('a type of the space that has an id of ours', () => {
  test("and other fields is the space's own, with nothing missing in it [MP-6]", () => {
    const report = withResource();
    expect(told(report)).toEqual(['safe type-added resource']);
    expect(report.differences[0]?.message).toBe(
      "The content type resource has the id of one of Fieldbook's and other fields: it is not read, and schema/unknown-type reports its entries.",
    );
  });

  test('is no difference where it is switched off [MP-6]', () => {
    expect(told(withResource({ resource: false }))).toEqual([]);
  });
});

test('a type that has lost most of its fields since the lock is still one of ours to the lock', () => {
  const model = printed();
  const term = typeIn(model, 'kbTerm');
  term.fields = term.fields.map((field) => ({ ...field, id: `${field.id}Text` }));
  expect(told(compared(model, { lock: printed() })).filter((line) => line.startsWith('breaking'))).toEqual([
    'breaking field-missing kbTerm anchor',
    'breaking field-missing kbTerm definition',
    'breaking field-missing kbTerm term',
  ]);
});

test('a mapped type may have a field of its own under an id of ours', () => {
  const model = mappedModel();
  const content = typeIn(model, 'kbAppArticle').fields.find(({ id }) => id === 'content');
  Object.assign(content ?? {}, { type: 'RichText', validations: [], items: undefined });
  expect(told(compared(model, { config }))).toEqual(['risky field-type kbAppArticle body']);
});

test('a space of another kind has no pages, and other missing types are not reported', () => {
  const blog = {
    contentTypes: [{ sys: { id: 'post' }, name: 'Post', fields: [] }],
    editorInterfaces: [],
  };
  expect(told(compared(blog))).toEqual(['breaking no-articles *', 'safe type-added post']);
});
