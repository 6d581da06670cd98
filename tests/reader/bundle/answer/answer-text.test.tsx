// @vitest-environment jsdom
import { act, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { AnswerText, type AnswerTextProps } from '../../../../reader/bundle/answer/answer-text.tsx';
import { loadParseAnswer } from '../../../../reader/bundle/answer/use-parse-answer.ts';
import { SiteAddress } from '../../../../reader/bundle/pages/site-address.ts';
import { pageEdits } from '../../page-edits.ts';
import { openFixture } from './cited-bundle.ts';

const resolve = await openFixture();

let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

/** What stands in the page. */
async function shown(element: ReactElement): Promise<HTMLElement> {
  const container = document.createElement('div');
  await act(async () => {
    root = createRoot(container);
    root.render(<SiteAddress value={{ basePath: '/kb/' }}>{element}</SiteAddress>);
  });
  return container;
}

const show = (markdown: string, rest: Omit<AnswerTextProps, 'markdown'> = { resolve }) =>
  shown(<AnswerText markdown={markdown} {...rest} />);

const linksIn = (parent: Element) =>
  Array.from(parent.querySelectorAll('a'), (link) => [link.getAttribute('href'), link.textContent]);

test('until the parser is there, an answer is its words with their lines', () => {
  const html = renderToStaticMarkup(
    <AnswerText
      markdown={'## Refund\n\nPress **Send**, see [Pay](/how-to/take-a-payment).'}
      resolve={resolve}
    />,
  );
  expect(html).toMatch(/^<p class="[^"]+">Refund\n\nPress Send, see Pay\.<\/p>$/u);
});

describe('with the parser', () => {
  beforeAll(loadParseAnswer);

  test('an answer on a translated page becomes whole with its links', async () => {
    const markdown = 'First press [Pay](/how-to/take-a-payment), then wait.';
    const text = await show(markdown, {});
    text.id = 'root';
    document.body.append(text);
    pageEdits().structural['a translated page']?.();
    await act(async () =>
      root?.render(
        <SiteAddress value={{ basePath: '/kb/' }}>
          <AnswerText markdown={markdown} resolve={resolve} />
        </SiteAddress>,
      ),
    );
    expect(text.textContent).toBe('First press Pay, then wait.');
    expect(linksIn(text)).toEqual([['/kb/how-to/take-a-payment', 'Pay']]);
    text.remove();
  });

  test('a page of this site is a link below the base path, one that has moved is where it is now', async () => {
    const text = await show(
      '[Pay](/how-to/take-a-payment#a) [Charge](https://help.example.com/kb/how-to/charge-a-card)',
    );
    expect(linksIn(text)).toEqual([
      ['/kb/how-to/take-a-payment#a', 'Pay'],
      ['/kb/how-to/take-a-payment#cards', 'Charge'],
    ]);
    expect(text.querySelector('a')?.hasAttribute('target')).toBe(false);
  });

  test('a cited number is small, and the number that its page has in the list of sources', async () => {
    const source = { state: 'live', url: '/how-to/take-a-payment', title: 'Take a payment' } as const;
    const text = await show('Press Pay [[7]](/how-to/take-a-payment#a).', { resolve, sources: [source] });
    expect(linksIn(text)).toEqual([['/kb/how-to/take-a-payment#a', '1 Take a payment ']]);
  });

  test('a missing or hostile address leaves only the link’s words', async () => {
    const text = await show('See [the **old** way](/how-to/nowhere) and [this](//evil.example/a).');
    expect(linksIn(text)).toEqual([]);
    expect(text.innerHTML).toContain('See the <strong>old</strong> way and this.');
  });

  test('a page of another site names its host, and opens a window of its own', async () => {
    const text = await show('[Help center](https://academy.example.com/a)');
    expect(linksIn(text)).toEqual([
      ['https://academy.example.com/a', 'Help center (academy.example.com) (opens in a new window)'],
    ]);
    expect(text.querySelector('a')?.target).toBe('_blank');
    expect(text.querySelector('a')?.rel).toBe('noopener noreferrer');
  });

  test.each([
    ['https://help.example.com/kb/how-to/take-a-payment', 'Take a payment'],
    ['<https://academy.example.com/a/b?c=d>', 'academy.example.com (opens in a new window)'],
    ['[https://help.example.com/kb/](https://evil.example/)', 'evil.example (opens in a new window)'],
  ])('a bare address is shown by its target: %s', async (markdown, words) => {
    expect(linksIn(await show(markdown)).map(([, text]) => text)).toEqual([words]);
  });

  test('a link without words is none', async () => {
    expect(linksIn(await show('[](/how-to/take-a-payment) [![](/a.png)](/how-to/take-a-payment)'))).toEqual(
      [],
    );
  });

  test('while the text is coming, links are their words and marks are ended', async () => {
    const text = await show('Press **Send** or see [Pay](/how-to/take-a-payment) and **[Char', {});
    expect(linksIn(text)).toEqual([]);
    expect(text.textContent).toBe('Press Send or see Pay and Char');
    expect(text.querySelectorAll('strong')).toHaveLength(2);
  });

  test('a table can be reached and scrolled by keyboard, by a name of its own', async () => {
    const text = await show('| Card | Days |\n| --- | --- |\n| Visa | 3 |');
    const region = text.querySelector('[role=region]');
    expect(region?.getAttribute('aria-label')).toContain('Card, Days');
    expect(region?.getAttribute('tabindex')).toBe('0');
  });

  test.each([
    ['too long', `**a**${' words'.repeat(2000)}`],
    ['too deep', `${'> '.repeat(30)}**a**`],
    ['deep in lists', `${'1) '.repeat(30)}**a**`],
    ['full of marks', `${'*a_ '.repeat(1000)}**a**`],
    ['full of empty cells', `**a**\n\n|${'a|'.repeat(200)}\n|${'-|'.repeat(200)}\n${'a\n'.repeat(200)}`],
  ])('a text that is %s is shown as its words', async (_, markdown) => {
    const text = await show(markdown);
    expect(text.querySelectorAll('strong, blockquote')).toHaveLength(0);
    expect(text.textContent).toContain('a');
  });
});
