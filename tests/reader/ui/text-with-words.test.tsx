// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { TextWithWords } from '../../../reader/ui/text-with-words.tsx';
import { render } from '../render.tsx';
import '../../../reader/messages/more.ts';

test('foreign words in a text have a direction of their own', () => {
  const page = render(<TextWithWords text="search.headingFor" name="query" words="{a} <b>" />);
  expect(page.innerHTML).toBe('Results for “<bdi>{a} &lt;b&gt;</bdi>”');
});
