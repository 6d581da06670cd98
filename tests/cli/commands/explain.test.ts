import { describe, expect, test } from 'vitest';
import { problems } from '../../../pipeline/rules/index.ts';
import { runCli } from '../run-cli.ts';
import { runWarm } from '../warm/run-warm.ts';

describe('explain', { timeout: 60_000, concurrent: true }, () => {
  test('lists all rules where none is named, a line each', async () => {
    const { code, stdout } = await runCli(['explain']);
    const lines = stdout.split('\n');
    expect([code, lines.length]).toEqual([0, problems.length]);
    expect(lines).toContainEqual(
      expect.stringMatching(/^slugs\/duplicate +error +No two entries have the same address/u),
    );
    expect((await runCli(['explain', 'zzzzzzzzz'])).code).toBe(2);
  });

  test.for([
    ['broken-anchor', 'did you mean "links/broken-anchor"?'],
    ['LINKS/Broken-Anchor', 'did you mean "links/broken-anchor"?'],
    ['brokn-anchr', 'did you mean "links/broken-anchor"?'],
    ['links/brok', 'did you mean "links/broken-anchor", "links/broken-external" or "links/broken-page"?'],
    ['slugs', 'did you mean "slugs/duplicate", "slugs/lookalike", '],
    ['links', ' or one of 8 more; `fieldbook explain` lists all rules.'],
    ['', 'there is no rule ""; `fieldbook explain` lists all rules.'],
    ['zzzzzzzzz', 'there is no rule "zzzzzzzzz"; `fieldbook explain` lists all rules.'],
  ] as const)('of %j suggests', async ([typed, sentence]) => {
    const { code, stdout, stderr } = await runWarm(['explain', typed]);
    expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining(sentence)]);
  });
});
