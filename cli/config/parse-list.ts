import type * as z from 'zod';
import { UsageError } from '../usage-error.ts';
import { describeIssue } from './describe-issue.ts';
import { valueAt } from '../../schemas/base/value-at.ts';

interface ListFile<Item extends z.ZodType> {
  /** The name of the file in sentences. */
  readonly name: string;
  readonly schema: z.ZodArray<Item>;
  /** The noun for an item, such as `document`. */
  readonly what: string;
}

/** Parses a JSON file that holds a list. A fault names the item, counted from 1. */
export function parseList<Item extends z.ZodType>(
  value: unknown,
  { name, schema, what }: ListFile<Item>,
): z.output<Item>[] {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.flatMap((issue) => {
    const [index, ...path] = issue.path;
    if (index === undefined)
      return describeIssue(issue, { schema, value, whole: 'the file' }).map((each) => `in ${name}: ${each}`);
    const inItem = describeIssue(
      { ...issue, path },
      { schema: schema.element, value: valueAt(value, [index]), whole: `the ${what}` },
    );
    return inItem.map((each) => `in ${name}, ${what} ${Number(index) + 1}: ${each}`);
  });
  throw new UsageError(faults.join('\n'));
}
