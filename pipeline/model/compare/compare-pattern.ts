import { shortened } from '../../rules/words.ts';
import type { FieldFault } from './difference.ts';
import type { FieldPair } from './field-pair.ts';
import { slipsThrough } from '../patterns.ts';

/** The differences in the texts that a field takes. Two patterns are compared by examples of what ours refuses. */
export function comparePattern({ subject, before, now, own }: FieldPair): FieldFault[] {
  const [was, is, wanted] = [before.limits.pattern, now.limits.pattern, own.limits.pattern];
  if (was?.source === is?.source && was?.flags === is?.flags) return [];
  const change = 'pattern';
  const advice = wanted === undefined ? '' : `Set the field's pattern in Contentful to ${wanted.source}.`;
  if (is === undefined) {
    if (wanted === undefined) {
      return [{ impact: 'safe', change, message: `${subject} takes any text now.`, advice: '' }];
    }
    const message = `${subject} takes any text: one that does not work is found only when the content is checked.`;
    return [{ impact: 'risky', change, message, advice }];
  }
  const slipped = wanted && slipsThrough(is, wanted);
  if (slipped !== undefined) {
    const message = `${subject} has a pattern that takes "${slipped}", which does not work there.`;
    return [{ impact: 'risky', change, message, advice }];
  }
  const message = `${subject} has a pattern of its own: ${shortened(is.source)}`;
  return [{ impact: 'safe', change, message, advice: '' }];
}
