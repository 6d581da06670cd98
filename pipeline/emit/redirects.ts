import type { BundleFiles } from '../../schemas/bundle/index.ts';
import type { Graph } from '../graph.ts';
import { compileRedirects, type CompiledRedirects } from '../redirects/compile.ts';
import { pagesOf } from '../redirects/known-pages.ts';
import { readerTable } from '../redirects/reader-table.ts';

/** Every rule of a space and its table with its last target; the rules under `redirects/` say what is left out. */
export const compiledRedirects = (graph: Graph): CompiledRedirects =>
  compileRedirects(graph.redirects, { pages: pagesOf(graph), site: graph.config });

/** `redirects`: the same as the reader looks it up. */
export const redirectsFile = (graph: Graph): BundleFiles['redirects'] =>
  readerTable(compiledRedirects(graph));
