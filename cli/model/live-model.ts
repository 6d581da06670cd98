import * as z from 'zod';
import { type ReadModel, readModel } from '../../pipeline/model/read-model.ts';
import type { Connection } from '../source/connection.ts';
import { SourceError } from '../source/source-error.ts';
import { askManagement, type AskLimits } from './ask-management.ts';

/** The page size of content types. */
const pageSize = 100;

/** More than a space can hold. Source: Contentful, "Technical limits". */
const maxPages = 100;

interface LiveModel {
  readonly space: ReadModel;
  readonly languages: number;
  readonly entries: ReadonlyMap<string, number>;
}

/** Reads the model of the live space, without its entries. */
export async function readLiveModel(connection: Connection, limits: AskLimits = {}): Promise<LiveModel> {
  const ask = (path: string) => askManagement({ path }, connection, limits);
  const contentTypes = await allPages('content_types', ask);
  const locales = await allPages('locales', ask);
  const { model } = readModel({ contentTypes, editorInterfaces: [] });
  // the widget decides whether a long text is Markdown; no other widget matters
  const withTexts = [...model.types.values()].filter(({ fields }) =>
    [...fields.values()].some(({ type }) => type === 'Text'),
  );
  const editorInterfaces: unknown[] = [];
  for (const { id } of withTexts) {
    const path = `content_types/${encodeURIComponent(id)}/editor_interface`;
    // an unpublished type has none yet
    editorInterfaces.push(await askManagement({ path, isOptional: true }, connection, limits));
  }
  return {
    space: readModel({ contentTypes, editorInterfaces }),
    languages: Math.max(1, locales.length),
    entries: new Map(),
  };
}

const page = z.object({ total: z.number(), items: z.array(z.unknown()) });

/** All items of a list. Throws if pages end early or never: a model with gaps must not be compared. */
async function allPages(part: string, ask: (path: string) => Promise<unknown>): Promise<unknown[]> {
  const items: unknown[] = [];
  for (let read = 0; read < maxPages; read += 1) {
    const query = `skip=${items.length}&limit=${pageSize}&order=sys.id`;
    const parsed = page.safeParse(await ask(`${part}?${query}`));
    if (!parsed.success) {
      throw new SourceError(`Contentful answered without a list of ${words[part]}; try again later.`);
    }
    items.push(...parsed.data.items);
    if (items.length >= parsed.data.total) return items;
    if (parsed.data.items.length === 0) {
      const missing = `${items.length} of ${parsed.data.total}`;
      throw new SourceError(`Contentful gave only ${missing} ${words[part]}; try again.`);
    }
  }
  throw new SourceError(`Contentful gave no end of ${words[part]}; try again later.`);
}

const words: Readonly<Record<string, string>> = { content_types: 'content types', locales: 'locales' };
