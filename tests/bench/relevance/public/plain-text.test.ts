import { expect, test } from 'vitest';
import { headingsOf, plainText } from './plain-text.ts';

test('a block is a line, and what is not for readers is left out', () => {
  const html =
    '<head><title>Tyres</title></head><!-- <p>old</p> --><h1>Flat&#x20;tyres</h1>\n<p>Pump\n  <em>them</em> up&nbsp;&amp; go on <code>dry</code>-land.</p><script>go()</script>';
  expect(plainText(html)).toBe('Flat tyres\nPump\nthem up & go on dry-land.');
  expect(headingsOf(html)).toBe('Flat tyres');
});

test('steps through a menu are words of their own', () => {
  const page =
    '<info><desc>Saves.</desc></info><p>Choose <guiseq><gui>File</gui><gui>Save</gui></guiseq>.</p>';
  expect(plainText(page)).toBe('Choose File Save.');
});
