import { describe, expect, test } from 'vitest';
import { diagnosticsOf, entry, howTo, text } from '../../builders.ts';
import { entryLink, p } from '../../documents.ts';
import { fieldIn, printed, typeIn } from '../../model/planted.ts';

/** Our own model, with a field of a type under another id. */
function modelWith(type: string, from: string, to: string) {
  const model = printed();
  fieldIn(model, type, from).id = to;
  return { contentTypes: model.contentTypes };
}

const section = (id: string, values: Readonly<Record<string, unknown>>) =>
  entry('kbHowToSection', id, { heading: `Section ${id}`, ...values });

const board = howTo('board', 'Dispatch board', { howToSections: [entryLink('a'), entryLink('b')] });

const found = (items: Parameters<typeof diagnosticsOf>[0], options: Parameters<typeof diagnosticsOf>[1]) =>
  diagnosticsOf(items, options).map(({ rule, message, advice, severity, suggestion, source }) => ({
    rule,
    severity,
    message,
    advice,
    suggestion,
    pointer: source?.pointer?.replace(/\d+/u, '#'),
  }));

const bodyForContent = {
  rule: 'schema/renamed-field',
  severity: 'error',
  message:
    'The content model has no field "content" of kbHowToSection any more: 2 entries have their content in "body", a field of the same kind, and none of it is shown.',
  advice:
    'Map the field in the configuration: "contentTypes": {"kbHowToSection":{"as":"kbHowToSection","fields":{"content":"body"}}}. Or give it the id "content" again in Contentful.',
  suggestion: 'body',
  pointer: '/contentTypes/#',
};

describe('a field with the texts of a type', () => {
  const parts = modelWith('kbHowToSection', 'content', 'body');
  const moved = [section('a', { body: text('Words') }), section('b', { body: text('More') })];

  test('that is renamed with its values is reported once, with the line that maps it', () => {
    expect(found([board, ...moved], { parts })).toEqual([bodyForContent]);
  });

  test('is reported if the type is mapped, but the field is not', () => {
    const config = {
      contentTypes: { kbHowToSection: { as: 'kbHowToSection', fields: { anchor: 'place' } } },
    };
    const advice = bodyForContent.advice.replace('{"content"', '{"anchor":"place","content"');
    expect(found([board, ...moved], { parts, config })).toEqual([{ ...bodyForContent, advice }]);
  });

  test('is read where the configuration maps it', () => {
    const config = {
      contentTypes: { kbHowToSection: { as: 'kbHowToSection', fields: { content: 'body' } } },
    };
    expect(found([board, ...moved], { parts, config })).toEqual([]);
  });

  test('is no finding while its values stand under the old id', () => {
    const kept = [section('a', { content: text('Words') }), section('b', { content: text('More') })];
    expect(found([board, ...kept], { parts })).toEqual([]);
  });

  test('is reported for the entries that are moved already', () => {
    const half = [section('a', { content: text('Words') }), section('b', { body: text('More') })];
    expect(found([board, ...half], { parts }).map(({ message }) => message)).toEqual([
      'The content model has no field "content" of kbHowToSection any more: 1 entry has its content in "body", a field of the same kind, and none of it is shown.',
    ]);
  });
});

test('a list of parts that is renamed is reported too', () => {
  const parts = modelWith('kbHowTo', 'howToSections', 'steps');
  const items = [
    howTo('board', 'Dispatch board', { introduction: text('Words'), steps: [entryLink('a')] }),
    section('a', { content: text('Words') }),
  ];
  expect(found(items, { parts }).map(({ rule, suggestion }) => [rule, suggestion])).toContainEqual([
    'schema/renamed-field',
    'steps',
  ]);
});

test('a field that is still there is not renamed, whatever a new one beside it is called', () => {
  const model = printed();
  const kept = fieldIn(model, 'kbHowTo', 'wantToLearnMore');
  typeIn(model, 'kbHowTo').fields.push({ ...kept, id: 'learnMore' });
  const items = [howTo('board', 'Dispatch board', { learnMore: text('Words') })];
  const parts = { contentTypes: model.contentTypes };
  expect(found(items, { parts }).map(({ rule }) => rule)).toEqual(['schema/unknown-field']);
});

test('of several texts of a type one that is not like the missing one is a field too many', () => {
  const items = [howTo('board', 'Dispatch board', { notes: text(p('Words')) })];
  const rules = (to: string) =>
    found([howTo('board', 'Dispatch board', { [to]: text('Words') })], {
      parts: modelWith('kbHowTo', 'wantToLearnMore', to),
    }).map(({ rule }) => rule);
  expect(rules('learnMore')).toEqual(['schema/renamed-field']);
  expect(rules('editorNotes')).toEqual(['schema/unknown-field']);
  expect(found(items, {}).map(({ rule }) => rule)).toEqual(['schema/unknown-field']);
});
