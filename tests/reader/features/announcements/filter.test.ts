import { describe, expect, it } from 'vitest';
import {
  filterAnnouncements,
  filterFrom,
  filterQuery,
} from '../../../../reader/features/announcements/filter.ts';
import { announcement } from '../../fixture-bundle.ts';

const type = (codeId: string) => ({ id: codeId, name: codeId, codeId });
const release = announcement('release', { title: 'Autumn Release', types: [type('Releases')] });
const course = announcement('course', {
  title: 'A course',
  plainDescription: 'On the autumn release.',
  types: [type('Training'), type('Event')],
});
const untyped = announcement('untyped', { title: 'Something' });
const all = [release, course, untyped];

describe('filterAnnouncements', () => {
  it('finds words in title and description, whatever their case [AN-1]', () => {
    expect(filterAnnouncements(all, { words: ' AUTUMN ', types: [] })).toEqual([release, course]);
  });

  it('finds words without their accents [ML-4]', () => {
    const fee = announcement('fee', { title: 'Nueva facturación' });
    expect(filterAnnouncements([fee, course], { words: 'facturacion', types: [] })).toEqual([fee]);
  });

  it('shows everything for no words and no types [AN-1]', () => {
    expect(filterAnnouncements(all, { words: '', types: [] })).toEqual(all);
  });

  it('shows announcements of any of the types [AN-1]', () => {
    expect(filterAnnouncements(all, { words: '', types: ['Event', 'Releases'] })).toEqual([release, course]);
  });
});

describe('the filter in the address', () => {
  it('comes back as it was written', () => {
    const filter = { words: 'a & b', types: ['Event', 'Releases'] };
    const types = ['Event', 'Releases', 'Blog'].map(type);
    expect(filterFrom(filterQuery(filter), types)).toEqual(filter);
  });

  it('is nothing where nothing is chosen', () => {
    expect(filterQuery({ words: '  ', types: [] }).toString()).toBe('');
  });

  it('forgets types that there are no longer', () => {
    expect(filterFrom(new URLSearchParams('type=Gone'), [type('Event')])).toEqual({ words: '', types: [] });
  });
});
