import * as z from 'zod/mini';
import { safeUrl } from '../../base/text/safe-url.ts';
import type { BuiltFieldKind, FieldOptions } from '../field.ts';
import { patterns } from '../patterns.ts';

/** `page`: followed by a reader, may be a path of this site. `frame`: shown inside the page. */
export type UrlUse = 'page' | 'frame' | 'video';

export interface UrlOptions extends FieldOptions {
  readonly use: UrlUse;
}

/** An address that an editor typed: absolute, or a path of this site. Source: Contentful field type `Symbol`. */
export const url = <const Options extends UrlOptions>(options: Options) =>
  ({ kind: 'url', ...options }) as { readonly kind: 'url' } & UrlOptions & Options;

export const urlKind = {
  exported: z.string(),
  bundled: safeUrl,
  expected: 'an address',
  contentful: 'Symbol',
  editor: ({ use }) => ({
    widget: 'urlEditor',
    ...(use !== 'page' && { limits: { pattern: patterns.media } }),
  }),
} satisfies BuiltFieldKind<UrlOptions>;
