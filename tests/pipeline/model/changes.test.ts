import { describe, expect, test } from 'vitest';
import {
  compared,
  fieldIn,
  printed,
  told,
  typeIn,
  type WireField,
  type WireModel,
  type WireType,
} from './planted.ts';

type Plant = (model: WireModel) => void;

/** Changes a field of our model. */
const field =
  (type: string, id: string, change: (field: WireField) => void): Plant =>
  (model) =>
    change(fieldIn(model, type, id));

const drop =
  (type: string, id: string): Plant =>
  (model) => {
    const owner = typeIn(model, type);
    owner.fields = owner.fields.filter((each) => each.id !== id);
  };

const dropType =
  (id: string): Plant =>
  (model) => {
    model.contentTypes = model.contentTypes.filter(({ sys }) => sys.id !== id);
  };

const ofType =
  (id: string, change: (type: WireType) => void): Plant =>
  (model) =>
    change(typeIn(model, id));

/** Puts a validation in place of one of its kind, or takes it out. */
const limit =
  (type: string, id: string, kind: string, value?: unknown): Plant =>
  (model) => {
    const own = fieldIn(model, type, id);
    const holder = own.items ?? own;
    holder.validations = holder.validations.filter((each) => !(kind in each));
    if (value !== undefined) holder.validations.push({ [kind]: value });
  };

const retyped = (type: string, id: string, to: Partial<WireField>): Plant =>
  field(type, id, (own) => {
    delete own.linkType;
    delete own.items;
    Object.assign(own, { validations: [], ...to });
  });

const extra: WireField = {
  id: 'subtitle',
  name: 'Subtitle',
  type: 'Symbol',
  localized: false,
  required: false,
  disabled: false,
  omitted: false,
  validations: [],
};

const note: WireType = { sys: { id: 'note' }, name: 'Note', fields: [extra] };
const addNote: Plant = (model) => model.contentTypes.push(note);

const list = (linkType: string) => ({ type: 'Array', items: { type: 'Link', linkType, validations: [] } });

const nodesWith = (model: WireModel, ...more: string[]): string[] => {
  const { validations } = fieldIn(model, 'kbHowTo', 'introduction');
  const nodes = validations.find((each) => 'enabledNodeTypes' in each);
  return [...((nodes?.['enabledNodeTypes'] ?? []) as string[]), ...more];
};

const all =
  (...plants: Plant[]): Plant =>
  (model) => {
    for (const plant of plants) plant(model);
  };

/** What is changed, how, and what the comparison says: impact, change, content type, field. */
const changes: readonly [what: string, plant: Plant, told: string][] = [
  // fields that are gone or new
  ['a required title is gone', drop('kbHowTo', 'title'), 'breaking field-missing kbHowTo title'],
  ['a required address is gone', drop('externalLink', 'url'), 'breaking field-missing externalLink url'],
  ['a required path is gone', drop('redirectRule', 'toPath'), 'breaking field-missing redirectRule toPath'],
  ['required code is gone', drop('codeBlock', 'code'), 'breaking field-missing codeBlock code'],
  [
    'a required field is deleted',
    field('kbTerm', 'term', (own) => (own.deleted = true)),
    'breaking field-missing kbTerm term',
  ],
  [
    'an optional text is gone',
    drop('kbHowTo', 'wantToLearnMore'),
    'safe field-missing kbHowTo wantToLearnMore',
  ],
  [
    'the text of a part is gone',
    drop('kbHowToSection', 'content'),
    'breaking field-missing kbHowToSection content',
  ],
  [
    'the parts of an article are gone',
    drop('kbHowTo', 'howToSections'),
    'breaking field-missing kbHowTo howToSections',
  ],
  [
    'the text of a part has another name',
    field('kbHowToSection', 'content', (own) => (own.id = 'body')),
    'breaking field-missing kbHowToSection content',
  ],
  [
    'one of several texts has a name that is like the old one',
    field('kbHowTo', 'wantToLearnMore', (own) => (own.id = 'learnMore')),
    'breaking field-missing kbHowTo wantToLearnMore',
  ],
  ['an optional switch is gone', drop('kbFaq', 'noIndex'), 'safe field-missing kbFaq noIndex'],
  ['a slug is gone', drop('resource', 'url'), 'safe field-missing resource url'],
  [
    'a field is added',
    ofType('kbHowTo', ({ fields }) => fields.push(extra)),
    'safe field-added kbHowTo subtitle',
  ],
  // types of fields
  [
    'a text becomes Markdown',
    retyped('kbHowTo', 'introduction', { type: 'Text' }),
    'risky field-type kbHowTo introduction',
  ],
  [
    'a text becomes one line',
    retyped('kbTerm', 'definition', { type: 'Symbol' }),
    'risky field-type kbTerm definition',
  ],
  [
    'a text becomes an object',
    retyped('kbHowTo', 'introduction', { type: 'Object' }),
    'breaking field-type kbHowTo introduction',
  ],
  [
    'a title becomes a long text',
    retyped('kbFaq', 'title', { type: 'Text' }),
    'risky field-type kbFaq title',
  ],
  [
    'a title becomes a rich text',
    retyped('kbFaq', 'title', { type: 'RichText' }),
    'breaking field-type kbFaq title',
  ],
  ['a title becomes a date', retyped('kbFaq', 'title', { type: 'Date' }), 'risky field-type kbFaq title'],
  [
    'a title becomes a number',
    retyped('kbFaq', 'title', { type: 'Integer' }),
    'breaking field-type kbFaq title',
  ],
  [
    'a switch becomes a word',
    retyped('media', 'zoomable', { type: 'Symbol' }),
    'breaking field-type media zoomable',
  ],
  [
    'a whole number becomes any',
    retyped('table', 'columns', { type: 'Number', validations: [{ range: { min: 0 } }] }),
    'risky field-type table columns',
  ],
  ['a number becomes a word', retyped('table', 'rows', { type: 'Symbol' }), 'breaking field-type table rows'],
  [
    'code becomes one line',
    retyped('codeBlock', 'code', { type: 'Symbol' }),
    'safe field-type codeBlock code',
  ],
  [
    'code becomes a rich text',
    retyped('codeBlock', 'code', { type: 'RichText' }),
    'breaking field-type codeBlock code',
  ],
  ['cells become a text', retyped('table', 'data', { type: 'Text' }), 'breaking field-type table data'],
  [
    'links become a list of words',
    retyped('announcement', 'learnMoreLinks', { type: 'Array', items: { type: 'Symbol', validations: [] } }),
    'breaking field-type announcement learnMoreLinks',
  ],
  [
    'a list becomes one link',
    retyped('kbHowTo', 'howToSections', { type: 'Link', linkType: 'Entry' }),
    'breaking field-type kbHowTo howToSections',
  ],
  [
    'a link becomes a list',
    retyped('kbHighlight', 'content', list('Entry')),
    'breaking field-type kbHighlight content',
  ],
  [
    'an asset becomes an entry',
    retyped('kbCapability', 'image', { type: 'Link', linkType: 'Entry' }),
    'breaking field-type kbCapability image',
  ],
  [
    'entries become assets',
    retyped('kbGlossary', 'terms', list('Asset')),
    'breaking field-type kbGlossary terms',
  ],
  [
    'a link leaves the space',
    retyped('kbHighlight', 'content', { type: 'ResourceLink' }),
    'breaking field-type kbHighlight content',
  ],
  [
    'channels become one',
    retyped('kbHowTo', 'deliveryChannels', { type: 'Symbol' }),
    'breaking field-type kbHowTo deliveryChannels',
  ],
  [
    'a field has a type that is not known',
    retyped('kbHowTo', 'displayToc', { type: '__proto__' }),
    'breaking field-type kbHowTo displayToc',
  ],
  // switches of a field
  [
    'a title is not required',
    field('kbHowTo', 'title', (own) => (own.required = false)),
    'risky required kbHowTo title',
  ],
  [
    'an optional text is required',
    field('kbHowTo', 'introduction', (own) => (own.required = true)),
    'safe required kbHowTo introduction',
  ],
  [
    'a text is not translated',
    field('kbHowTo', 'introduction', (own) => (own.localized = false)),
    'risky localized kbHowTo introduction',
  ],
  [
    'a slug is translated',
    field('kbHowTo', 'url', (own) => (own.localized = true)),
    'safe localized kbHowTo url',
  ],
  [
    'a required field cannot be edited',
    field('kbHowTo', 'title', (own) => (own.disabled = true)),
    'breaking disabled kbHowTo title',
  ],
  [
    'an optional field cannot be edited',
    field('kbHowTo', 'introduction', (own) => (own.disabled = true)),
    'risky disabled kbHowTo introduction',
  ],
  [
    'a required field is not delivered',
    field('kbHowTo', 'title', (own) => (own.omitted = true)),
    'breaking omitted kbHowTo title',
  ],
  [
    'an optional field is not delivered',
    field('kbHowTo', 'introduction', (own) => (own.omitted = true)),
    'risky omitted kbHowTo introduction',
  ],
  // where links lead
  [
    'a link leads only elsewhere',
    limit('kbHowTo', 'howToSections', 'linkContentType', ['kbTerm']),
    'breaking link-types kbHowTo howToSections',
  ],
  [
    'a link leads elsewhere too',
    limit('kbHowTo', 'howToSections', 'linkContentType', ['kbHowToSection', 'kbTerm']),
    'risky link-types kbHowTo howToSections',
  ],
  [
    'a link leads anywhere',
    limit('kbHowTo', 'howToSections', 'linkContentType'),
    'risky link-types kbHowTo howToSections',
  ],
  [
    'an empty list means anywhere',
    limit('kbFaqQuestion', 'spotlightBox', 'linkContentType', []),
    'risky link-types kbFaqQuestion spotlightBox',
  ],
  [
    'a link leads to fewer types',
    limit('kbHighlight', 'content', 'linkContentType', ['kbHowTo']),
    'safe link-types kbHighlight content',
  ],
  [
    'a type is named alone, as old spaces do',
    limit('kbHighlight', 'content', 'linkContentType', 'kbHowTo'),
    'safe link-types kbHighlight content',
  ],
  // closed sets, files
  [
    'a set has another value',
    limit('kbLandingPageInfoBox', 'boxType', 'in', ['Collapsible', 'Standard', 'Wide']),
    'risky values kbLandingPageInfoBox boxType',
  ],
  [
    'a set is open',
    limit('kbLandingPageInfoBox', 'boxType', 'in'),
    'risky values kbLandingPageInfoBox boxType',
  ],
  [
    'a set has none of ours',
    limit('kbLandingPageInfoBox', 'boxType', 'in', ['Wide']),
    'breaking values kbLandingPageInfoBox boxType',
  ],
  [
    'a set is smaller',
    limit('kbLandingPageInfoBox', 'boxType', 'in', ['Standard']),
    'safe values kbLandingPageInfoBox boxType',
  ],
  [
    'channels are a set',
    limit('kbHowTo', 'deliveryChannels', 'in', ['main']),
    'safe values kbHowTo deliveryChannels',
  ],
  [
    'an image takes videos too',
    limit('kbCapability', 'image', 'linkMimetypeGroup', ['image', 'video']),
    'risky files kbCapability image',
  ],
  [
    'an image takes any file',
    limit('kbCapability', 'image', 'linkMimetypeGroup'),
    'risky files kbCapability image',
  ],
  [
    'an image takes archives only',
    limit('kbHighlight', 'image', 'linkMimetypeGroup', ['archive']),
    'breaking files kbHighlight image',
  ],
  [
    'media are images only',
    limit('media', 'media', 'linkMimetypeGroup', ['image']),
    'safe files media media',
  ],
  // texts
  [
    'a text takes resources',
    (model) =>
      limit(
        'kbHowTo',
        'introduction',
        'enabledNodeTypes',
        nodesWith(model, 'embedded-resource-block'),
      )(model),
    'risky nodes kbHowTo introduction',
  ],
  [
    'a text takes first headings',
    (model) => limit('kbHowTo', 'introduction', 'enabledNodeTypes', nodesWith(model, 'heading-1'))(model),
    'safe nodes kbHowTo introduction',
  ],
  [
    'a text takes every node',
    limit('kbHowTo', 'introduction', 'enabledNodeTypes'),
    'risky nodes kbHowTo introduction',
  ],
  [
    'a text takes no tables',
    (model) =>
      limit(
        'kbHowTo',
        'introduction',
        'enabledNodeTypes',
        nodesWith(model).filter((node) => node !== 'table'),
      )(model),
    'safe nodes kbHowTo introduction',
  ],
  [
    'a text takes paragraphs only',
    limit('kbHowTo', 'introduction', 'enabledNodeTypes', []),
    'safe nodes kbHowTo introduction',
  ],
  [
    'a text takes a new mark',
    limit('kbTerm', 'definition', 'enabledMarks', ['bold', 'blink']),
    'risky marks kbTerm definition',
  ],
  [
    'a text takes bold only',
    limit('kbTerm', 'definition', 'enabledMarks', ['bold']),
    'safe marks kbTerm definition',
  ],
  [
    'a text shows fewer types',
    limit('kbTerm', 'definition', 'nodes', { 'embedded-entry-block': [{ linkContentType: ['media'] }] }),
    'safe embeds kbTerm definition',
  ],
  // what texts look like
  ['two pages can have one slug', limit('kbHowTo', 'url', 'unique'), 'risky unique kbHowTo url'],
  ['a title is unique', limit('kbHowTo', 'title', 'unique', true), 'safe unique kbHowTo title'],
  ['a slug can be anything', limit('kbHowTo', 'url', 'regexp'), 'risky pattern kbHowTo url'],
  [
    'a slug can have slashes',
    limit('kbHowTo', 'url', 'regexp', { pattern: '^[a-z/]+$', flags: null }),
    'risky pattern kbHowTo url',
  ],
  [
    'a slug is in kebab case',
    limit('kbHowTo', 'url', 'regexp', { pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', flags: null }),
    'safe pattern kbHowTo url',
  ],
  [
    'a pattern is none',
    limit('kbHowTo', 'url', 'regexp', { pattern: '(', flags: 'zz' }),
    'safe pattern kbHowTo url',
  ],
  [
    'a frame can be unencrypted',
    limit('interactiveContent', 'url', 'regexp', { pattern: '^https?://' }),
    'risky pattern interactiveContent url',
  ],
  [
    'a colour can be anything',
    limit('homeEntry', 'borderColor1', 'regexp'),
    'risky pattern homeEntry borderColor1',
  ],
  [
    'an anchor can have spaces',
    limit('kbTerm', 'anchor', 'regexp', { pattern: '^[a-z -]+$' }),
    'risky pattern kbTerm anchor',
  ],
  // how much
  [
    'a description is short',
    limit('kbHowTo', 'metaDescription', 'size', { max: 160 }),
    'safe length kbHowTo metaDescription',
  ],
  [
    'a list is short',
    field('kbHowTo', 'howToSections', (own) => own.validations.push({ size: { min: 1, max: 9 } })),
    'safe count kbHowTo howToSections',
  ],
  ['a number can be negative', limit('table', 'columns', 'range', { min: -5 }), 'risky range table columns'],
  ['a number has no limits', limit('table', 'columns', 'range'), 'risky range table columns'],
  [
    'a number has a most',
    limit('table', 'columns', 'range', { min: 1, max: 30 }),
    'safe range table columns',
  ],
  // content types
  [
    'a type is gone that a field leads to alone',
    dropType('kbHowToSection'),
    'breaking type-missing kbHowToSection',
  ],
  ['a type is gone that nothing needs', dropType('redirectRule'), 'safe type-missing redirectRule'],
  ['a type is gone that others stand beside', dropType('kbGlossary'), 'safe type-missing kbGlossary'],
  [
    'entries are named by another field',
    ofType('kbHowTo', (type) => (type.displayField = 'metaDescription')),
    'safe display-field kbHowTo',
  ],
  [
    'entries have no name',
    ofType('kbHowTo', (type) => (type.displayField = null)),
    'safe display-field kbHowTo',
  ],
  [
    'a type is listed twice',
    (model) => model.contentTypes.push(typeIn(printed(), 'kbFaq')),
    'risky type-unreadable kbFaq',
  ],
  [
    'a field is listed twice',
    ofType('kbFaq', ({ fields }) => fields.push(fieldIn(printed(), 'kbFaq', 'url'))),
    'risky type-unreadable kbFaq url',
  ],
];

describe('a change of the model', () => {
  test('is planted in more than sixty ways', () => {
    expect(changes.length).toBeGreaterThanOrEqual(60);
  });

  test.each(changes)('where %s [PL-1]', (_what, plant, expected) => {
    const model = printed();
    plant(model);
    const report = compared(model);
    expect(told(report)).toEqual([expected]);
    const [difference] = report.differences;
    expect(difference?.message).toContain(difference?.contentType);
    expect(difference?.message).toContain(difference?.field ?? '');
    expect(difference?.message).toMatch(/^The (?:field|content type) /u);
    expect(difference?.advice === '', 'what is not safe says what to do').toBe(difference?.impact === 'safe');
  });

  test('where a type is added that is not read', () => {
    const model = printed();
    addNote(model);
    expect(told(compared(model))).toEqual(['safe type-added note']);
  });

  test('where texts can show what is not read', () => {
    const model = printed();
    all(addNote, limit('kbTerm', 'definition', 'nodes'))(model);
    expect(told(compared(model))).toEqual([
      'risky embeds kbTerm definition',
      'risky embeds kbTerm definition',
      'risky embeds kbTerm definition',
      'safe type-added note',
    ]);
  });

  test('where a type is gone that has entries', () => {
    const model = printed();
    dropType('redirectRule')(model);
    const report = compared(model, { entries: new Map([['redirectRule', 12]]) });
    expect(told(report)).toEqual(['breaking type-missing redirectRule']);
    expect(report.differences[0]?.message).toContain('12 entries are of it');
  });

  test('of what is translated means nothing in one language', () => {
    const model = printed();
    fieldIn(model, 'kbHowTo', 'introduction').localized = false;
    expect(told(compared(model, { languages: 1 }))).toEqual([]);
  });
});
