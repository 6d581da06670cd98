import { expect, test } from 'vitest';
import { chosenOptions } from '../../../../../reader/features/chat/filters/chosen-options.ts';
import { noFilters } from '../../../../../reader/features/chat/state/chat-state.ts';

test('a chosen option has its name, and one without a name or no longer offered its id', () => {
  const contentTypes = [
    { id: 'faq', displayName: ' FAQ ' },
    { id: 'course', displayName: ' ' },
  ];
  const chosen = chosenOptions(
    { contentTypes, productAreas: [], sources: [] },
    { ...noFilters, contentTypes: ['faq', 'course', 'gone'] },
  );
  expect(chosen.map(({ name }) => name)).toEqual(['FAQ', 'course', 'gone']);
});
