import type { RawExport } from '../../../pipeline/decode/export/raw-export.ts';
import { generatedSpace } from '../mutations/generated/space.ts';
import { inputOf } from '../mutations/space.ts';
import type { RawEntry } from '../documents.ts';

/** A space with one or two entries of every content type, so that thousands of runs take seconds. */
export function smallSpace() {
  const input = inputOf(generatedSpace());
  const entries = input.exported.entries as readonly RawEntry[];
  const taken = new Map<string, RawEntry[]>();
  for (const entry of entries) {
    const type = JSON.stringify(entry.sys['contentType']);
    taken.set(type, [...(taken.get(type) ?? []), entry].slice(0, 2));
  }
  const exported: RawExport = {
    ...input.exported,
    entries: [...taken.values()].flat(),
    assets: input.exported.assets.slice(0, 2),
  };
  return { ...input, exported };
}
