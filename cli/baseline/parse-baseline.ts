import type { Finding } from '../../pipeline/finding.ts';
import { malformedBaseline } from '../../pipeline/rules/baseline/malformed.ts';
import { didYouMean } from '../terminal/did-you-mean.ts';
import type { BaselineText } from './baseline-file.ts';
import { type BaselineLine, baselineLine } from './baseline-line.ts';
import { lineNumbers } from './line-numbers.ts';

/** An accepted finding, and its line in the file. */
export interface PlacedLine extends BaselineLine {
  readonly line: number;
}

export interface Baseline {
  /** The name of the file in findings. */
  readonly name: string;
  readonly lines: readonly PlacedLine[];
  /** The faults of lines that are left out. */
  readonly faults: readonly Finding[];
}

/** The accepted findings. A line that cannot be read is a finding and does not count. */
export function parseBaseline({ items, text }: BaselineText, name: string): Baseline {
  const starts = lineNumbers(text);
  const lines = new Map<string, PlacedLine>();
  const faults: Finding[] = [];
  for (const [index, item] of items.entries()) {
    const line = starts[index] ?? 1;
    const fault = (words: string) =>
      faults.push({
        problem: malformedBaseline,
        at: { source: { file: name, line } },
        detail: { fault: words },
        target: words,
      });
    const parsed = baselineLine.safeParse(item);
    if (!parsed.success) {
      fault(parsed.error.issues.map(faultOf).join(', '));
      continue;
    }
    const first = lines.get(parsed.data.fingerprint);
    if (first === undefined) lines.set(parsed.data.fingerprint, { ...parsed.data, line });
    else fault(`line ${first.line} is about the same finding; merge the two lines`);
  }
  return { name, lines: [...lines.values()], faults };
}

type Issue = NonNullable<ReturnType<typeof baselineLine.safeParse>['error']>['issues'][number];

function faultOf(issue: Issue): string {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => `it has an unknown key "${key}"${nearKey(key)}`).join(', ');
  }
  if (issue.path.length === 0) return 'it is not an object';
  return `its "${issue.path.join('.')}" ${issue.message.replace(/^Invalid input: /u, 'is wrong: ')}`;
}

const nearKey = (key: string): string => didYouMean(key, Object.keys(baselineLine.shape)).replace(/\?$/u, '');
