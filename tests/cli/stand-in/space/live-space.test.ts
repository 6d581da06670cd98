import { describe, expect, test } from 'vitest';
import { LiveSpace } from '../../../../cli/stand-in/space/live-space.ts';
import { loadSpace } from '../../../../cli/stand-in/space/load.ts';
import { linkTo } from '../../../../cli/stand-in/space/resource.ts';
import { exportOf, rawAsset } from '../../../pipeline/documents.ts';
import { everyState, page } from '../spaces.ts';

const at = '2026-03-10T08:00:00.000Z';
const spaceOf = (exported: unknown) => new LiveSpace(loadSpace(exported, 'the export'), () => new Date(at));

/** What of `sys` says which state an item is in. */
function stateOf(space: LiveSpace, id: string) {
  const { version, publishedVersion, publishedCounter, archivedVersion } = space.item(id)?.sys ?? { id };
  return { version, publishedVersion, publishedCounter, archivedVersion };
}

describe('the life of an entry', () => {
  test('counts its versions as Contentful does', () => {
    const space = spaceOf(exportOf([]));
    space.put({ sys: { id: 'new', contentType: linkTo('ContentType', 'page') }, fields: {} });
    expect(space.item('new')?.sys).toEqual({
      id: 'new',
      type: 'Entry',
      space: linkTo('Space', 'standin'),
      environment: linkTo('Environment', 'master'),
      contentType: linkTo('ContentType', 'page'),
      createdAt: at,
      updatedAt: at,
      version: 1,
      publishedCounter: 0,
      automationTags: [],
    });

    space.publish('new');
    expect(stateOf(space, 'new')).toEqual({ version: 2, publishedVersion: 1, publishedCounter: 1 });
    space.put(page('new', { title: 'Edited' }));
    expect(stateOf(space, 'new')).toEqual({ version: 3, publishedVersion: 1, publishedCounter: 1 });
    space.publish('new');
    expect(stateOf(space, 'new')).toEqual({ version: 4, publishedVersion: 3, publishedCounter: 2 });
    space.unpublish('new');
    expect(stateOf(space, 'new')).toEqual({ version: 5, publishedCounter: 2 });
    space.archive('new');
    expect(stateOf(space, 'new')).toEqual({ version: 6, publishedCounter: 2, archivedVersion: 5 });
    space.unarchive('new');
    expect(stateOf(space, 'new')).toEqual({ version: 7, publishedCounter: 2 });
    space.delete('new');
    expect(space.item('new')).toBeUndefined();
  });

  test('has no edit and no publication while it is archived', () => {
    const space = spaceOf(everyState());
    const message = 'archived is archived; take it out of the archive first.';
    expect(() => space.put(page('archived'))).toThrow(message);
    expect(() => space.publish('archived')).toThrow(message);
    expect(() => space.publish('gone')).toThrow('The space has no entry gone.');
  });

  test('is apart from that of an asset with the same id', () => {
    const space = spaceOf(exportOf([page('same')], { assets: [rawAsset('same')] }));
    space.delete('same', 'Asset');
    expect([space.item('same', 'Entry')?.sys.id, space.item('same', 'Asset')]).toEqual(['same', undefined]);
    space.delete('same');
    expect(space.items).toEqual([]);
  });
});

test('content types, locales and the like can be replaced', () => {
  const space = spaceOf(everyState());
  const { edition } = space;
  space.putPart('contentTypes', { sys: { id: 'page' }, name: 'Page' });
  expect([...space.part('contentTypes').values()]).toEqual([{ sys: { id: 'page' }, name: 'Page' }]);
  space.deletePart('contentTypes', 'page');
  expect([...space.part('contentTypes')]).toEqual([]);
  expect(space.edition).toBe(edition + 2);
});
