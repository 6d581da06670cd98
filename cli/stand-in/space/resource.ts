import { isRecord } from '../../../schemas/base/is-record.ts';
/** A resource with an id, as JSON. */
export interface Resource {
  readonly sys: Sys;
  readonly [key: string]: unknown;
}

export interface Sys {
  readonly id: string;
  readonly [key: string]: unknown;
}

/** A resource with versions and states. */
export type ItemKind = 'Entry' | 'Asset';

/** An entry or an asset. */
export interface Item extends Resource {
  readonly fields: Readonly<Record<string, unknown>>;
}

export const linkTo = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });

/** The target of a link. Undefined if the value is no link. */
export function linkTarget(value: unknown): { readonly linkType: string; readonly id: string } | undefined {
  if (!isRecord(value) || !isRecord(value['sys'])) return undefined;
  const { type, linkType, id } = value['sys'];
  if (type !== 'Link' || typeof linkType !== 'string' || typeof id !== 'string') return undefined;
  return { linkType, id };
}

/** The content type of an entry or of an editor interface. */
export const contentTypeOf = ({ sys }: Resource): string | undefined => linkTarget(sys['contentType'])?.id;
