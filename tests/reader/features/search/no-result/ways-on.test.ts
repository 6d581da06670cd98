import { describe, expect, it } from 'vitest';
import { findWaysOn } from '../../../../../reader/features/search/no-result/ways-on.ts';
import { fixtureFiles } from '../../../fixture-bundle.ts';
import { requestOf } from '../builders.ts';

const tree = {
  items: [{ id: 't', type: 'homeEntry', title: 'Technicians', url: '/technicians', children: [] }],
};
const bundle = { contents: async () => tree, search: async () => fixtureFiles.search };
const nothing = async (): Promise<never> => {
  throw new Error('offline');
};

describe('ways on from nothing', () => {
  it('are pages of the bundle, then topics that are like the words', async () => {
    const { nearest } = await findWaysOn(bundle, requestOf({ query: 'tecnician' }));
    expect(nearest.map(({ url }) => url)).toEqual(['/how-to/add-a-technician', '/technicians']);
  });

  it('are fewer where a file cannot be loaded', async () => {
    const words = requestOf({ query: 'technicians' });
    expect((await findWaysOn({ ...bundle, search: nothing }, words)).nearest).toEqual([
      { title: 'Technicians', url: '/technicians' },
    ]);
    expect(await findWaysOn({ contents: nothing, search: nothing }, words)).toEqual({ nearest: [] });
  });
});
