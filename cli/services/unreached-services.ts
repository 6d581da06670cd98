import type { PipelineConfig } from '../../pipeline/config/config.ts';
import { servicesOf } from './services-of.ts';
import { whyUnreached } from './why-unreached.ts';

/** Hardly longer than a small build takes. */
const deadlineMs = 2000;

/**
 * A sentence for each service on another host that does not answer, and what to do. All are asked at once. Those on the host of the site are not
 * asked: the site may not be there yet.
 */
export async function unreachedServices(config: PipelineConfig): Promise<readonly string[]> {
  const sentences = servicesOf(config).map(async ({ name, setting, address }) => {
    if (address === undefined || address.startsWith('/')) return [];
    const why = await whyUnreached(address, { deadlineMs });
    return why === undefined
      ? []
      : [`the service ${name} is on, but ${address} ${why}; correct "${setting}", or leave it out.`];
  });
  return (await Promise.all(sentences)).flat();
}
