import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { PipelineConfig } from '../../pipeline/config/config.ts';
import type { Proposal } from '../../pipeline/model/propose/proposal.ts';
import { loadConfig } from '../config/load-config.ts';
import { mappingLines, newTypesMarker } from './mapping-text.ts';

/** The part of a proposal that a configuration does not speak of. */
export const newIn = (
  { types }: Proposal,
  { contentTypes }: Pick<PipelineConfig, 'contentTypes'>,
): Proposal['types'] =>
  types.filter(({ id, mapping }) => mapping !== undefined && !Object.hasOwn(contentTypes, id));

/**
 * Writes new types into a configuration, above the line that `init` left for them. False, and the file is as before, where that line is
 * not there, or where anything else would change: a draft beside the file is tried first.
 */
export async function addTypes(
  file: string,
  types: Proposal['types'],
  before: PipelineConfig,
): Promise<boolean> {
  const text = await readFile(file, 'utf8');
  const places = text.split(newTypesMarker);
  const [start, end] = places;
  if (start === undefined || end === undefined || places.length !== 2) return false;
  const indent = /(?<=\n)[ \t]*$/u.exec(start)?.[0];
  if (indent === undefined) return false;
  const lines = mappingLines({ types }).map((line) => `${line}\n${indent}`);
  const draft = `${file}.${process.pid}${extname(file)}`;
  try {
    await writeFile(draft, `${start}${lines.join('')}${newTypesMarker}${end}`);
    if (!(await isOnlyGrown(draft, types, before))) return false;
    await rename(draft, file);
    return true;
  } finally {
    await rm(draft, { force: true });
  }
}

async function isOnlyGrown(file: string, types: Proposal['types'], before: PipelineConfig): Promise<boolean> {
  try {
    const { config } = await loadConfig({ config: file });
    const added = new Set(types.map(({ id }) => id));
    const kept = Object.fromEntries(Object.entries(config.contentTypes).filter(([id]) => !added.has(id)));
    return (
      isDeepStrictEqual({ ...config, contentTypes: kept }, { ...before }) &&
      types.every(({ id }) => Object.hasOwn(config.contentTypes, id))
    );
  } catch {
    return false;
  }
}
