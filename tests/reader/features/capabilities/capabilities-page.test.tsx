// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { CapabilitiesPage } from '../../../../reader/features/capabilities/capabilities-page.tsx';
import { Edition } from '../../../../reader/ui/edition.ts';
import { picture } from '../../builders.ts';
import { fixtureCapabilities } from '../../fixture-bundle.ts';
import { render, wordsOf } from '../../render.tsx';

const pageOf = (slug: string | undefined) =>
  render(
    <Edition value="Pro">
      <CapabilitiesPage capabilities={fixtureCapabilities} slug={slug} siteName="Northfield" />
    </Edition>,
  );

describe('the capabilities page', () => {
  it('is prerendered with every card, and marks those that are not on the first page [CP-2]', () => {
    const page = pageOf(undefined);
    expect(page.querySelectorAll('h2')).toHaveLength(29);
    expect(page.querySelectorAll('li[class*=later]')).toHaveLength(29 - 12);
    expect(wordsOf(page, '[role=status]')).toEqual(['1-12 of 29 items']);
    expect(wordsOf(page, 'nav[aria-label=Pages] a[aria-current]')).toEqual(['1']);
  });

  it('pads its grid to full rows [CP-2]', () => {
    const page = pageOf('marketing');
    expect(page.querySelectorAll('h2')).toHaveLength(5);
    expect(page.querySelectorAll('li[hidden]')).toHaveLength(1);
  });

  it('keeps the place of a picture only beside cards that have one [BR-4]', () => {
    const { areas } = fixtureCapabilities;
    const items = fixtureCapabilities.items.slice(0, 2).map(({ image: _image, ...item }) => item);
    const placesOf = (shown: typeof fixtureCapabilities.items) =>
      render(
        <CapabilitiesPage capabilities={{ areas, items: shown }} slug={undefined} siteName="N" />,
      ).querySelectorAll('li span > svg').length;
    expect(placesOf(items)).toBe(0);
    expect(placesOf(items.map((item, index) => (index === 0 ? { ...item, image: picture() } : item)))).toBe(
      1,
    );
  });

  it('offers chips from two sub-areas on, and links to areas without a query [CP-1]', () => {
    expect(wordsOf(pageOf('dispatch'), 'ul[aria-label="Narrow down"] a')).toEqual([
      'Dispatch board',
      'Routes',
    ]);
    expect(pageOf('money').querySelector('ul[aria-label="Narrow down"]')).toBeNull();
    const areas = [...pageOf('dispatch').querySelectorAll('nav[aria-label="Product areas"] details a')];
    expect(areas.map((link) => link.getAttribute('href'))).toEqual([
      '/product-capabilities',
      '/product-capabilities/dispatch',
      '/product-capabilities/money',
      '/product-capabilities/marketing',
      '/product-capabilities/pro',
    ]);
    expect(areas.find((link) => link.getAttribute('aria-current') === 'page')?.textContent).toBe('Dispatch');
  });

  it('marks the area that holds a chosen sub-area', () => {
    expect(wordsOf(pageOf('board'), 'nav[aria-label="Product areas"] details [aria-current]')).toEqual([
      'Dispatch',
    ]);
  });
});
