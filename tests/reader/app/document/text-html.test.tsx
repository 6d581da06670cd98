import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Create } from '../../../../reader/bundle/hast-to-react.tsx';
import { textHtml } from '../../../../reader/app/document/text-html.ts';
import { seed } from '../../../seed.ts';

/** A text, made with the given function. */
type Text = (create: Create) => ReactNode;

const asReact = (text: Text): string => renderToString(<div>{text(createElement)}</div>);

function asWritten(text: Text): string {
  const { create, fill } = textHtml();
  return fill(renderToString(<div>{text(create)}</div>));
}

const Picture = (): ReactNode => <img src="a.png" alt="" />;

const words = fc.constantFrom('', 'Jobs', ' & ', '<b>', '"it\'s"', '>', '\u00e4\u{1f527}', '\n');
const properties = fc.constantFrom<Parameters<Create>[1]>(
  {},
  { className: 'a b', id: 'x' },
  { href: '/x?a=1&b="2"', title: 'A "b"' },
  { href: 'javascript:alert(1)' },
  { start: 3 },
  { hidden: true },
  { 'data-row': '1' },
);
const texts = fc.letrec<{ text: Text }>((tie) => ({
  text: fc.oneof(
    { maxDepth: 4 },
    words.map(
      (word): Text =>
        () =>
          word,
    ),
    fc.constant<Text>(() => null),
    fc.constant<Text>(() => <Picture />),
    fc.constantFrom('br', 'hr').map(
      (tag): Text =>
        (create) =>
          create(tag, {}),
    ),
    fc
      .tuple(
        fc.constantFrom('p', 'ul', 'li', 'strong', 'a', 'code', 'pre', 'table', 'td', 'button', 'x-note'),
        properties,
        fc.array(tie('text'), { maxLength: 4 }),
      )
      .map(
        ([tag, given, children]): Text =>
          (create) =>
            create(tag, given, ...children.map((child) => child(create))),
      ),
  ),
})).text;

test('texts are written as React writes them', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(asWritten(text)).toBe(asReact(text));
    }),
    { seed, numRuns: 400 },
  );
});

test('React gets one place for a text without components', () => {
  const { create } = textHtml();
  const item = create('li', {}, 'One ', create('strong', {}, 'two'));
  const html = renderToString(create('ul', {}, item, item));
  expect(html).toMatch(/^<fieldbook-text data-number="\d+"><\/fieldbook-text>$/u);
});
