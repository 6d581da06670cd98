import { describe, expect, test } from 'vitest';
import { contentTypes } from '../../../schemas/content/index.ts';
import type { ContentTypeDefinition } from '../../../schemas/content/content-type.ts';
import { isColour } from '../../../schemas/base/colour.ts';
import { slugFault } from '../../../pipeline/link/slugs/slug-fault.ts';
import { patterns } from '../../../schemas/fields/patterns.ts';
import { compared, fieldIn, printed, told, typeIn } from './planted.ts';

/** Without the types that no space has. */
const ours = Object.values<ContentTypeDefinition>(contentTypes).filter(({ isDerived }) => isDerived !== true);

describe('our model', () => {
  test('compared with itself has no difference [PL-1]', () => {
    const own = printed();
    expect(compared(own, { lock: own })).toEqual({
      version: 1,
      differences: [],
      summary: { breaking: 0, risky: 0, safe: 0, contentTypes: ours.length },
    });
  });

  test('has every content type with every field, in our order [PL-1]', () => {
    const wanted = ours.map(({ id, fields }) => [id, Object.keys(fields)]);
    expect(printed().contentTypes.map(({ sys, fields }) => [sys.id, fields.map(({ id }) => id)])).toEqual(
      wanted,
    );
  });

  test('has an editor for each field', () => {
    const { contentTypes: types, editorInterfaces } = printed();
    expect(editorInterfaces.map(({ controls }) => controls.map(({ fieldId }) => fieldId))).toEqual(
      types.map(({ fields }) => fields.map(({ id }) => id)),
    );
  });

  test('says of each type that it is published, or the importer would publish neither types nor editors [MP-11]', () => {
    const { contentTypes: types, editorInterfaces } = printed();
    for (const { sys } of types) {
      expect(sys).toEqual({
        id: sys.id,
        type: 'ContentType',
        version: 2,
        publishedVersion: 1,
        publishedCounter: 1,
      });
    }
    // the importer finds the editor interface of a published type by the type's id
    expect(editorInterfaces.map(({ sys }) => sys.contentType.sys.id)).toEqual(types.map(({ sys }) => sys.id));
  });

  test('names entries after a text only', () => {
    const model = printed();
    expect(typeIn(model, 'kbHowTo').displayField).toBe('title');
    expect(typeIn(model, 'kbReleaseNotesSection').displayField, 'its title is an entry').toBeUndefined();
  });

  test('writes a slug as the importer takes it', () => {
    expect(fieldIn(printed(), 'kbHowTo', 'url')).toEqual({
      id: 'url',
      name: 'Url',
      type: 'Symbol',
      validations: [
        { unique: true },
        {
          regexp: { pattern: '^[^\\sA-Z/\\\\?#%]+$', flags: null },
          message: 'Lower-case letters, digits and hyphens, such as add-a-technician',
        },
      ],
      localized: false,
      required: false,
      disabled: false,
      omitted: false,
    });
  });

  test('writes the limits of a list at its items', () => {
    expect(fieldIn(printed(), 'kbHowTo', 'howToSections')).toEqual({
      id: 'howToSections',
      name: 'How to sections',
      type: 'Array',
      validations: [],
      items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['kbHowToSection'] }] },
      localized: false,
      required: false,
      disabled: false,
      omitted: false,
    });
  });
});

describe('the patterns of our model', () => {
  test.each(['a/b', '.a?', 'a#b', 'a%', '\\', ''])('refuse the slug %j, as a build does', (slug) => {
    expect(new RegExp(patterns.slug.source, 'u').test(slug)).toBe(false);
    expect(slugFault(slug)).toBeDefined();
  });

  test.each(['add-a-technician', '作業を割り当てる', 'ärger', '1.2'])('take the slug %s', (slug) => {
    expect(new RegExp(patterns.slug.source, 'u').test(slug)).toBe(true);
    expect(slugFault(slug)).toBeUndefined();
  });

  test.each(['#0b5', '#0b5fff80', 'teal', 'rgb(0, 0, 0)', 'hsla(0 0% 0% / 50%)'])(
    'take the colour %s',
    (colour) => {
      expect(new RegExp(patterns.colour.source, 'u').test(colour)).toBe(true);
      expect(isColour(colour)).toBe(true);
    },
  );
});

test('another language of the space is no difference', () => {
  expect(told(compared(printed(), { languages: 5 }))).toEqual([]);
});
