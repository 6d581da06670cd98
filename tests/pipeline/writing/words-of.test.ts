import { expect, test } from 'vitest';
import { wordsOf } from '../../../pipeline/writing/words-of.ts';
import { entry, howTo } from '../builders.ts';
import { doc, entryLink, id, linked, p } from '../documents.ts';

const { graph } = linked([
  howTo('crews', 'Plan crews', { introduction: doc(p('Who drives.')), howToSections: [entryLink('more')] }),
  entry('kbHowToSection', 'more', { heading: 'More', content: doc(p('See ', 'https://a.example.')) }),
]);
const wordsOfEntry = (name: string) => {
  const found = graph.entries.get(id(name));
  return found && wordsOf(found, graph);
};

test('an article has the words of its parts too', () => {
  expect(wordsOfEntry('crews')).toEqual(['Who drives.', 'Plan crews', 'See \uFFFC', 'More']);
});

test('a part has its own words', () => {
  expect(wordsOfEntry('more')).toEqual(['See \uFFFC', 'More']);
});
