import type { Graph } from 'schema-dts';
import { expect } from 'vitest';
import { DOMParser } from '../../dom-parser.ts';
import type { Prerendered } from '../prerendered.ts';

/** As a browser parses it. */
export async function headAt(url: string, pages: Pick<Prerendered, 'page'>): Promise<HTMLHeadElement> {
  const { html } = await pages.page(url);
  const [head = ''] = html.split('<body', 1);
  return new DOMParser().parseFromString(head, 'text/html').head;
}

export interface Thing extends Readonly<Record<string, unknown>> {
  readonly '@type': string;
}

/** What a page says it is; nothing where it says nothing. */
export const thingsIn = (head: HTMLHeadElement): Thing[] =>
  thingsOf(head.querySelector('script[type="application/ld+json"]')?.textContent);

/** The same of its data. */
export function thingsOf(text: string | null | undefined): Thing[] {
  if (!text) return [];
  const graph = JSON.parse(text) as Graph;
  expect(graph['@context']).toBe('https://schema.org');
  return graph['@graph'] as unknown as Thing[]; // as plain data
}

export const meta = (head: HTMLHeadElement, name: string) =>
  head.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');
