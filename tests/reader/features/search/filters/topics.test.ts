import { describe, expect, it } from 'vitest';
import {
  areasOfChosenTopics,
  choiceOf,
  parentOf,
  topicsOf,
  withTopicToggled,
} from '../../../../../reader/features/search/filters/topics.ts';
import { valueOf } from '../builders.ts';

const areas = [
  valueOf('Dispatch / Board', 4),
  valueOf('pa-5', 5, 'Payments / Cards'),
  valueOf('Dispatch / Routing', 3),
  valueOf('Platform', 1),
];
const topics = topicsOf(areas);
const dispatch = topics[0] ?? { name: '', areas: [], count: 0 };

describe('topics', () => {
  it('are the first parts of product areas, the largest first [SR-5]', () => {
    expect(topics.map(({ name, count }) => [name, count])).toEqual([
      ['Dispatch', 7],
      ['Payments', 5],
      ['Platform', 1],
    ]);
  });

  it('are chosen with all their areas, and left with all of them', () => {
    const chosen = withTopicToggled(['Platform'], dispatch);
    expect(chosen).toEqual(['Platform', 'Dispatch / Board', 'Dispatch / Routing']);
    expect(withTopicToggled(chosen, dispatch)).toEqual(['Platform']);
  });

  it('can be chosen in part', () => {
    expect(choiceOf(dispatch, ['Dispatch / Board'])).toBe('some');
    expect(choiceOf(dispatch, dispatch.areas)).toBe('all');
    expect(choiceOf(dispatch, ['Platform'])).toBe('none');
    expect(withTopicToggled(['Dispatch / Board'], dispatch)).toEqual(dispatch.areas);
  });

  it('are left out of the names of areas that differ without them', () => {
    const parents = (list: typeof areas) => list.map((area) => parentOf(area, list));
    expect(parents(areas)).toEqual(['Dispatch / ', 'Payments / ', 'Dispatch / ', undefined]);
    const same = [valueOf('Dispatch / Reports', 2), valueOf('Payments / Reports', 1)];
    expect(parents(same)).toEqual([undefined, undefined]);
  });

  it('narrow the areas to choose from', () => {
    const more = [...areas, valueOf('pa-6', 2, 'Payments / Refunds')];
    expect(areasOfChosenTopics(more, []).length).toBe(4);
    expect(areasOfChosenTopics(more, ['pa-5']).map(({ value }) => value)).toEqual(['pa-5', 'pa-6']);
  });

  it('are not shown twice: an area that is alone in its topic is that topic [SR-5]', () => {
    expect(areasOfChosenTopics(areas, []).map(({ value }) => value)).toEqual([
      'Dispatch / Board',
      'Dispatch / Routing',
    ]);
    expect(areasOfChosenTopics([valueOf('Platform', 1), valueOf('Payments', 2)], [])).toEqual([]);
  });
});
