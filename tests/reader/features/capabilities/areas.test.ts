import { describe, expect, it } from 'vitest';
import {
  areaChoices,
  areaOf,
  capabilitiesOf,
  subAreasOf,
  topLevelOf,
} from '../../../../reader/features/capabilities/areas.ts';
import { fixtureCapabilities } from '../../fixture-bundle.ts';

const { areas } = fixtureCapabilities;
const areaIdsOf = (slug: string | undefined) =>
  new Set(capabilitiesOf(fixtureCapabilities, slug).map(({ areaId }) => areaId));

describe('the areas of the capabilities', () => {
  it('to choose from are those at the top, and Pro when any area is Pro [CP-1]', () => {
    expect(areaChoices(areas, 'Pro').map(({ slug }) => slug)).toEqual([
      'dispatch',
      'money',
      'marketing',
      'pro',
    ]);
    const withoutPro = areas.filter(({ isPro }) => !isPro);
    expect(areaChoices(withoutPro, 'Pro').map(({ slug }) => slug)).toEqual(['dispatch', 'money']);
  });

  it('are found by their part of the address, at any depth', () => {
    expect(areaOf(areas, 'board', 'Pro')?.title).toBe('Dispatch board');
    expect(areaOf(areas, 'pro', 'Pro')?.url).toBe('/product-capabilities/pro');
    expect(areaOf(areas, 'nowhere', 'Pro')).toBeUndefined();
  });

  it('belong to a top-level area, however deep', () => {
    const [, board] = areas;
    const deep = [...areas, { ...board!, id: 'lane', slug: 'lane', parentId: 'board' }];
    expect(topLevelOf(deep, 'lane')).toBe('dispatch');
    expect(topLevelOf(deep, 'pro')).toBe('pro');
    expect(topLevelOf(deep, undefined)).toBeUndefined();
    const circle = [{ ...board!, id: 'a', slug: 'a', parentId: 'a' }];
    expect(topLevelOf(circle, 'a')).toBe('a');
  });

  it('have the areas below them to narrow down [CP-1]', () => {
    expect(subAreasOf(areas, 'dispatch').map(({ slug }) => slug)).toEqual(['board', 'routes']);
    expect(subAreasOf(areas, 'money')).toEqual([]);
    expect(subAreasOf(areas, undefined)).toEqual([]);
  });

  it('hold the capabilities of the areas below them', () => {
    expect(areaIdsOf('dispatch')).toEqual(new Set(['board', 'routes']));
    expect(areaIdsOf('pro')).toEqual(new Set(['marketing']));
    expect(capabilitiesOf(fixtureCapabilities, undefined)).toHaveLength(29);
  });

  it('end where two areas are each other’s parent', () => {
    const [dispatch, board] = areas;
    if (dispatch === undefined || board === undefined) throw new Error('the fixture has areas');
    const loop = { areas: [{ ...dispatch, parentId: 'board' }, board], items: fixtureCapabilities.items };
    expect(capabilitiesOf(loop, 'dispatch').length).toBeGreaterThan(0);
  });
});
