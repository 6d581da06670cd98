import type { ServiceSettings } from './service-settings.ts';

const cutOffAfterMs = 100;

/** An answer that promises more than it brings: the connection breaks after its first words have gone out. */
export function cutOff(start: string, sleep: ServiceSettings['sleep'], type = 'application/json'): Response {
  const cut = new Error('an answer was cut off, as somebody has asked for');
  cut.stack = cut.message; // the terminal shows it, and nothing is to be looked for
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(start)),
    async pull(controller) {
      await sleep(cutOffAfterMs);
      controller.error(cut);
    },
  });
  return new Response(body, { headers: { 'content-type': type } });
}
