import * as z from 'zod';
import { readExport } from '../../../pipeline/decode/export/raw-export.ts';
import { UsageError } from '../../usage-error.ts';
import type { ModelPart } from '../stand-in.ts';
import { isRecord } from '../../../schemas/base/is-record.ts';
import { type Item, type ItemKind, linkTarget, linkTo, type Resource } from './resource.ts';

/** The export, completed with what old exports lack and the API has. */
export interface LoadedSpace {
  readonly id: string;
  readonly environment: string;
  readonly items: Readonly<Record<ItemKind, readonly Item[]>>;
  readonly parts: Readonly<Record<ModelPart, readonly Resource[]>>;
}

/** Throws a `UsageError` that names the file if it cannot be served. */
export function loadSpace(exported: unknown, name: string): LoadedSpace {
  const file = readExport(exported);
  if (!file.ok) throw new UsageError(`${name} is no Contentful export: ${file.failure}.`);
  const read = exportSchema.safeParse(file.value);
  if (!read.success) throw new UsageError(`${name} cannot be served: ${describe(read.error)}.`);
  const { entries, assets, locales, ...parts } = read.data;
  const owners = [...entries, ...assets, ...parts.contentTypes, ...locales];
  const id = firstLink(owners, 'space') ?? 'standin';
  const environment = firstLink(owners, 'environment') ?? 'master';
  const links = { space: linkTo('Space', id), environment: linkTo('Environment', environment) };
  const fill = (type: string) => (resource: Resource) => ({
    ...resource,
    sys: { type, ...links, ...resource.sys },
  });
  return {
    id,
    environment,
    items: {
      Entry: entries.map((item) => fillItem(fill('Entry')(item))),
      Asset: assets.map((item) => fillItem(fill('Asset')(item))),
    },
    parts: {
      contentTypes: parts.contentTypes.map(fill('ContentType')),
      editorInterfaces: parts.editorInterfaces.map(fill('EditorInterface')),
      locales: (locales.length > 0 ? locales : [localeOf(entries)]).map(fill('Locale')),
      tags: parts.tags.map(fill('Tag')),
      webhooks: parts.webhooks.map(fill('WebhookDefinition')),
      roles: parts.roles.map(fill('Role')),
      releases: parts.releases.map(fill('Release')),
      scheduledActions: parts.scheduledActions.map(fill('ScheduledAction')),
      concepts: parts.concepts.map(ofOrganization('TaxonomyConcept')),
      conceptSchemes: parts.conceptSchemes.map(ofOrganization('TaxonomyConceptScheme')),
    },
  };
}

/** Only checks; every value is served as it is in the file. */
const resource = z.custom<Resource>(
  (value) => isRecord(value) && isRecord(value['sys']) && typeof value['sys']['id'] === 'string',
  'has no sys.id',
);
const resources = z.array(resource, 'is not a list').default([]);
const locales = z
  .array(z.looseObject({ code: z.string('is not a text'), sys: z.unknown().optional() }))
  .default([])
  .transform((all) => all.map((locale): Resource => ({ ...locale, sys: sysOf(locale) })));

const exportSchema = z.looseObject({
  contentTypes: resources,
  editorInterfaces: resources,
  entries: resources,
  assets: resources,
  locales,
  tags: resources,
  webhooks: resources,
  roles: resources,
  releases: resources,
  scheduledActions: resources,
  concepts: resources,
  conceptSchemes: resources,
});

const describe = ({ issues: [issue] }: z.ZodError): string =>
  issue === undefined ? 'it is not sound' : `${issue.path.join('.')} ${issue.message}`;

function sysOf({ code, sys }: { readonly code: string; readonly sys?: unknown }): Resource['sys'] {
  return isRecord(sys) && typeof sys['id'] === 'string' ? { ...sys, id: sys['id'] } : { id: code };
}

/** The taxonomy is of the organization, not of one space. */
const ofOrganization =
  (type: string) =>
  (item: Resource): Resource => ({ ...item, sys: { type, ...item.sys } });

function firstLink(all: readonly Resource[], name: string): string | undefined {
  for (const { sys } of all) {
    const target = linkTarget(sys[name]);
    if (target !== undefined) return target.id;
  }
  return undefined;
}

function fillItem(item: Resource): Item {
  const { fields, metadata, sys } = item;
  const updatedAt = typeof sys['updatedAt'] === 'string' ? sys['updatedAt'] : '2020-01-01T00:00:00.000Z';
  return {
    ...item,
    metadata: isRecord(metadata) ? { tags: [], ...metadata } : { tags: [] },
    sys: { createdAt: updatedAt, updatedAt, ...sys },
    fields: isRecord(fields) ? fields : {},
  };
}

/** The locale of a file without locales: the first that a field has. */
function localeOf(entries: readonly Resource[]): Resource {
  const values = entries.flatMap(({ fields }) => (isRecord(fields) ? Object.values(fields) : []));
  const code = values.flatMap((value) => (isRecord(value) ? Object.keys(value) : []))[0] ?? 'en-US';
  return {
    sys: { id: code },
    code,
    name: code,
    default: true,
    fallbackCode: null,
    optional: false,
    contentManagementApi: true,
    contentDeliveryApi: true,
  };
}
