import { expect, test } from 'vitest';
import { countsOf, withoutKnown } from '../../../pipeline/contract/known.ts';
import { diagnosticsOf, howTo, text } from '../builders.ts';
import { hyperlink } from '../documents.ts';
import { changed } from './spaces.ts';

const toNowhere = hyperlink('/how-to/nowhere', 'the guide');
const crews = (...links: readonly object[]) =>
  howTo('crews', 'Plan crews', { introduction: text('See ', ...links.flatMap((each) => [each, ', and '])) });

test('of a finding that is there once more than known, the last one is new [PL-2]', () => {
  const known = countsOf(diagnosticsOf([crews(toNowhere, toNowhere)]));
  const now = diagnosticsOf([crews(toNowhere, toNowhere, toNowhere)]);
  expect(withoutKnown(now, known)).toEqual(now.slice(2));
  expect(withoutKnown(now.slice(0, 2), known)).toEqual([]);
});

test('what is known of one thing hides nothing of another', () => {
  const known = countsOf(diagnosticsOf([crews(toNowhere)]));
  const elsewhere = diagnosticsOf([crews(hyperlink('/how-to/elsewhere', 'the guide'))]);
  expect(withoutKnown(elsewhere, known)).toEqual(elsewhere);
});

test('a link into an entry that changed is new where it stands, in an entry that did not change [PL-2]', () => {
  const link = crews(hyperlink('/how-to/board', 'the board'));
  const old = howTo('old', 'Old fault', { introduction: text(toNowhere) });
  const { before, after } = changed({
    before: [howTo('board', 'Board', { url: 'board' }), link, old],
    after: [howTo('board', 'Board', { url: 'dispatch-board' }), link, old],
  });
  const found = withoutKnown(after.diagnostics, countsOf(before.diagnostics));
  expect(found.map(({ rule, entry, target }) => [rule, entry?.id, target])).toEqual([
    ['links/broken-page', 'crews', '/how-to/board'],
  ]);
});

test('a fault that an entry had before stays unsaid when something else in it changes', () => {
  const { before, after } = changed({
    before: [crews(toNowhere)],
    after: [crews(toNowhere, hyperlink('/how-to/elsewhere', 'another guide'))],
  });
  const found = withoutKnown(after.diagnostics, countsOf(before.diagnostics));
  expect(found.map(({ target }) => target)).toEqual(['/how-to/elsewhere']);
});
