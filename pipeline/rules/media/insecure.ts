import { isOwnComputer } from '../../addresses/host-kinds.ts';
import { type MediaAddress, mediaAddresses } from '../../inspect/content/media-addresses.ts';
import { fixOf } from '../../fix/fix.ts';
import { replaceValue } from '../../fix/replace-value.ts';
import { rule } from '../../rule.ts';

export const insecureMedia = rule<Pick<MediaAddress, 'field' | 'use'> & { readonly url: string }>({
  id: 'media/insecure',
  severity: 'warn',
  summary: 'Every video and frame is encrypted (https).',
  advice: 'Try the address with https:// and use that.',
  message: ({ field, use, url }, named) =>
    `The ${use} in the field "${named(field)}" comes over http (${url}): browsers block it on an encrypted page, and readers see nothing.`,
  *check(entry, graph) {
    for (const { at, field, use, address } of mediaAddresses(entry, graph)) {
      if (address.kind !== 'outside' || address.url.protocol !== 'http:') continue;
      if (isOwnComputer(address.url)) continue;
      const url = address.url.href;
      const suggestion = url.replace(/^http:/u, 'https:');
      yield { at, detail: { field, use, url }, target: url, suggestion };
    }
  },
  fix({ at, suggestion = '' }, content) {
    const from = content.valueAt(at)?.value;
    if (typeof from !== 'string') return undefined;
    const to = from.trim().replace(/^http:/iu, 'https:');
    return fixOf(content.isAnswered(suggestion), [replaceValue(at, { from, to }, content)]);
  },
});
