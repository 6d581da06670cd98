// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { speak } from '../../../../reader/messages/interface.ts';
import { picture } from '../../builders.ts';
import { wordsOf } from '../render-node.tsx';
import { about, renderArticle } from '../../features/article/render-article.tsx';

const ana = { title: 'Ana Ruiz', url: '/authors/ana', picture: picture({ id: 'face' }) };

test('an author’s name leads to the page, beside a picture of 40 pixels [MP-5]', () => {
  const page = renderArticle({ about: about({ authors: [ana], readingMinutes: 3 }) });
  expect(page.querySelector('a')?.getAttribute('href')).toBe('/authors/ana');
  expect(wordsOf(page, 'a')).toEqual(['Ana Ruiz']);
  const image = page.querySelector('img');
  expect([image?.width, image?.height, image?.alt]).toEqual([40, 40, '']);
  expect(page.textContent).toContain('3 min read');
});

test.each([
  ['en-US', 'March 9, 2026', '1 min read'],
  ['es-MX', '9 de marzo de 2026', '1 min de lectura'],
])(
  'the date is in the words of %s, on the day that the editor wrote [MP-5]',
  async (locale, date, minutes) => {
    await speak(locale);
    const page = renderArticle({
      about: about({ publishedOn: '2026-03-09T01:00+14:00', byline: 'Sam Lee', readingMinutes: 1 }),
    });
    expect(wordsOf(page, 'time')).toEqual([date]);
    expect(page.querySelector('time')?.dateTime).toBe('2026-03-09T01:00+14:00');
    expect(page.textContent).toContain('Sam Lee');
    expect(page.textContent).toContain(`${date} · ${minutes}`);
    await speak('en-US');
  },
);

test('without a date and an author there is no line [MP-5]', () => {
  const page = renderArticle({ about: about({ tags: [{ title: 'x', url: '/tags/x' }] }) });
  expect(page.querySelector('time')).toBeNull();
  expect(page.textContent).not.toContain('min read');
});

test('the hero picture stands above the text, is loaded at once and has its size [MP-5]', () => {
  const page = renderArticle({ about: about({ image: picture({ id: 'hero', description: 'A van' }) }) });
  const image = page.querySelector('img');
  expect(image?.alt).toBe('A van');
  expect(image?.getAttribute('loading')).toBe('eager');
  expect(image?.getAttribute('width')).not.toBeNull();
  const text = page.querySelector('p');
  expect(image?.compareDocumentPosition(text as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
