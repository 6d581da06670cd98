import { addTo } from '../../schemas/base/add-to.ts';
import type { EntryId } from '../../schemas/base/ids.ts';
import { inConfiguration } from '../config/in-configuration.ts';
import type { Entry } from '../entry.ts';
import type { Finding, ReadAs, Report } from '../finding.ts';
import { wrongMapping } from '../rules/mapping/wrong-type.ts';
import { invalidValue } from '../rules/schema/invalid-value.ts';
import { wrongType } from '../rules/schema/wrong-type.ts';

/** A finding about a value that a mapping reads. */
interface Misread extends Finding {
  readonly readAs: ReadAs;
}

/** Holds back what is found about values that mappings read, until all entries are decoded. */
export interface Misreads {
  readonly report: Report;
  /** Reports a fault in most entries once, at the mapping; any other one at each entry. */
  tell(entries: readonly Entry[]): void;
}

export function misreadsOf(report: Report): Misreads {
  const held = new Map<string, Misread[]>();
  return {
    report: (problem, occurrence) => {
      const { readAs } = occurrence;
      if (readAs === undefined || !ofValues.has(problem.id)) report(problem, occurrence);
      else addTo(held, placeOf(readAs), { ...occurrence, problem, readAs });
    },
    tell(entries) {
      const byId = new Map(entries.map((entry) => [entry.id, entry]));
      for (const found of held.values()) {
        const mapping = faultOfMapping(found, byId);
        if (mapping !== undefined) report(wrongMapping, mapping);
        else for (const { problem, ...occurrence } of found) report(problem, occurrence as never); // they were reported together
      }
    },
  };
}

/** A text that is blank is one that an editor forgot, whatever it is read as. */
const ofValues: ReadonlySet<string> = new Set([wrongType.id, invalidValue.id]);

const placeOf = ({ place, field }: ReadAs): string => JSON.stringify([...place, field]);

/** More entries than these are no slips of editors. */
const maxSlips = 10;

/** The finding at the mapping; undefined if the fault is one of some entries. */
function faultOfMapping(found: readonly Misread[], entries: ReadonlyMap<EntryId, Entry>) {
  const [first] = found;
  const example = first && entries.get(first.readAs.entry);
  if (first === undefined || example === undefined) return undefined;
  const { field, place, isNamed } = first.readAs;
  const wrong = new Set(found.map(({ readAs }) => readAs.entry)).size;
  const filled = [...entries.values()].filter(
    ({ contentType, type, fields, refused }) =>
      contentType === example.contentType &&
      type === example.type &&
      (fields[field] !== undefined || refused?.includes(field) === true),
  ).length;
  if (wrong < 2 || (wrong <= maxSlips && wrong * 2 <= filled)) return undefined;
  const from = example.fieldNames.get(field) ?? field;
  return {
    at: inConfiguration('contentTypes', ...place, ...(isNamed ? ['fields', field] : [])),
    detail: {
      contentType: example.contentType,
      field,
      from,
      entries: wrong,
      filled,
      example: example.title ?? example.id,
      fault: first.problem.message(first.detail as never, String), // it is of that problem
    },
    target: `${example.contentType}.${from}`,
  };
}
