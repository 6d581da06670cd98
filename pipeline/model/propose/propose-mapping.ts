import type { RawExport } from '../../decode/export/raw-export.ts';
import { fieldsInUse } from '../reading/fields-in-use.ts';
import { ownModel } from '../own-model.ts';
import { readModel } from '../read-model.ts';
import { readingOf } from '../reading/reading.ts';
import { defaultLocale, spaceFacts } from './facts/space-facts.ts';
import type { FieldFacts } from './facts/facts.ts';
import { placeFields } from './places/place-fields.ts';
import type { Proposal, ProposedMapping, ProposedType } from './proposal.ts';
import { type Decision, rolesIn } from './roles/role-of.ts';
import { partsOf, unusableSlugs } from './roles/type-view.ts';
import { tokensOf } from './words.ts';

/**
 * What the types of a space are for, and a mapping for each that can be read as one of ours. The same export gives the same proposal.
 * Types that are ours already have no mapping.
 */
export function proposeMapping(exported: RawExport): Proposal {
  const { model } = readModel(exported);
  const reading = readingOf({ contentTypes: {} }, { model, inUse: fieldsInUse(exported.entries) });
  const facts = spaceFacts(exported, model);
  const decisions = rolesIn(
    facts,
    (type) => reading.of(type).kind === 'read' && isWhole(type, facts.get(type)?.fields ?? []),
  );
  const taken = new Map<string, Set<string>>();
  const types = [...decisions.values()].map((decision) => propose(decision, decisions, taken));
  return { types, siteName: siteNameIn(decisions), locale: defaultLocale(exported.locales) };
}

/** From settings of which there is one entry. */
function siteNameIn(decisions: ReadonlyMap<string, Decision>): string | undefined {
  const settings = [...decisions.values()].filter(
    ({ role, view }) => role === 'settings' && view.entries === 1,
  );
  const names = settings.flatMap(({ view }) =>
    view.fields.filter(
      ({ field }) =>
        field.type === 'Symbol' && /^(?:site|website|app|company)_?(?:name|title)$/iu.test(field.id),
    ),
  );
  return names.find(({ texts }) => texts.length === 1)?.texts[0]?.trim();
}

const own = ownModel();

/** Every field with values has one of ours under its id. */
const isWhole = (type: string, fields: readonly FieldFacts[]): boolean =>
  fields.every(({ filled, field }) => filled === 0 || own.types.get(type)?.fields.has(field.id) === true);

function propose(
  decision: Decision,
  decisions: ReadonlyMap<string, Decision>,
  taken: Map<string, Set<string>>,
): ProposedType {
  const { view, role, reasons } = decision;
  const known = { id: view.type.id, name: view.type.name, entries: view.entries, role, reasons };
  if (role === 'settings') return { ...known, mapping: false, fieldReasons: {}, left: [] };
  const placed = placeFields(decision, decisions);
  if (placed === undefined) return { ...known, mapping: undefined, fieldReasons: {}, left: [] };
  const { mapping, reason } = withOwnAddresses(placed.mapping, decision, taken);
  return {
    ...known,
    mapping: byAddress(mapping, view.slug),
    fieldReasons: { ...placed.reasons, ...reason },
    left: placed.left,
  };
}

/** Where entries of another type have the same addresses, those of this type begin with its name. */
function withOwnAddresses(
  mapping: ProposedMapping,
  { view: { slug, type } }: Decision,
  taken: Map<string, Set<string>>,
): { readonly mapping: ProposedMapping; readonly reason?: Readonly<Record<string, string>> } {
  if (slug === undefined || mapping.fields['url'] === undefined) return { mapping };
  const known = taken.get(mapping.as) ?? new Set();
  taken.set(mapping.as, known);
  const slugs = slug.texts.map((text) => partsOf(text).join('/').toLowerCase());
  const both = slugs.find((each) => known.has(each));
  for (const each of slugs) known.add(each);
  if (both === undefined) return { mapping };
  const between = slugs.some((each) => each.includes('/')) ? '/' : '-';
  const url = { text: `${tokensOf(type.id).join('-')}${between}{${slug.field.id}}` };
  const reason = { url: `the address; another type has ${JSON.stringify(both)} too` };
  return { mapping: { ...mapping, fields: { ...mapping.fields, url } }, reason };
}

/** Entries whose slug cannot be an address have their id as the address. */
function byAddress(mapping: ProposedMapping, slug: FieldFacts | undefined): ProposedMapping[] {
  const unusable = slug === undefined || mapping.fields['url'] === undefined ? [] : unusableSlugs(slug);
  if (slug === undefined || unusable.length === 0) return [mapping];
  const { url: _, ...fields } = mapping.fields;
  return [
    {
      ...mapping,
      fields,
      ignore: [...mapping.ignore, slug.field.id],
      when: { field: slug.field.id, in: unusable },
    },
    mapping,
  ];
}
