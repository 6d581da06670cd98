import { isIncludedOrUnsound } from '../../addresses/site-pages.ts';
import { announcementCodeIds } from '../../../schemas/spec/pages/announcements.ts';
import { nearest } from '../../nearest.ts';
import { suggestedValue } from '../../fix/replace-value.ts';
import { rule } from '../../rule.ts';
import { shortened } from '../words.ts';

const known: readonly string[] = Object.values(announcementCodeIds);

/** A type without a sound code is a missing field. */
export const unknownAnnouncementType = rule<{ readonly codeId: string }>({
  id: 'announcements/unknown-type',
  severity: 'info',
  summary: 'The code of every announcement type has a colour of its own.',
  advice: `Codes with a colour are ${known.join(', ')}. A type of your own works too, without a colour.`,
  message: ({ codeId }) =>
    `The code "${shortened(codeId)}" has no colour of its own: its announcements get a plain tag.`,
  *check(entry, graph) {
    const codeId = entry.type === 'announcementType' ? entry.fields['codeId'] : undefined;
    if (typeof codeId !== 'string' || known.includes(codeId) || !isIncludedOrUnsound(entry, graph)) return;
    const field = [entry.fieldNames.get('codeId') ?? 'codeId'];
    const suggestion = nearest(codeId.trim(), known);
    yield { at: { entry: entry.id, field }, detail: { codeId }, target: codeId, suggestion };
  },
  fix: suggestedValue,
});
