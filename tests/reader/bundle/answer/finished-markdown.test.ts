import { expect, test } from 'vitest';
import { finishedMarkdown } from '../../../../reader/bundle/answer/finished-markdown.ts';

test.each([
  ['Press **Send', 'Press **Send**'],
  ['Press **Send ', 'Press **Send**'],
  ['Press **', 'Press'],
  ['Press **Send*', 'Press **Send**'],
  ['Press **Send**', 'Press **Send**'],
  ['Press *Send', 'Press *Send*'],
  ['Press ~~Send', 'Press ~~Send~~'],
  ['2 * 3', '2 * 3'],
  ['Press `Ctrl', 'Press `Ctrl`'],
  ['Press `', 'Press '],
  ['Press `a ** b` and', 'Press `a ** b` and'],
])('marks are ended: %s', (soFar, shown) => {
  expect(finishedMarkdown(soFar)).toBe(shown);
});

test.each([
  ['See [Take a', 'See Take a'],
  ['See [Take a payment]', 'See Take a payment'],
  ['See [Take a payment](', 'See Take a payment'],
  ['See [Take a payment](https://help.exa', 'See Take a payment'],
  ['See [Take a payment](/a) and', 'See [Take a payment](/a) and'],
  ['See [Take a payment][pay', 'See Take a payment'],
  ['See ![A picture](https://pic', 'See A picture'],
  ['See https://help.exa', 'See '],
  ['See (www.exa', 'See ('],
  ['See <https://help.exa', 'See '],
  ['See <a href="https://help', 'See '],
  ['See it.\n[pay]: https://help.exa', 'See it.'],
])('no half of an address is shown: %s', (soFar, shown) => {
  expect(finishedMarkdown(soFar)).toBe(shown);
});

test.each([
  ['Do this:\n-', 'Do this:'],
  ['Do this:\n\n1', 'Do this:\n'],
  ['Do this:\n\n1.', 'Do this:\n'],
  ['Do this:\n\n- Open\n-', 'Do this:\n\n- Open'],
  ['Do this:\n\n##', 'Do this:\n'],
  ['Do this:\n\n```', 'Do this:\n'],
  ['Do this:\n\n| Key | What', 'Do this:\n'],
  ['Do this:\n\n| Key | What |\n| ---', 'Do this:\n'],
  ['a\n\n| Key | What |\n| --- | --- |\n| A', 'a\n\n| Key | What |\n| --- | --- |\n| A'],
  ['```\nlet a = **b', '```\nlet a = **b'],
  ['**a** b\n\nc', '**a** b\n\nc'],
])('the beginning of a line waits until its kind is known: %j', (soFar, shown) => {
  expect(finishedMarkdown(soFar)).toBe(shown);
});

const answer = `To refund a payment:

1. Open the **job** and press *Payments*.
2. Choose \`Refund\` as [Take a payment](https://help.example.com/kb/how-to/take-a-payment) says.

| Card | Days |
| --- | --- |
| Visa | 3 |

See https://academy.example.com/refunds for more.`;

test('no piece of an answer shows half of a link or a mark that is not ended', () => {
  for (let length = 0; length < answer.length; length += 1) {
    const shown = finishedMarkdown(answer.slice(0, length));
    const rest = shown
      .replace(/\[[^\]]*\]\([^)]*\)/gu, '')
      .replace(/https:\/\/academy\.example\.com\/refunds(?= )/gu, '');
    expect(rest, `after ${length} characters`).not.toMatch(/https?:|\]\(/u);
    expect((shown.match(/\*\*/gu) ?? []).length % 2, `after ${length} characters`).toBe(0);
  }
});
