import type { ServiceSettings } from './service-settings.ts';

const cutOffAfterMs = 100;

/** A response whose connection breaks after its first words. */
export function cutOff(start: string, sleep: ServiceSettings['sleep'], type = 'application/json'): Response {
  const cut = new Error('an answer was cut off, as somebody has asked for');
  cut.stack = cut.message; // the terminal shows this message; nothing is wrong
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(start)),
    async pull(controller) {
      await sleep(cutOffAfterMs);
      controller.error(cut);
    },
  });
  return new Response(body, { headers: { 'content-type': type } });
}
