import fc from '../../../fast-check.ts';
import { describe, expect, test } from 'vitest';
import { github } from '../../../../cli/reporters/formats/github.ts';
import { allSentences } from '../../../../cli/reporters/text/sentences.ts';
import { brokenAnchor, deadRedirect, findingsOf, plainLook } from '../findings.ts';
import { hostile, hostileDiagnostics } from '../hostile.ts';
import { readLog } from '../workflow-commands.ts';

describe('annotations for GitHub', { timeout: 30_000 }, () => {
  test('are a command a finding, with its file, place and sentences', () => {
    expect(github(findingsOf(brokenAnchor(), deadRedirect()), plainLook)).toBe(
      `\
::error file=content/export.json,line=1,title=links/broken-anchor%3A How-to section "Assign work" section1 Content /content/3/content/1::There is no such anchor on that page.%0ADid you mean #assign-a-job?%0ALink to a heading of the page.%0AEdit: https://app.contentful.com/spaces/space1/entries/section1
::warning file=content/redirects.csv,line=12,title=redirects/query%3A redirects.csv%3A12::A query is not looked at.%0ALeave it out.
`,
    );
  });

  test('name no file where the export came from stdin', () => {
    const text = github(findingsOf(brokenAnchor()), { ...plainLook, source: 'stdin' });
    expect(Object.keys(readLog(text).commands[0]?.properties ?? {})).toEqual(['title']);
  });

  test('are as many as GitHub takes of a kind, the worst first, and a line says how many are missing', () => {
    const many = [
      ...Array.from({ length: 11 }, () => deadRedirect({ severity: 'info' })),
      ...Array.from({ length: 12 }, () => deadRedirect()),
      ...Array.from({ length: 12 }, () => brokenAnchor()),
    ];
    const { commands, others } = readLog(github(findingsOf(...many), plainLook));
    expect(commands.map(({ command }) => command)).toEqual([
      ...Array.from({ length: 10 }, () => 'error'),
      ...Array.from({ length: 10 }, () => 'warning'),
      ...Array.from({ length: 10 }, () => 'notice'),
    ]);
    expect(others).toEqual([
      '2 more errors, 2 more warnings, 1 more notice: GitHub shows 10 of a kind for a step',
    ]);
  });

  test('have a title that GitHub takes, however long that of the entry is', () => {
    const long = brokenAnchor({ entry: { id: 'a', contentType: 'kbHowTo', title: '👩‍🔧'.repeat(1000) } });
    const [command] = readLog(github(findingsOf(long), plainLook)).commands;
    expect(command?.properties['title']).toHaveLength(255);
  });

  test('are read as they were meant, whatever the content says', () => {
    fc.assert(
      fc.property(hostileDiagnostics, (diagnostics) => {
        const { commands } = readLog(github(findingsOf(...diagnostics, hostile()), plainLook));
        for (const { command, properties } of commands) {
          expect(['error', 'warning', 'notice']).toContain(command);
          expect(Object.keys(properties)).toEqual(['file', 'line', 'title']);
        }
        const errors = [...diagnostics, hostile()].filter(({ severity }) => severity === 'error');
        expect(commands.filter(({ command }) => command === 'error').map(({ data }) => data)).toEqual(
          errors.slice(0, 10).map((each) => allSentences(each).join('\n').toWellFormed()),
        );
      }),
    );
  });

  test('are none where nothing was found', () => {
    expect(github(findingsOf(), plainLook)).toBe('');
  });
});
