import { pathToFileURL } from 'node:url';
import type { CreatePrerenderer } from '../../../schemas/prerenderer.ts';

/** The server half of the reader's build. Source: reader/app/prerender.tsx. */
interface ReaderServer {
  readonly createPrerenderer: CreatePrerenderer;
}

/** Loads the reader's server build. It is slow, so each thread does it once. */
export async function loadReaderServer(file: string): Promise<ReaderServer> {
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as ReaderServer; // our own build
}
