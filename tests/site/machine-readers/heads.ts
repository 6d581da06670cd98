import type { Graph } from 'schema-dts';
import { expect } from 'vitest';
import { build, type BuildInput } from '../../../pipeline/build.ts';
import { createPrerenderer } from '../../../reader/app/prerender.tsx';

/** The pages of a space, with their addresses. */
export function prerendererOf(input: BuildInput) {
  const { files } = build(input);
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const read = async (path: string): Promise<unknown> => JSON.parse(texts.get(path) ?? 'null');
  const { basePath } = input.config;
  return {
    files,
    urls: files.flatMap(({ url }) => url ?? []),
    ...createPrerenderer({ read, shell: { basePath, scripts: [], styles: [], otherStyles: [] } }),
  };
}

export type Prerenderer = ReturnType<typeof prerendererOf>;

/** As a browser parses it. */
export async function headAt(url: string, prerenderer: Prerenderer): Promise<HTMLHeadElement> {
  const { html } = await prerenderer.page(url, { hasMarkdown: true });
  return new DOMParser().parseFromString(html, 'text/html').head;
}

export interface Thing extends Readonly<Record<string, unknown>> {
  readonly '@type': string;
}

/** What a page says it is; nothing where it says nothing. */
export function thingsIn(head: HTMLHeadElement): Thing[] {
  const text = head.querySelector('script[type="application/ld+json"]')?.textContent;
  if (!text) return [];
  const graph = JSON.parse(text) as Graph;
  expect(graph['@context']).toBe('https://schema.org');
  return graph['@graph'] as unknown as Thing[]; // as plain data
}

export const meta = (head: HTMLHeadElement, name: string) =>
  head.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');
