import { pathToFileURL } from 'node:url';
import type { CreatePrerenderer } from '../../../schemas/prerenderer.ts';

/** The server half of the reader's build. Source: reader/app/prerender.tsx. */
interface ReaderServer {
  readonly createPrerenderer: CreatePrerenderer;
}

/** Loads it from its file. It takes a while, and is done once in a thread. */
export async function loadReaderServer(file: string): Promise<ReaderServer> {
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as ReaderServer; // our own build
}
