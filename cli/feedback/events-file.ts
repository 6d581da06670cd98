import { createReadStream } from 'node:fs';
import type { FeedbackEvent } from '../../schemas/services/feedback.ts';
import { readEvent, type Unreadable } from './read-event.ts';

/**
 * Reads the events of a file. A line has one event or a list, as browsers send them; or the whole file is one list.
 * Unreadable events are reported, and the rest is read. `-` is stdin.
 */
export async function* eventsInFile(path: string, onUnreadable: Unreadable): AsyncGenerator<FeedbackEvent> {
  const stream = path === '-' ? process.stdin : createReadStream(path);
  let line = 0;
  let list: string[] | undefined; // the lines of a file that is one list
  for await (const text of linesOf(stream.setEncoding('utf8'))) {
    line += 1;
    if (list !== undefined) list.push(text);
    else if (/^\ufeff?\s*\[\s*$/u.test(text)) list = [text];
    else if (text.trim() !== '') yield* eventsIn(text, `line ${line}`, onUnreadable);
  }
  if (list !== undefined) yield* eventsIn(list.join('\n'), 'the list', onUnreadable);
}

/** A line can be as long as the file, so its chunks are joined once. */
async function* linesOf(chunks: AsyncIterable<unknown>): AsyncGenerator<string> {
  let begun: string[] = [];
  for await (const chunk of chunks) {
    const [first = '', ...others] = String(chunk).split('\n');
    begun.push(first);
    for (const next of others) {
      yield begun.join('');
      begun = [next];
    }
  }
  yield begun.join('');
}

function* eventsIn(text: string, where: string, onUnreadable: Unreadable): Generator<FeedbackEvent> {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\ufeff/u, ''));
  } catch {
    return onUnreadable(where, 'it is not JSON');
  }
  for (const [index, each] of (Array.isArray(json) ? json : [json]).entries()) {
    const event = readEvent(each);
    if (event.ok) yield event.value;
    else onUnreadable(Array.isArray(json) ? `${where}, event ${index + 1}` : where, event.failure);
  }
}
