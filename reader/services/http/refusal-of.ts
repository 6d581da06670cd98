import type { RefusalReason, ServiceFailure } from '../../../schemas/services/failure.ts';
import { refusal } from '../../../schemas/services/refusal.ts';
import { readText } from './read-text.ts';

type Refusal = Extract<ServiceFailure, { kind: 'refused' | 'throttled' }>;

/** Enough for a sentence and the JSON around it. */
const maxBytes = 10_000;

/** The meaning of an answer with an error status. An HTML page instead of JSON is not read. */
export async function refusalOf(response: Response): Promise<Refusal> {
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  const reason = isJson ? await reasonOf(response) : undefined;
  if (!isJson) await response.body?.cancel();
  const { status } = response;
  const resets = response.headers.get('x-throttle-reset');
  if (status === 429) return { kind: 'throttled', ...(resets !== null && { resets }) };
  return { kind: 'refused', status, ...(reason !== undefined && { reason }) };
}

/** The status alone says enough: a reason that breaks off is none. */
async function reasonOf(response: Response): Promise<RefusalReason | undefined> {
  try {
    const text = await readText(response, maxBytes);
    return refusal.safeParse(JSON.parse(text ?? '')).data;
  } catch {
    return undefined;
  }
}
