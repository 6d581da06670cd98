import fc from '../../../fast-check.ts';
import { describe, expect, test } from 'vitest';
import { xmlDocument } from '../../../../cli/reporters/formats/xml.ts';
import { hostileText } from '../hostile.ts';
import { parseXml } from '../parse-xml.ts';

/** What XML cannot hold, a line at a time, is replaced; half characters too. */
const asXmlHasIt = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/gu, '\n')
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/gu, '\ufffd');

describe('an XML document', { timeout: 30_000 }, () => {
  test('has a declaration, is indented and ends its last line', () => {
    const root = { name: 'a', attributes: { b: 1 }, content: [{ name: 'c', content: 'd <e>' }] };
    expect(xmlDocument(root)).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<a b="1">\n  <c>d &lt;e&gt;</c>\n</a>\n',
    );
  });

  test('carries any text as far as XML can', () => {
    const texts = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(texts, (text) => {
        const root = { name: 'a', content: [{ name: 'b', attributes: { c: text }, content: text }] };
        const element = parseXml(xmlDocument(root)).querySelector('b');
        expect(element?.textContent).toBe(asXmlHasIt(text));
        expect(element?.getAttribute('c')).toBe(asXmlHasIt(text));
      }),
      { numRuns: 40, examples: [[hostileText]] },
    );
  });
});
