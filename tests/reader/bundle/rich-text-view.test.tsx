// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { RichText } from '../../../schemas/bundle/rich-text.ts';
import { SiteAddress } from '../../../reader/bundle/pages/site-address.ts';
import { RichTextView } from '../../../reader/bundle/rich-text-view.tsx';
import { views } from '../../../reader/views/index.tsx';
import { ViewsContext } from '../../../reader/views/view.ts';
import { element, embed, node, picture, richText } from '../builders.ts';

function render(text: RichText, basePath = '/'): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <SiteAddress value={{ basePath }}>
      <ViewsContext value={views}>
        <RichTextView text={text} />
      </ViewsContext>
    </SiteAddress>,
  );
  return page;
}

test('empty paragraphs show nothing [AR-20]', () => {
  expect(render(richText(element('p', {}))).innerHTML).toBe('');
});

test('a table scrolls in a region of its own, named by its first row', () => {
  const row = element('tr', {}, element('th', {}, 'Role'), element('th', {}, 'Permission'));
  const region = render(richText(element('table', {}, element('tbody', {}, row)))).querySelector(
    '[role=region]',
  );
  expect(region?.getAttribute('tabindex')).toBe('0');
  expect(region?.getAttribute('aria-label')).toBe('Table: Role, Permission');
  expect(region?.firstElementChild?.localName).toBe('table');
});

test('a menu path is bound, code is not; short code never breaks over two lines', () => {
  const page = render(
    richText(
      element('p', {}, 'Menu > Jobs ', element('code', {}, 'a > b'), element('code', {}, 'x'.repeat(25))),
    ),
  );
  expect(page.querySelector('p')?.textContent).toBe(`Menu\u00A0> Jobs a > b${'x'.repeat(25)}`);
  expect([...page.querySelectorAll('code')].map(({ className }) => className !== '')).toEqual([true, false]);
});

test('code names its language and can be copied', () => {
  const code = element('code', { className: ['hljs', 'language-json'] }, '{}');
  const page = render(richText(element('pre', {}, code)));
  expect(page.querySelector('figcaption > span')?.textContent).toBe('JSON');
  expect(page.querySelector('button')?.dataset['action']).toBe('copy-code');
  expect(page.querySelector('pre')?.outerHTML).toBe('<pre><code class="hljs language-json">{}</code></pre>');
});

test('of a picture whose address was not let through the words stay', () => {
  const text = richText(element('p', {}, 'See ', element('img', { alt: 'the board' }), '.'));
  expect(render(text).querySelector('p')?.outerHTML).toBe('<p>See the board.</p>');
});

test('links and pictures of this site get its base path, others stay unchanged', () => {
  const page = render(
    richText(
      element('a', { href: '/how-to/x#y' }, 'One'),
      element('a', { href: 'https://academy.vanbase.example' }, 'Two'),
      element('a', { href: '#y' }, 'Three'),
      element('img', { src: '/assets/a.png', alt: '' }),
    ),
    '/help/',
  );
  expect(
    [...page.querySelectorAll('a, img')].map((one) => one.getAttribute('href') ?? one.getAttribute('src')),
  ).toEqual(['/help/how-to/x#y', 'https://academy.vanbase.example', '#y', '/help/assets/a.png']);
});

test('an embedded entry is shown by its view [AR-14]', () => {
  const snippet = node('contentSnippet', { content: richText('Ask your administrator.') });
  expect(render(richText(embed(snippet))).querySelector('p')?.textContent).toBe('Ask your administrator.');
});

test('an embedded article is a link to it', () => {
  const guide = node('kbHowTo', {
    title: 'Book a job',
    url: 'book-a-job',
    introduction: richText('Its text.'),
  });
  const page = render(richText(embed(guide)));
  expect(page.querySelector('a')?.getAttribute('href')).toBe('/how-to/book-a-job');
  expect(page.textContent).toBe('Book a job How to Guide');
});

test('an entry in a line of text stays in the line [AR-17]', () => {
  const icon = node('media', { altText: 'Save', media: picture({ width: 24, height: 24 }) });
  const page = render(richText(element('p', {}, 'Select ', embed(icon, true), '.')));
  expect([...(page.querySelector('p')?.children ?? [])].map((one) => one.localName)).toEqual(['img']);
});

test('a picture of a text has its size and the widths of the image service [AR-17]', () => {
  const src = 'https://images.ctfassets.net/space1/board/token/board.png';
  const page = render(richText(element('img', { src, alt: 'Board', width: 400, height: 300 })));
  const image = page.querySelector('img');
  expect([image?.width, image?.height, image?.getAttribute('loading')]).toEqual([400, 300, 'lazy']);
  expect(image?.srcset).toContain(`${src}?w=320&q=80&fm=webp 320w`);
  expect(image?.sizes).toBe('(max-width: 432px) calc(100vw - 32px), 400px');
});
