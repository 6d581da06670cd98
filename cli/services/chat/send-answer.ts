import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import { answerStreamEvents, answerStreamType } from '../../../schemas/services/help-center/answer.ts';
import { describeForLog } from '../../describe-error.ts';
import type { ServiceSettings } from '../wire/service-settings.ts';

/** Sends the next piece of an answer. It does nothing for a client that does not stream. */
export type OnPiece = (text: string) => Promise<void>;

/** Makes the whole reply, and sends its text in pieces meanwhile. */
export type Compose = (onPiece: OnPiece, signal: AbortSignal) => Promise<object>;

/** Sends a reply as a stream if the client accepts one, else as a whole. */
export async function sendAnswer(
  context: Context,
  { report }: Pick<ServiceSettings, 'report'>,
  compose: Compose,
): Promise<Response> {
  const { signal } = context.req.raw;
  if (!takesPieces(context)) return context.json(await compose(async () => {}, signal));
  return streamSSE(context, async (stream) => {
    const left = new AbortController();
    stream.onAbort(() => left.abort());
    const send = (event: string, data: object) => stream.writeSSE({ event, data: JSON.stringify(data) });
    try {
      const reply = await compose((text) => send(answerStreamEvents.text, { text }), left.signal);
      await send(answerStreamEvents.reply, reply);
    } catch (error) {
      report(describeForLog(error)); // a stream without a reply has failed
    }
  });
}

export const takesPieces = (context: Context): boolean =>
  (context.req.header('accept') ?? '').includes(answerStreamType);
