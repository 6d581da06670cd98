import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { guarded, notifyGitHub } from '../../../cli/reporters/github-actions.ts';
import { testFolder } from '../folder.ts';
import { brokenAnchor, findingsOf, plainLook } from './findings.ts';
import { readLog } from './workflow-commands.ts';

const harmless = 'kbHowTo: error: a::b\n';
const command = '  ::add-mask::the\nrest\n';

describe('a log', () => {
  test('is left alone where GitHub does not read it', () => {
    vi.stubEnv('GITHUB_ACTIONS', undefined);
    expect(guarded(command)).toBe(command);
  });

  test('gives GitHub no command that stands in the content', () => {
    vi.stubEnv('GITHUB_ACTIONS', 'true');
    expect(guarded(harmless)).toBe(harmless);
    for (const text of [command, 'a ##[group]b\n']) {
      const { commands } = readLog(guarded(text));
      const word = commands[0]?.data ?? '';
      expect(guarded(text)).toBe(`::stop-commands::${word}\n${text}::${word}::\n`);
      expect(word).toMatch(/^[\da-f]{16}$/u);
    }
  });
});

test('a summary of a step is cut to what GitHub shows', async ({ onTestFinished }) => {
  const folder = await testFolder(onTestFinished, { 'summary.md': '' });
  vi.stubEnv('GITHUB_STEP_SUMMARY', join(folder, 'summary.md'));
  const long = Array.from({ length: 3000 }, () => brokenAnchor({ message: 'x'.repeat(1000) }));
  await notifyGitHub(findingsOf(...long), { ...plainLook, maxDiagnostics: 3000 }, undefined);
  const text = await readFile(join(folder, 'summary.md'), 'utf8');
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(1024 * 1024);
  expect(Buffer.byteLength(text)).toBeGreaterThan(512 * 1024);
});
