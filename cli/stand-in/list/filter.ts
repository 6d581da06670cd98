import { invalidQuery } from '../api/api-error.ts';
import type { Resource } from '../space/resource.ts';
import { valuesAt } from './values-at.ts';

export type Filter = (resource: Resource) => boolean;

/** Parses filters such as `sys.id[in]=a,b`. Any other parameter is refused, as Contentful does. */
export function readFilter(name: string, wanted: string): Filter {
  const { path, operator = 'eq' } = pattern.exec(name)?.groups ?? {};
  const matches = isOperator(operator) ? operators[operator](wanted) : undefined;
  if (path === undefined || matches === undefined) throw invalidQuery(name, wanted);
  const read = valuesAt(path);
  return (resource) => matches(read(resource));
}

const pattern =
  /^(?<path>(?:sys|fields|metadata|name|entity|scheduledFor|entities)(?:\.[\w-]+)*)(?:\[(?<operator>\w+)\])?$/u;

type Matches = (values: readonly unknown[]) => boolean;

/** Source: Contentful, "Search parameters". */
const operators = {
  eq: (wanted) => (values) => values.some((value) => String(value) === wanted),
  ne: (wanted) => (values) => !values.some((value) => String(value) === wanted),
  in: (wanted) => oneOf(wanted),
  nin: (wanted) => not(oneOf(wanted)),
  all: (wanted) => (values) =>
    wanted.split(',').every((each) => values.some((value) => String(value) === each)),
  exists: (wanted) => (values) => values.length > 0 === (wanted === 'true'),
  match: (wanted) => (values) =>
    values.some((value) => String(value).toLowerCase().includes(wanted.toLowerCase())),
  lt: (wanted) => compared(wanted, (order) => order < 0),
  lte: (wanted) => compared(wanted, (order) => order <= 0),
  gt: (wanted) => compared(wanted, (order) => order > 0),
  gte: (wanted) => compared(wanted, (order) => order >= 0),
} as const satisfies Record<string, (wanted: string) => Matches>;

const isOperator = (name: string): name is keyof typeof operators => Object.hasOwn(operators, name);

function oneOf(wanted: string): Matches {
  const all = new Set(wanted.split(','));
  return (values) => values.some((value) => all.has(String(value)));
}

const not =
  (matches: Matches): Matches =>
  (values) =>
    !matches(values);

function compared(wanted: string, holds: (order: number) => boolean): Matches {
  const limit = toNumber(wanted);
  return (values) => values.some((value) => holds(toNumber(value) - limit));
}

/** A number, or the milliseconds of a date; any other text compares as false. */
function toNumber(value: unknown): number {
  const text = String(value);
  return /^-?\d+(?:\.\d+)?$/u.test(text) ? Number(text) : Date.parse(text);
}
