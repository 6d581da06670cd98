// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ResultHtml } from '../../../../reader/bundle/result-html/result-html.tsx';
import { loadParseResult } from '../../../../reader/bundle/result-html/use-parse-result.ts';
import { SiteAddress } from '../../../../reader/bundle/pages/site-address.ts';

let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

async function show(html: string, place: { inline?: boolean } = {}): Promise<string> {
  const container = document.createElement('div');
  await act(async () => {
    root = createRoot(container);
    root.render(
      <SiteAddress value={{ siteUrl: 'https://help.example.com', basePath: '/kb/' }}>
        <ResultHtml html={html} {...place} />
      </SiteAddress>,
    );
    await loadParseResult();
  });
  return container.innerHTML.replace(/^<div class="[^"]*">(.*)<\/div>$/su, '<div>$1</div>');
}

test('until the parser is there, a result is its words', () => {
  const html = renderToStaticMarkup(<ResultHtml html="Send &lt;mark&gt;invoices&lt;/mark&gt;" inline />);
  expect(html).toBe('Send invoices');
});

describe('with the parser', () => {
  beforeAll(loadParseResult);

  test('matches are marked, escaped or not [SR-7]', async () => {
    const shown = 'Send <mark>invoices</mark>';
    expect(await show('Send <mark>invoices</mark>', { inline: true })).toBe(shown);
    expect(await show('Send &lt;mark&gt;invoices&lt;/mark&gt;', { inline: true })).toBe(shown);
  });

  test('a title without a word left is shown as it was written [SR-7]', async () => {
    expect(await show('<script>a()</script>', { inline: true })).toBe('&lt;script&gt;a()&lt;/script&gt;');
    expect(await show('<style>a</style>')).toBe('');
  });

  test('large markup is shown as plain text', async () => {
    expect(await show(`<b>${'<i>a'.repeat(400)}`)).toBe(`<div>${'a'.repeat(400)}</div>`);
  });

  test('links of an abstract stay here or open a new window, or are their words [LY-4, SR-7]', async () => {
    expect(await show('<a href="https://help.example.com/kb/faq/a">a</a>')).toBe(
      '<div><a href="/kb/faq/a">a</a></div>',
    );
    expect(await show('<a href="/faq/a">a</a>')).toBe('<div><a href="/kb/faq/a">a</a></div>');
    expect(await show('<a href="https://a.example/">a</a>')).toBe(
      '<div><a href="https://a.example/" target="_blank" rel="noopener noreferrer">a</a></div>',
    );
    expect(await show('<a href="javascript:a()">a</a>')).toBe('<div>a</div>');
  });
});
