import { articleOfType } from '../browser/sample.ts';
import { desk, expect, phone, test } from './tour.ts';

const pages = [
  { name: 'home', url: '/' },
  { name: 'search before a query', url: '/search' },
  { name: 'search with results', url: '/search?q=payment' },
  { name: 'search without results', url: '/search?q=zzzzzz' },
  { name: 'announcements', url: '/announcements' },
  { name: 'product capabilities', url: '/product-capabilities' },
  { name: 'a product area', url: '/product-capabilities/dispatch' },
  { name: 'what is Pro', url: '/product-capabilities/pro' },
  { name: 'categories', url: '/categories' },
  { name: 'sign-in', url: '/401' },
  { name: 'ideas', url: '/ideas' },
  { name: 'not found', url: '/404' },
  { name: 'not found, with near titles', url: '/how-to/add-a-tecnician' },
  { name: 'a resource', url: '/resources/brand-kit' },
  ...Object.values(articleOfType).map(({ type, url }) => ({ name: type, url })),
];

test.use({ allowed: /status of 404/u });

for (const { name, url } of pages)
  test(`${name} is taken over in silence, stays where it is, and fits the window`, async ({ reader }) => {
    for (const size of [desk, phone]) {
      await reader.resize(size);
      await reader.open(url);
      expect(await reader.until('the page is measured', measure, undefined), `at ${size.width} px`).toEqual({
        width: size.width,
        headings: 1,
        overflowPx: 0,
        moved: [],
        hasColoursOfScheme: true,
      });
    }
  });

/** Runs in the page. */
function measure() {
  const { scrollWidth, clientWidth } = document.documentElement;
  const headings = document.querySelectorAll('h1');
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const text = headings[0] ?? document.body;
  return {
    width: innerWidth,
    headings: headings.length,
    overflowPx: Math.max(0, scrollWidth - clientWidth),
    moved: window.tour.moved(),
    hasColoursOfScheme:
      isDark ===
      lightnessOf(getComputedStyle(text).color) >
        lightnessOf(getComputedStyle(document.documentElement).backgroundColor),
  };

  function lightnessOf(colour: string): number {
    if (brush === null) return 0;
    brush.fillStyle = colour;
    brush.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data;
    return red + green + blue;
  }
}
