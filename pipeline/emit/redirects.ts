import type { BundleFiles } from '../../schemas/bundle/index.ts';
import type { Graph } from '../graph.ts';
import { compileRedirects, type CompiledRedirects } from '../redirects/compile.ts';
import { pagesOf } from '../redirects/known-pages.ts';
import { readerTable } from '../redirects/reader-table.ts';

/** The rules of a space and of its table with their final targets. The rules under `redirects/` report what is left out. */
export const compiledRedirects = (graph: Graph): CompiledRedirects =>
  compileRedirects(graph.redirects, { pages: pagesOf(graph), site: graph.config });

/** `redirects`: the same as the reader looks it up. */
export const redirectsFile = (graph: Graph): BundleFiles['redirects'] =>
  readerTable(compiledRedirects(graph));
