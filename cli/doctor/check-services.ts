import type { PipelineConfig } from '../../pipeline/config/config.ts';
import { type Check, fail, ok, warn } from './check.ts';

const deadlineMs = 5000;

/** Whether the addresses of the live services answer at all. What they answer is their own affair. */
export const checkServices = ({ services }: Pick<PipelineConfig, 'services'>): Promise<Check[]> =>
  Promise.all(Object.entries(services).map(([name, address]) => checkService(`service ${name}`, address)));

async function checkService(subject: string, address: string): Promise<Check> {
  if (!/^https?:\/\//iu.test(address) || !URL.canParse(address)) {
    return fail(
      subject,
      `"${address}" is no address; write it as https://search.example.com in the configuration.`,
    );
  }
  try {
    const { status } = await fetch(address, { signal: AbortSignal.timeout(deadlineMs) });
    return status < 500
      ? ok(subject, address)
      : warn(subject, `${address} answers with ${status}; ask who runs it.`);
  } catch (error) {
    const { name, cause } = error as Error & { readonly cause?: NodeJS.ErrnoException };
    const why = name === 'TimeoutError' ? `no answer within ${deadlineMs / 1000} s` : (cause?.code ?? name);
    return warn(
      subject,
      `${address} is not reached (${why}): readers would not have it. Correct it in the configuration.`,
    );
  }
}
