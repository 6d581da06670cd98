import { expect, test } from 'vitest';
import type { EntryId } from '../../../../schemas/base/ids.ts';
import { whyNotShown } from '../../../../pipeline/inspect/reach/why-not-shown.ts';
import { entry, howTo } from '../../builders.ts';
import { entryLink, linked, type RawEntry } from '../../documents.ts';

const part = entry('kbHowToSection', 'part', { heading: 'Assign work' });
const shownBy = { howToSections: [entryLink('part')] };

function why(user: RawEntry): string {
  const { graph } = linked([user, part], { config: { knowledgeBase: 'marketing-pro-aspire' } });
  return whyNotShown(graph.entries.get('part' as EntryId)!, graph);
}

test.each([
  ['an article of another channel', howTo('main', 'Main', { ...shownBy, deliveryChannels: ['main'] })],
  ['an entry of an unknown type', entry('post', 'post', shownBy)],
])('what only %s shows is left to it [PL-5]', (_what, user) => {
  expect(why(user)).toBe(
    'Only entries that this site leaves out show it: articles of another knowledge base, or entries of other content types.',
  );
});

test('what only a draft shows is in no other site [PL-5]', () => {
  const draft = howTo('dispatch', 'Dispatch', shownBy, 'draft');
  expect(why(draft)).toBe('Other entries refer to it, but no page shows it.');
});
