import { isContentTypeId } from '../../../schemas/content/index.ts';
import type { FieldFault } from './difference.ts';
import type { FieldPair } from './field-pair.ts';
import { harmlessChange, listed, without } from './harmless-change.ts';
import type { Limits } from '../../../schemas/fields/limits.ts';
import { everyNode } from '../text-limits.ts';

/** The differences in the entries that texts embed and link to. Types of ours are always read, other types never. */
export function compareEmbeds({ subject, before, now, space }: FieldPair): FieldFault[] {
  const enabled = now.limits.nodes ?? everyNode;
  const was = before.limits.embeds ?? none;
  const is = now.limits.embeds ?? none;
  const nodes = new Set([...was.keys(), ...is.keys()]);
  return [...nodes].flatMap((node): FieldFault[] => {
    if (!enabled.includes(node)) return [];
    const [wasTaken, isTaken] = [was.get(node), is.get(node)];
    const added = without(isTaken ?? space.types, wasTaken ?? space.types);
    const foreign = added.filter((type) => !isContentTypeId(type));
    if (foreign.length > 0) {
      const message = `${subject} takes entries of the type ${listed(foreign)} as ${node}: they are cards of their fields, and schema/unknown-type counts them.`;
      const advice = `Limit ${node} to the types that are shown; fieldbook model print lists them.`;
      return [{ impact: 'risky', change: 'embeds', message, advice }];
    }
    if (isTaken === undefined) return [];
    return harmlessChange({
      subject,
      change: 'embeds',
      noun: `as ${node} entries of the type`,
      was: wasTaken,
      is: isTaken,
    });
  });
}

const none: NonNullable<Limits['embeds']> = new Map();
