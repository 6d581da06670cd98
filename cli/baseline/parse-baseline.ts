import type * as z from 'zod';
import type { Finding } from '../../pipeline/finding.ts';
import { malformedBaseline } from '../../pipeline/rules/baseline/malformed.ts';
import { isRecord } from '../../schemas/base/is-record.ts';
import { didYouMean } from '../terminal/did-you-mean.ts';
import { type BaselineText, findingsIn } from './baseline-file.ts';
import { baselineGroup, type BaselineLine, baselineLine } from './baseline-line.ts';
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

/** The accepted findings. A line or a group that cannot be read is a finding and does not count. */
export function parseBaseline(file: BaselineText, name: string): Baseline {
  const lines = new Map<string, PlacedLine>();
  const faults: Finding[] = [];
  const fault = (words: string, line: number) =>
    faults.push({
      problem: malformedBaseline,
      at: { source: { file: name, line } },
      detail: { fault: words },
      target: words,
    });
  const read: Read = (schema, { value, line }) => {
    const { data, error } = schema.safeParse(value);
    if (error) fault(error.issues.map((issue) => faultOf(issue, Object.keys(schema.shape))).join(', '), line);
    return data;
  };
  for (const item of itemsOf(file, read)) {
    const parsed = read(baselineLine, item);
    if (parsed === undefined) continue;
    const first = lines.get(parsed.fingerprint);
    if (first === undefined) lines.set(parsed.fingerprint, { ...parsed, line: item.line });
    else fault(`line ${first.line} is about the same finding; merge the two lines`, item.line);
  }
  return { name, lines: [...lines.values()], faults };
}

/** What is wrong with the file, a sentence for each line. */
export const faultsInWords = ({ name, faults }: Baseline): string[] =>
  faults.map(({ at, target }) => {
    const line = 'source' in at ? (at.source.line ?? 1) : 1;
    return `${name}, line ${line}: ${target}.`;
  });

interface Item {
  readonly value: unknown;
  readonly line: number;
}

/** Checks an item. What is wrong with it is a finding. */
type Read = <Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape, z.core.$strict>,
  item: Item,
) => z.infer<z.ZodObject<Shape, z.core.$strict>> | undefined;

/** The lines, each with what its group says. Those of a group that cannot be read are left out with it. */
function* itemsOf({ document, text }: BaselineText, read: Read): Generator<Item> {
  const lines = lineNumbers(text, 'findings').values();
  const placed = (value: unknown): Item => ({ value, line: lines.next().value ?? 1 });
  if (document.version === 1) {
    yield* document.findings.map(placed);
    return;
  }
  const groupLines = lineNumbers(text, 'groups');
  for (const [index, value] of document.groups.entries()) {
    const items = findingsIn(value).map(placed); // of a faulty group too: each takes its line number
    const group = read(baselineGroup, { value, line: groupLines[index] ?? 1 });
    if (group === undefined) continue;
    const { findings: _findings, ...shared } = group;
    yield* items.map((item) =>
      isRecord(item.value) ? { ...item, value: { ...shared, ...item.value } } : item,
    );
  }
}

type Issue = NonNullable<ReturnType<typeof baselineLine.safeParse>['error']>['issues'][number];

function faultOf(issue: Issue, known: readonly string[]): string {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys
      .map((key) => `it has an unknown key "${key}"${didYouMean(key, known).replace(/\?$/u, '')}`)
      .join(', ');
  }
  if (issue.path.length === 0) return 'it is not an object';
  return `its "${issue.path.join('.')}" ${issue.message.replace(/^Invalid input: /u, 'is wrong: ')}`;
}
