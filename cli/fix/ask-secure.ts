import { type BuildInput, validate } from '../../pipeline/build.ts';
import { externalAddresses } from '../../pipeline/external-links.ts';
import type { IsAnswered } from '../../pipeline/fix/examine.ts';
import { inputsByLocale } from '../../pipeline/translations.ts';
import { askAddresses } from '../external/ask-addresses.ts';
import { type Clock, systemClock } from '../external/clock.ts';
import { requestSender, type SendRequest } from '../external/send-request.ts';
import { userAgent } from '../external/user-agent.ts';
import { withSpinner } from '../terminal/progress.ts';

/** Asks the hosts of all links without encryption whether they answer with it. */
export async function askSecure(
  input: BuildInput,
  { send, clock = systemClock }: { readonly send?: SendRequest; readonly clock?: Clock } = {},
): Promise<IsAnswered> {
  const graphs = inputsByLocale(input).map((each) => validate(each).graph);
  const addresses = new Set(
    graphs
      .flatMap(externalAddresses)
      .flatMap((address) => (address.startsWith('http:') ? [address.replace(/^http:/u, 'https:')] : [])),
  );
  const settings = input.config.externalLinks;
  const ask = send ?? requestSender({ timeoutMs: settings.timeoutMs, userAgent: userAgent() });
  const results = await withSpinner(`asking other sites (addresses: ${addresses.size})`, () =>
    askAddresses([...addresses], { send: ask, clock, settings }),
  );
  return (address) => {
    const result = results.get(address.replace(/#.*$/su, '')); // no server gets the hash
    return result?.kind === 'ok' || (result?.kind === 'redirected' && result.to.startsWith('https:'));
  };
}
