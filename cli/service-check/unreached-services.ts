import type { OutsideService } from './services-of.ts';
import { whyUnreached } from './why-unreached.ts';

/** Hardly longer than a small build takes. */
const deadlineMs = 2000;

/**
 * A sentence for each service on another host that does not answer, and what to do. All are asked at once.
 */
export async function unreachedServices(services: readonly OutsideService[]): Promise<readonly string[]> {
  const sentences = services.map(async ({ name, setting, address }) => {
    const why = await whyUnreached(address, { deadlineMs });
    return why === undefined
      ? []
      : [`the service ${name} is on, but ${address} ${why}; correct "${setting}", or leave it out.`];
  });
  return (await Promise.all(sentences)).flat();
}
