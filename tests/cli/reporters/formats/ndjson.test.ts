import fc from '../../../fast-check.ts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { json } from '../../../../cli/reporters/formats/json.ts';
import { ndjson } from '../../../../cli/reporters/formats/ndjson.ts';
import { diagnostic } from '../../../../schemas/report/diagnostic.ts';
import { report } from '../../../../schemas/report/report.ts';
import { brokenAnchor, deadRedirect, findingsOf, plainLook } from '../findings.ts';
import { hostile, hostileDiagnostics } from '../hostile.ts';

const readLine = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('diagnostic') }),
  z.looseObject({ type: z.literal('summary') }),
]);

describe('a finding a line', { timeout: 30_000 }, () => {
  test('comes with its type, and the summary last', () => {
    const lines = ndjson(findingsOf(brokenAnchor(), deadRedirect()), plainLook).split('\n');
    expect(lines.pop()).toBe('');
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
      { type: 'diagnostic', ...brokenAnchor() },
      { type: 'diagnostic', ...deadRedirect() },
      {
        type: 'summary',
        version: 1,
        errors: 1,
        warnings: 1,
        infos: 0,
        entries: 1204,
        assets: 310,
        baselined: 0,
      },
    ]);
  });

  test('is a line to every reader, and says what the JSON report says, whatever the content is', () => {
    fc.assert(
      fc.property(hostileDiagnostics, (diagnostics) => {
        const findings = findingsOf(...diagnostics, hostile());
        const text = ndjson(findings, plainLook);
        const lines = text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/u).slice(0, -1);
        const found = lines.slice(0, -1).map((line) => readLine.parse(JSON.parse(line)));
        const whole = report.parse(JSON.parse(json(findings, plainLook)));
        expect(found.map((each) => diagnostic.parse(each))).toEqual(whole.diagnostics);
        expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ type: 'summary', ...whole.summary });
        expect(text.isWellFormed()).toBe(true);
      }),
    );
  });
});

test('the JSON report holds no half characters', () => {
  const text = json(findingsOf(brokenAnchor({ message: 'a\ud800b' })), plainLook);
  expect(report.parse(JSON.parse(text)).diagnostics[0]?.message).toBe('a\ufffdb');
});
