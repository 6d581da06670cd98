import { slug } from 'github-slugger';
import { codeOf } from '../../decode/texts/character-name.ts';
import { headingOf } from '../../link/page/parts.ts';
import { suggestedValue } from '../../fix/replace-value.ts';
import { rule } from '../../rule.ts';
import { shortened } from '../words.ts';

export const unusableAnchor = rule<{ readonly anchor: string; readonly fault: string }>({
  id: 'anchors/unusable',
  severity: 'warn',
  summary: 'Every anchor can be written in a link as it is.',
  advice: 'Use lower-case letters, digits and hyphens, and correct the links that lead to the anchor.',
  message: ({ anchor, fault }) =>
    `The anchor "${shortened(anchor)}" cannot be written in a link as it is: it holds ${fault}.`,
  *check(entry, graph) {
    const anchor = entry.type && headingOf(entry, graph.entries)?.name;
    const fault = anchor && faultOf(anchor);
    if (!anchor || !fault) return;
    const at = { entry: entry.id, field: [entry.fieldNames.get('anchor') ?? 'anchor'] };
    yield { at, detail: { anchor, fault }, target: anchor, suggestion: slug(anchor) || undefined };
  },
  fix: suggestedValue,
});

/** Characters that browsers or text editors read or write differently in a link. Source: RFC 3986, 3.5. */
function faultOf(anchor: string): string | undefined {
  const character = /[\s\p{Cc}"#%'<>\\^`{|}]/u.exec(anchor)?.[0];
  if (character === undefined) return undefined;
  if (character === ' ') return 'a space';
  return /[\s\p{Cc}]/u.test(character) ? `the character ${codeOf(character)}` : `the character ${character}`;
}
