import { expect, test } from 'vitest';
import { feedbackFaults } from '../../cli/preview/feedback/feedback-faults.ts';
import { answerFaults, sessionFaults } from '../../cli/preview/chat/chat-faults.ts';
import { caseFaults } from '../../cli/preview/help-center/case-faults.ts';
import { searchFaults, tokenFaults } from '../../cli/preview/search/search-faults.ts';
import { profileFaults } from '../../cli/preview/sign-in/profile-faults.ts';
import { textOf } from './source-files.ts';

const tables = {
  searchFaults,
  tokenFaults,
  answerFaults,
  sessionFaults,
  caseFaults,
  feedbackFaults,
  profileFaults,
};

test.each(Object.entries(tables))('docs/services.md lists the %s of the preview', (_, faults) => {
  const lines = textOf('docs/services.md')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const listed = lines.filter(([, typed]) => Object.hasOwn(faults, typed?.replaceAll('`', '') ?? ''));
  const rows = Object.entries(faults).map(([typed, told]) => ['', `\`${typed}\``, told, '']);
  expect(listed).toEqual(expect.arrayContaining(rows));
});
