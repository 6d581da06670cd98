import type { FieldFacts } from '../facts/facts.ts';
import type { Placing } from './placing.ts';

/**
 * A path to a field of the entry that a reference leads to. Undefined where it may lead to entries in which the field is of another
 * type: a reference without limits leads to any.
 */
export function pathTo(
  { field }: FieldFacts,
  { field: step }: FieldFacts,
  { decisions }: Pick<Placing, 'decisions'>,
): string | undefined {
  const targets = field.limits.targets ?? [...decisions.keys()];
  const types = targets.flatMap((target) => decisions.get(target)?.view.type.fields.get(step.id)?.type ?? []);
  return types.every((type) => type === step.type || (isText(type) && isText(step.type)))
    ? `${field.id}.${step.id}`
    : undefined;
}

const isText = (type: string): boolean => type === 'Symbol' || type === 'Text';
