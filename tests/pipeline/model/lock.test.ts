import { describe, expect, test } from 'vitest';
import { readModel } from '../../../pipeline/model/read-model.ts';
import { minimalModel } from '../../../pipeline/model/write-model.ts';
import { compared, fieldIn, printed, typeIn, type WireModel } from './planted.ts';

/** What is said of the lock: impact, change, content type, field. */
const drift = (now: WireModel, lock: WireModel): string[] =>
  compared(now, { lock })
    .differences.filter(({ against }) => against === 'lock')
    .map(({ impact, change, contentType, field }) =>
      [impact, change, contentType, field].filter(Boolean).join(' '),
    );

const widgets = (model: WireModel, widgetId: string) =>
  model.editorInterfaces.push({
    sys: { contentType: { sys: { id: 'kbTerm' } } },
    controls: [{ fieldId: 'definition', widgetId }],
  });

const channels = (model: WireModel, ...names: string[]) =>
  fieldIn(model, 'kbHowTo', 'deliveryChannels').items?.validations.push({ in: names });

const locked = (model: WireModel) => JSON.stringify(minimalModel(readModel(model).model));

const note = {
  sys: { id: 'note' },
  name: 'Note',
  fields: [{ ...fieldIn(printed(), 'kbHowTo', 'title'), id: 'words' }],
};

describe('since the lock', () => {
  test.each<[string, (now: WireModel, lock: WireModel) => void, string[]]>([
    ['nothing has changed', () => {}, []],
    [
      'a field is gone that was shown',
      (now) => {
        typeIn(now, 'kbHowTo').fields = typeIn(now, 'kbHowTo').fields.filter(
          ({ id }) => id !== 'wantToLearnMore',
        );
      },
      ['breaking field-missing kbHowTo wantToLearnMore'],
    ],
    [
      'a type is gone that was shown',
      (now) => {
        now.contentTypes = now.contentTypes.filter(({ sys }) => sys.id !== 'redirectRule');
      },
      ['breaking type-missing redirectRule'],
    ],
    [
      'a type that was not read is gone',
      (_now, lock) => lock.contentTypes.push(note),
      ['safe type-missing note'],
    ],
    ['a type is new', (now) => now.contentTypes.push(note), ['safe type-added note']],
    [
      'a field that is not read has changed',
      (now, lock) => {
        const field = { ...fieldIn(lock, 'kbHowTo', 'title'), id: 'note' };
        typeIn(lock, 'kbHowTo').fields.push(field);
        typeIn(now, 'kbHowTo').fields.push({ ...field, type: 'Boolean', required: false });
      },
      ['safe field-type kbHowTo note'],
    ],
    [
      'a text that was Markdown is a rich text, as we read it',
      (_now, lock) => {
        Object.assign(fieldIn(lock, 'kbHowTo', 'introduction'), { type: 'Text', validations: [] });
      },
      [
        'safe field-type kbHowTo introduction',
        'safe nodes kbHowTo introduction',
        'safe embeds kbHowTo introduction',
        'safe embeds kbHowTo introduction',
        'safe embeds kbHowTo introduction',
      ],
    ],
    [
      'the editor of a long text is no Markdown editor any more',
      (now, lock) => {
        for (const model of [now, lock]) {
          Object.assign(fieldIn(model, 'kbTerm', 'definition'), { type: 'Text', validations: [] });
        }
        widgets(lock, 'markdown');
        widgets(now, 'multipleLine');
      },
      ['risky editor kbTerm definition'],
    ],
    [
      'a link that led anywhere still does, and one more type is there',
      (now, lock) => {
        for (const model of [now, lock]) fieldIn(model, 'kbHighlight', 'content').validations = [];
        now.contentTypes.push(note);
      },
      ['safe type-added note'],
    ],
    [
      'a set of channels has one more',
      (now, lock) => {
        channels(lock, 'main');
        channels(now, 'main', 'pro');
      },
      ['safe values kbHowTo deliveryChannels'],
    ],
    [
      'a link leads elsewhere too',
      (now) => {
        fieldIn(now, 'kbFaqQuestion', 'spotlightBox').validations = [
          { linkContentType: ['spotlightBox', 'media'] },
        ];
      },
      ['risky link-types kbFaqQuestion spotlightBox'],
    ],
  ])('%s', (_what, change, expected) => {
    const [now, lock] = [printed(), printed()];
    change(now, lock);
    expect(drift(now, lock)).toEqual(expected);
  });
});

describe('what is locked', () => {
  test('is the same whatever the order of types, fields and names in lists', () => {
    const turned = printed();
    turned.contentTypes.reverse();
    for (const { fields } of turned.contentTypes) {
      fields.reverse();
      for (const { validations, items } of fields) {
        for (const each of [...validations, ...(items?.validations ?? [])]) {
          for (const value of Object.values(each)) if (Array.isArray(value)) value.reverse();
        }
      }
    }
    turned.editorInterfaces.reverse();
    expect(locked(turned)).toBe(locked(printed()));
  });

  test('reads back as the model that it was', () => {
    const { model } = readModel(printed());
    const text = JSON.stringify(minimalModel(model));
    const again = readModel(JSON.parse(text) as WireModel);
    expect(JSON.stringify(minimalModel(again.model))).toBe(text);
    expect(compared(printed(), { lock: JSON.parse(text) as WireModel }).differences).toEqual([]);
  });

  test('leaves out what no reading depends on', () => {
    const { model } = readModel(printed());
    const { contentTypes, editorInterfaces } = minimalModel(model);
    expect(contentTypes.find((type) => JSON.stringify(type).includes('"sectionName"}'))).toEqual({
      sys: { id: 'sectionName' },
      displayField: 'name',
      fields: [{ id: 'name', type: 'Symbol', validations: [], localized: true, required: true }],
    });
    expect(editorInterfaces, 'long texts may be Markdown').toEqual([
      {
        sys: {
          id: 'default',
          type: 'EditorInterface',
          contentType: { sys: { type: 'Link', linkType: 'ContentType', id: 'codeBlock' } },
        },
        controls: [{ fieldId: 'code', widgetId: 'multipleLine', widgetNamespace: 'builtin' }],
      },
    ]);
  });
});
