import { isLoopback } from '../../../is-loopback.ts';
import type { Check } from '../../check.ts';
import { skipped } from '../../check.ts';
import { came, follow } from '../answer.ts';
import type { DeployedSite } from '../deployed-site.ts';
import { type Fault, judged } from '../judged.ts';

/** Whether readers who type the address without https get there. */
export async function checkEncryption({ ask, locales: [{ address }] }: DeployedSite): Promise<Check[]> {
  const { protocol, host, port, pathname } = new URL(address);
  if (protocol === 'http:')
    return isLoopback(host)
      ? [skipped('encryption', 'The site is on this machine.')]
      : judge({ address, came: 'is not encrypted' });
  if (port !== '') return [skipped('encryption', 'The site has a port of its own.')];
  const plain = `http://${host}${pathname}`;
  const { answer } = await follow(ask, plain);
  const isOpen = answer.status !== 0 && answer.address.startsWith('http:');
  return judge(
    isOpen ? { address: plain, came: `${came(answer)} in place of a redirect to https` } : undefined,
  );
}

const judge = (result: Fault | undefined): Check[] => [
  judged('encryption', { results: [result], fine: 'http leads to https' }),
];
