import type { ComparisonContext } from './comparison.ts';
import type { Difference } from './difference.ts';
import type { ModelType, SpaceModel } from '../space-model.ts';
import { inOurTerms, placed, safeDifference } from './type-differences.ts';

/**
 * Our types that a space does not have. A space without glossaries is sound; one is not whose entries are of a type that
 * is gone, or whose field leads to such a type and no other.
 */
export function missingTypes(own: SpaceModel, comparison: ComparisonContext): Difference[] {
  const { space, reading } = comparison;
  const present = new Set<string>([...space.model.types.keys()].flatMap((id) => reading.typesOf(id)));
  // a type with an id of ours that is not read is there all the same
  const missing = [...own.types.values()].filter(({ id }) => !present.has(id) && !space.model.types.has(id));
  if (missing.length === 0) return [];
  const needs = findNeeds(comparison, present);
  const entries = entriesByType(comparison);
  return missing.map((type) =>
    describe(type, { entries: entries.get(type.id) ?? 0, need: needs.get(type.id) }),
  );
}

/** The first field of the space that leads to each type of ours, where all that it leads to is missing. */
function findNeeds({ space, reading }: ComparisonContext, present: ReadonlySet<string>): Map<string, string> {
  const needs = new Map<string, string>();
  for (const type of space.model.types.values()) {
    if (reading.typeOf(type.id) === undefined) continue;
    for (const field of type.fields.values()) {
      const { targets = [] } = inOurTerms(field, reading).limits;
      if (targets.some((target) => present.has(target) || space.model.types.has(target))) continue;
      for (const target of targets) {
        if (!needs.has(target)) needs.set(target, `the field "${field.id}" of ${type.id}`);
      }
    }
  }
  return needs;
}

function entriesByType({ entries, reading }: ComparisonContext): Map<string, number> {
  const byType = new Map<string, number>();
  for (const [id, number] of entries) {
    const type = reading.typeOf(id);
    if (type !== undefined) byType.set(type, (byType.get(type) ?? 0) + number);
  }
  return byType;
}

interface Use {
  readonly entries: number;
  /** A field, in words. */
  readonly need: string | undefined;
}

function describe({ id }: ModelType, { entries, need }: Use): Difference {
  const at = { against: 'fieldbook', contentType: id, readAs: undefined } as const;
  const change = 'type-missing';
  const advice = `Import the type (fieldbook model print --out model.json), or map the space's own under "contentTypes" in the configuration.`;
  if (entries > 0) {
    const those = entries === 1 ? '1 entry is' : `${entries} entries are`;
    const message = `The content type ${id} is missing, and ${those} of it: Contentful cannot show or publish them.`;
    return placed({ impact: 'breaking', change, message, advice }, at);
  }
  if (need !== undefined) {
    const message = `The content type ${id} is missing, and ${need} leads to nothing else: it can never be filled.`;
    return placed({ impact: 'breaking', change, message, advice }, at);
  }
  const message = `The content type ${id} is not in the space: pages do without it.`;
  return safeDifference(change, message, at);
}
