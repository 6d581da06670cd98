import * as z from 'zod/mini';
import type { FieldKindSchemas, FieldOptions } from './field.ts';

export interface UrlOptions extends FieldOptions {
  /** `page`: followed by a reader, may be a path of this site. `frame`: shown inside the page. */
  readonly use: 'page' | 'frame' | 'video';
}

/** An address that an editor typed: absolute, or a path of this site. Source: Contentful field type `Symbol`. */
export const url = <const Options extends UrlOptions>(options: Options) =>
  ({ kind: 'url', ...options }) as { readonly kind: 'url' } & UrlOptions & Options;

export const urlSchemas = { exported: z.string(), bundled: z.string() } satisfies FieldKindSchemas;
