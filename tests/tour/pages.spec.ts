import { desktop, phone } from '../browser/frame.ts';
import { everyPage } from '../browser/sample.ts';
import { expect, test } from './tour.ts';

test.use({ allowed: /status of 404/u });

// every other page comes on a phone
const pages = [...everyPage, { name: 'a resource', url: '/resources/brand-kit' }].map((page, index) => ({
  ...page,
  sizes: index % 2 === 0 ? [desktop, phone] : [phone, desktop],
}));

for (const { name, url, sizes } of pages)
  test(`${name} hydrates without errors, does not shift, and fits the window`, async ({ reader }) => {
    const [first = desktop] = sizes;
    await reader.resize(first);
    await reader.open(url);
    expect(await reader.until('movements are known', () => window.tour.moved(), undefined)).toEqual([]);
    for (const size of sizes) {
      await reader.resize(size);
      expect(await reader.until('the page is measured', measure, undefined), `at ${size.width} px`).toEqual({
        width: size.width,
        headings: 1,
        overflowPx: 0,
        hasColoursOfScheme: true,
      });
    }
  });

test('a page whose header comes in pieces stays where it is [LY-1]', async ({ reader }) => {
  reader.host.isSlow = true;
  for (const size of [desktop, phone]) {
    await reader.resize(size);
    await reader.open('/');
    const moved = await reader.until('movements are known', () => window.tour.moved(), undefined);
    expect(moved, `at ${size.width} px`).toEqual([]);
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
