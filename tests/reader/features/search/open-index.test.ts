import { describe, expect, it } from 'vitest';
import { openIndex } from '../../../../reader/features/search/open-index.ts';
import { fixtureFiles } from '../../fixture-bundle.ts';

describe('openIndex', () => {
  const find = openIndex(fixtureFiles.search);

  it('finds pages by the beginning of a word, and despite a slip', () => {
    expect(find('techni')[0]?.url).toBe('/how-to/add-a-technician');
    expect(find('tecnician')[0]?.url).toBe('/how-to/add-a-technician');
  });

  it('gives what a result shows', () => {
    expect(find('technician')[0]).toMatchObject({
      title: 'Add a technician',
      type: 'kbHowTo',
      updatedAt: '2026-11-02T03:00:00.000Z',
      abstract: 'Everyone in the field needs this.',
    });
  });

  it('finds nothing for other words', () => {
    expect(find('zzzqqq')).toEqual([]);
  });
});
