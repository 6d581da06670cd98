import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type * as z from 'zod/mini';
import { failure, type Result } from '../../../schemas/base/result.ts';
import { answerPiece, answerStreamEvents } from '../../../schemas/services/help-center/answer.ts';
import type { ServiceFailure } from '../../../schemas/services/failure.ts';
import { lostConnection } from '../http/lost-connection.ts';
import { parseReply } from '../http/parse-reply.ts';
import { textPieces } from './text-pieces.ts';
import { type OnText, notifyOfText } from './notify-of-text.ts';

interface AnswerStream<Reply> {
  readonly reply: z.ZodMiniType<Reply>;
  readonly onText: OnText | undefined;
  readonly maxBytes: number;
}

/** Follows an answer that comes in events, to its last one. One without an end has broken off. */
export async function readAnswerStream<Reply>(
  response: Response,
  { reply, onText, maxBytes }: AnswerStream<Reply>,
): Promise<Result<Reply, ServiceFailure>> {
  const notifier = notifyOfText(onText);
  let events: EventSourceMessage[] = [];
  let hasForeignLine = false;
  const parser = createParser({
    onEvent: (event) => events.push(event),
    onError: () => (hasForeignLine = true),
  });
  try {
    for await (const piece of textPieces(response, maxBytes)) {
      if (piece === undefined) return failure({ kind: 'tooLarge', maxBytes });
      parser.feed(piece);
      for (const { event, data } of events) {
        if (event === answerStreamEvents.reply) return parseReply(data, reply);
        if (event !== answerStreamEvents.text) continue;
        const read = parseReply(data, answerPiece);
        if (!read.ok) return read;
        notifier.add(read.value.text);
      }
      events = [];
    }
    return failure(hasForeignLine ? noStream : lostConnection(true));
  } finally {
    notifier.stop();
  }
}

/** For example a page with the content type of a stream. */
const noStream: ServiceFailure = { kind: 'unreadable', reason: 'it is not a stream of events' };
