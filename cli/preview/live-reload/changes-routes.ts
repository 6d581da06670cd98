import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { LivePreview } from '../live-preview.ts';
import { ownFiles } from '../own-pages/own-files.ts';
import { sameOrigin } from '../services/guards.ts';

export interface Changes extends Pick<LivePreview, 'onChange'> {
  /** Of the newest build. */
  readonly version: () => string;
}

/** A stream of server-sent events: the version that is shown, at once and whenever it becomes another. */
export function changesRoutes(basePath: string, { version, onChange }: Changes): Hono {
  const app = new Hono<{ Bindings: Partial<HttpBindings> | undefined }>().basePath(basePath);
  app.get(ownFiles.changes, sameOrigin, (context) => {
    // Without chunks the stream simply ends when the preview does, even when it is killed: no error in any console.
    context.env?.outgoing?.removeHeader('transfer-encoding');
    return new Response(versions(version, onChange), {
      headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', connection: 'close' },
    });
  });
  return app as unknown as Hono; // which bindings a host gives concerns this route alone
}

function versions(version: Changes['version'], onChange: Changes['onChange']): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let end: (() => void) | undefined;
  return new ReadableStream({
    start(controller) {
      const announce = () => controller.enqueue(encoder.encode(`data: ${version()}\n\n`));
      announce();
      end = onChange(announce);
    },
    cancel: () => end?.(),
  });
}
