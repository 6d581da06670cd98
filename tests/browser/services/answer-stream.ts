import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { answerStreamEvents, answerStreamType } from '../../../schemas/services/help-center/answer.ts';
import { gate } from './gate.ts';

/** An answer that a test writes piece by piece, once the page has asked for it. */
export interface AnswerStream {
  /** The page has asked. */
  readonly asked: Promise<unknown>;
  /** The next piece of the text; waits until the page has asked. */
  readonly write: (text: string) => Promise<void>;
  /** The answer as it is in the end, and the end. */
  readonly end: (reply: unknown) => Promise<void>;
  /** Text of the test's own in place of events, such as one that no client understands. */
  readonly writeRaw: (text: string) => Promise<void>;
  /** The connection breaks. */
  readonly cut: () => Promise<void>;
}

/** The stream, and what begins it with the response that it is written to. */
export function answerStream(): {
  readonly stream: AnswerStream;
  readonly begin: (to: ServerResponse) => void;
} {
  const asked = gate<ServerResponse>();
  const writeRaw = async (text: string): Promise<void> => {
    const to = await asked.opened;
    if (!to.write(text)) await once(to, 'drain');
  };
  return {
    stream: {
      asked: asked.opened,
      writeRaw,
      write: (text) => writeRaw(eventOf(answerStreamEvents.text, { text })),
      async end(reply) {
        await writeRaw(eventOf(answerStreamEvents.reply, reply));
        (await asked.opened).end();
      },
      async cut() {
        (await asked.opened).destroy();
      },
    },
    begin(to) {
      to.writeHead(200, { 'content-type': answerStreamType, 'cache-control': 'no-store' }).flushHeaders();
      asked.open(to);
    },
  };
}

const eventOf = (name: string, data: unknown): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
