import type { BundleFiles } from '../../../schemas/bundle/index.ts';
import { proAreaId } from '../../../schemas/spec/content/capabilities.ts';
import { pages } from '../../../schemas/urls.ts';

export type Area = BundleFiles['capabilities']['areas'][number];
export type Capability = BundleFiles['capabilities']['items'][number];

/** An item of the side navigation: a top-level area, or all features of the edition that costs more. */
export interface AreaChoice {
  readonly slug: string;
  readonly title: string;
  readonly url: string;
  readonly isPro: boolean;
  readonly alternates?: Area['alternates'];
}

/** The areas to choose from: those without a parent, and the edition that costs more when any area belongs to it. */
export function areaChoices(areas: readonly Area[], edition: string | undefined): readonly AreaChoice[] {
  const choices = areas.filter((area) => area.parentId === undefined);
  if (edition === undefined) return choices;
  const pro = {
    slug: proAreaId,
    title: edition,
    url: `${pages.capabilities}/${proAreaId}`,
    isPro: false,
  };
  const hasPro = areas.some((area) => area.isPro) && !areas.some(({ slug }) => slug === proAreaId);
  return hasPro ? [...choices, pro] : choices;
}

/** The slug of the top-level area that contains an area, however deep. */
export function topLevelOf(areas: readonly Area[], slug: string | undefined): string | undefined {
  const met = new Set<Area>();
  let area = areas.find((candidate) => candidate.slug === slug);
  while (area !== undefined && !met.has(area)) {
    met.add(area);
    const { parentId, slug: own } = area;
    if (parentId === undefined) return own;
    area = areas.find(({ id }) => id === parentId);
  }
  return slug;
}

/** The area that an address names, at any depth. */
export const areaOf = (
  areas: readonly Area[],
  slug: string,
  edition: string | undefined,
): AreaChoice | undefined =>
  areaChoices(areas, edition).find((choice) => choice.slug === slug) ??
  areas.find((area) => area.slug === slug);

/** The areas directly below one. */
export const subAreasOf = (areas: readonly Area[], slug: string | undefined): readonly Area[] => {
  const parent = areas.find((area) => area.slug === slug);
  return parent === undefined ? [] : areas.filter((area) => area.parentId === parent.id);
};

/** The capabilities of an area and of those below it; all of them where no area is named. */
export function capabilitiesOf(
  { areas, items }: BundleFiles['capabilities'],
  slug: string | undefined,
): readonly Capability[] {
  if (slug === undefined) return items;
  const area = areas.find((candidate) => candidate.slug === slug);
  if (area === undefined) return slug === proAreaId ? proCapabilities(areas, items) : [];
  const ids = withAreasBelow(areas, area.id);
  return items.filter(({ areaId }) => areaId !== undefined && ids.has(areaId));
}

function proCapabilities(areas: readonly Area[], items: readonly Capability[]): readonly Capability[] {
  const ids = new Set(
    areas.filter((area) => area.isPro).flatMap((area) => [...withAreasBelow(areas, area.id)]),
  );
  return items.filter((item) => item.isPro || (item.areaId !== undefined && ids.has(item.areaId)));
}

/** The ids of an area and of everything below it. Areas that are each other's parent are met once. */
function withAreasBelow(
  areas: readonly Area[],
  id: string,
  met: Set<string> = new Set(),
): ReadonlySet<string> {
  if (met.has(id)) return met;
  met.add(id);
  for (const area of areas) if (area.parentId === id) withAreasBelow(areas, area.id, met);
  return met;
}
