import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { hastToReact } from '../../../reader/bundle/hast-to-react.tsx';
import { element } from '../builders.ts';

const html = (...nodes: Parameters<typeof hastToReact>[0]) => renderToStaticMarkup(hastToReact(nodes, {}));

test('hast becomes the same HTML', () => {
  const list = element(
    'ul',
    { className: ['a', 'b'] },
    element('li', {}, 'One ', element('strong', {}, 'two')),
  );
  expect(html(list)).toBe('<ul class="a b"><li>One <strong>two</strong></li></ul>');
});

test('properties are spelled as React spells them', () => {
  const cell = element('td', { colSpan: 2, ariaLabel: 'Total', dataRowId: '7', tabIndex: 0 }, '$189');
  expect(html(cell)).toBe('<td colSpan="2" aria-label="Total" data-row-id="7" tabindex="0">$189</td>');
});

test('a style never reaches the page', () => {
  expect(html(element('p', { style: 'color: red' }, 'Text'))).toBe('<p>Text</p>');
});

test('text is escaped', () => {
  expect(html(element('p', {}, '<script>'))).toBe('<p>&lt;script&gt;</p>');
});

test('an element can be shown in another way', () => {
  const shown = hastToReact([element('a', { href: '/x' }, 'Jobs')], {
    a: ({ href }, children) => <b title={String(href)}>{children}</b>,
  });
  expect(renderToStaticMarkup(shown)).toBe('<b title="/x">Jobs</b>');
});
