import type { Exported } from './export-space.ts';

interface Part {
  readonly sys?: Readonly<Record<string, unknown>> & { readonly id?: string };
  readonly internal_code?: string;
}

/** The parts of an export, sorted and with what old files lack, so that two can be compared. */
export function partsOf(exported: Exported): Exported {
  const { contentTypes = [], editorInterfaces = [], entries = [], assets = [], locales = [] } = exported;
  const { tags = [], webhooks = [], roles = [] } = exported;
  const filled = {
    contentTypes,
    editorInterfaces,
    entries: entries.map((item) => ({ metadata: { tags: [] }, ...(item as Part) })),
    assets: assets.map((item) => ({ metadata: { tags: [] }, ...(item as Part) })),
    locales: locales.map((locale) => completeLocale(locale as Part, contentTypes[0] as Part)),
    tags,
    webhooks,
    roles,
  };
  return Object.fromEntries(Object.entries(filled).map(([name, part]) => [name, sorted(part)]));
}

/** Old locales do not say where they belong; contentful-management drops their `internal_code`. */
function completeLocale({ internal_code: _dropped, ...locale }: Part, { sys: owner }: Part): Part {
  return { ...locale, sys: { space: owner?.['space'], environment: owner?.['environment'], ...locale.sys } };
}

const sorted = (part: readonly unknown[]): readonly unknown[] =>
  part.toSorted((left, right) => (keyOf(left) < keyOf(right) ? -1 : 1));

/** An editor interface has no id of its own. */
function keyOf(item: unknown): string {
  const { sys } = item as Part; // it is a part of an export
  return JSON.stringify([sys?.['contentType'] ?? '', sys?.id ?? '']);
}
