import { isOwnComputer } from '../../addresses/host-kinds.ts';
import { fixOf } from '../../fix/fix.ts';
import { readdress } from '../../fix/readdress.ts';
import type { Reference } from '../../graph.ts';
import { linksOf } from '../../inspect/links/links-of.ts';
import { locationOf } from '../../inspect/reach/location-of.ts';
import { rule } from '../../rule.ts';
import { linkWords } from '../words.ts';

export const insecure = rule<{ readonly reference: Reference; readonly host: string }>({
  id: 'links/insecure',
  severity: 'warn',
  summary: 'Every link to another site is encrypted (https).',
  advice: 'Try the address with https:// and use that.',
  message: ({ reference, host }, named) =>
    `${linkWords(reference, named)} leads to ${host} over http: others on the network can read and change the page.`,
  *check(entry, graph) {
    for (const { reference, address } of linksOf(entry, graph)) {
      if (address.kind !== 'outside' || address.url.protocol !== 'http:' || isOwnComputer(address.url))
        continue;
      const { host, href } = address.url;
      const suggestion = href.replace(/^http:/u, 'https:');
      yield { at: locationOf(reference), detail: { reference, host }, target: href, suggestion };
    }
  },
  fix({ detail: { reference }, suggestion = '' }, content, graph) {
    const to = reference.target.trim().replace(/^http:/iu, 'https:');
    return fixOf(content.isAnswered(suggestion), [readdress(reference, to, { content, graph })]);
  },
});
