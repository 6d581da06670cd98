import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { LivePreview } from '../live-preview.ts';
import { ownFiles } from '../own-pages/own-files.ts';
import { sameOrigin } from '../../services/wire/guards.ts';

export interface Changes extends Pick<LivePreview, 'onChange' | 'fault'> {
  /** The version of the newest build. */
  readonly version: () => string;
}

/** A stream of server-sent events: the current version, why it is not the newest content, and each later one. */
export function changesRoutes(basePath: string, changes: Changes): Hono {
  const app = new Hono<{ Bindings: Partial<HttpBindings> | undefined }>().basePath(basePath);
  app.get(ownFiles.changes, sameOrigin, (context) => {
    // without chunked encoding the stream ends quietly when the preview is killed, with no error in the console
    context.env?.outgoing?.removeHeader('transfer-encoding');
    return new Response(versions(changes), {
      headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', connection: 'close' },
    });
  });
  return app as unknown as Hono; // the bindings of the host matter to this route only
}

function versions({ version, fault, onChange }: Changes): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let end: (() => void) | undefined;
  return new ReadableStream({
    start(controller) {
      const announce = () => {
        const why = `event: fault\ndata: ${JSON.stringify(fault() ?? null)}\n\n`;
        controller.enqueue(encoder.encode(`${why}data: ${version()}\n\n`));
      };
      announce();
      end = onChange(announce);
    },
    cancel: () => end?.(),
  });
}
