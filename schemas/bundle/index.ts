import type * as z from 'zod/mini';
import * as format1 from './format-1.ts';

/** The format that the pipeline writes and the reader knows. */
export const currentFormat = format1;

export type Manifest = z.infer<typeof format1.manifest>;
export type ManifestFile = z.infer<typeof format1.manifestFile>;
export type Article = z.infer<typeof format1.article>;
export type Head = z.infer<typeof format1.head>;
export type Breadcrumb = z.infer<typeof format1.breadcrumb>;
export type ContentsItem = format1.ContentsItem;
export type TreeItem = format1.TreeItem;
export type Card = z.infer<typeof format1.card>;
export type Announcement = z.infer<typeof format1.announcement>;

/** The files of a bundle that are not articles, by their name in the manifest. */
export type BundleFiles = { [Name in keyof typeof format1.files]: z.infer<(typeof format1.files)[Name]> };
