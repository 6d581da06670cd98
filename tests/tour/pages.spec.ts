import { desktop, phone } from '../browser/frame.ts';
import { everyPage } from '../browser/sample.ts';
import type { Size } from './driver.ts';
import type { Reader } from './reader.ts';
import { expect, test } from './tour.ts';

test.use({ allowed: /status of 404/u });

const pages = [...everyPage, { name: 'a resource', url: '/resources/brand-kit' }];

/** The first page of a walk comes with nothing in the browser's cache, those after it have what all pages share. */
const walks = 5;

for (let walk = 0; walk < walks; walk += 1) {
  // neighbours of the list can be one page with other words in its address
  const own = pages.filter((_, index) => index % walks === walk);

  test(`${own.map(({ name }) => name).join(', ')}: each hydrates without errors, does not shift, and fits the window`, async ({
    reader,
  }) => {
    let [size, other] = walk % 2 === 0 ? [desktop, phone] : [phone, desktop];
    await reader.resize(size);
    for (const { name, url } of own) {
      await reader.open(url);
      const moved = await reader.until('movements are known', () => window.tour.moved(), undefined);
      expect.soft(moved, `what moves on the page “${name}” at ${size.width} px`).toEqual([]);
      await expectToFit(reader, name, size);
      await reader.resize(other);
      await expectToFit(reader, name, other);
      expect.soft(await reader.said(), `what the page “${name}” and the browser said`).toEqual([]);
      [size, other] = [other, size]; // every other page comes on a phone
    }
  });
}

async function expectToFit(reader: Reader, name: string, { width }: Size): Promise<void> {
  const measured = await reader.until('the page is measured', measure, undefined);
  expect
    .soft(measured, `the page “${name}” at ${width} px`)
    .toEqual({ width, headings: 1, overflowPx: 0, hasColoursOfScheme: true });
}

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
