// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { RelatedList } from '../../../../../reader/features/article/related/related-list.tsx';
import { render } from '../../../render.tsx';

const link = (id: string, url: string) => ({ id, type: 'kbHowTo', title: id, url });
const links = [
  link('other', '/how-to/other'),
  link('this', '/how-to/this'),
  link('part', '/how-to/this#part'),
  link('longer', '/how-to/this-too'),
];

test.each(['/how-to/this', '/how-to/this/'])(
  'at %s the related link of the page itself is active [LY-9]',
  (path) => {
    const current = [...render(<RelatedList links={links} />, path).querySelectorAll('[aria-current=page]')];
    expect(current.map(({ textContent }) => textContent)).toEqual(['this', 'part']);
  },
);

test('on any other page none is active [LY-9]', () => {
  expect(render(<RelatedList links={links} />, '/faq/this').querySelector('[aria-current]')).toBeNull();
});
