import { readdirSync, readFileSync } from 'node:fs';
import type { BuildInput } from '../pipeline/build.ts';
import { exportOf, type RawEntry, settings } from './pipeline/documents.ts';

const folder = new URL('../data/fixtures/', import.meta.url);

/** A sound entry of every content type with every field filled, by the id of the type. A file has one, or a list: a type with its parts. */
export const fixtures: ReadonlyMap<string, RawEntry> = new Map(
  readdirSync(folder)
    .flatMap((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as RawEntry | RawEntry[])
    .map((entry) => [(entry.sys['contentType'] as { sys: { id: string } }).sys.id, entry]),
);

/** A space of all of them. */
export function fixtureInput(): BuildInput {
  const knowledgeBase = {
    kbId: 'kb',
    deliveryChannelId: 'kb',
    deliveryChannelStrict: false,
    searchSource: 'KB',
    homeUrl: '/',
  };
  return {
    exported: exportOf([...fixtures.values()]),
    config: settings({ knowledgeBases: { main: knowledgeBase } }),
  };
}
