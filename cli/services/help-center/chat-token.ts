import * as z from 'zod/mini';
import type { ServiceSettings } from '../wire/service-settings.ts';
import { readSigned, signed } from '../wire/signed.ts';

const livesMs = 60 * 60 * 1000;

const chatToken = z.object({ visitorId: z.nullable(z.string()), expiresAtMs: z.number() });
type ChatToken = z.infer<typeof chatToken>;

type Issuing = Pick<ServiceSettings, 'secret' | 'now'>;

/** The token of the chat and of quick answers. It identifies the reader; the server keeps no state. */
export const issueChatToken = (visitorId: string | undefined, { secret, now }: Issuing): string =>
  signed({ visitorId: visitorId ?? null, expiresAtMs: now() + livesMs } satisfies ChatToken, {
    purpose: 'chat token',
    secret,
  });

/** Undefined if it is forged or has expired. */
export function readChatToken(text: string, { secret, now }: Issuing): ChatToken | undefined {
  const read = chatToken.safeParse(readSigned(text, { purpose: 'chat token', secret }));
  return read.success && read.data.expiresAtMs > now() ? read.data : undefined;
}
