import { problem } from '../../problem.ts';

/** Found while the export is decoded. */
export const wrongType = problem<{ readonly expected: string; readonly actual: unknown }>({
  id: 'schema/wrong-type',
  severity: 'error',
  summary: 'Every value has the type of its field.',
  advice:
    'Enter the value again as the field takes it. Where the editor does not let you, a developer corrects the field in the content model.',
  message: ({ expected, actual }) => `The field takes ${expected}; it holds ${nameOf(actual)}.`,
});

function nameOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value))
    return value.length === 1 ? 'a list of one item' : `a list of ${value.length} items`;
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'string') return `the text "${value.length > 40 ? `${value.slice(0, 40)}…` : value}"`;
  return typeof value === 'number' || typeof value === 'boolean'
    ? `the ${typeof value} ${value}`
    : typeof value;
}
