import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { invariant } from '../../../schemas/base/invariant.ts';
import { emptyCacheFolder, root } from '../cache-folder.ts';
import { generateSpace } from '../generate-space.ts';

/** A space of which the title of one article is edited. */
export interface EditedSpace {
  readonly name: string;
  /** With the export alone. */
  readonly folder: string;
  readonly exportFile: string;
  /** The page of that article. */
  readonly page: string;
  readonly withTitle: (title: string) => string;
}

export async function editedSample(): Promise<EditedSpace> {
  const sample = join(root, 'data/sample');
  const text = await readFile(join(sample, 'export.json'), 'utf8');
  const page = '/how-to/add-a-technician';
  const space = await written({ name: 'the sample', text, page, title: 'Add a technician' });
  await cp(join(sample, 'images.ctfassets.net'), join(space.folder, 'images.ctfassets.net'), {
    recursive: true,
  });
  return space;
}

export function editedSpace(articles: number): Promise<EditedSpace> {
  const middle = Math.floor(articles / 2);
  return written({
    name: `${articles.toLocaleString('en-US')} articles`,
    text: JSON.stringify(generateSpace(articles)),
    page: `/how-to/article-${middle}`,
    title: `Article ${middle}`,
  });
}

interface Original extends Pick<EditedSpace, 'name' | 'page'> {
  readonly text: string;
  readonly title: string;
}

async function written({ name, text, page, title }: Original): Promise<EditedSpace> {
  const folder = await emptyCacheFolder(`bench/edits/${name.replaceAll(/\W/gu, '-')}`);
  const exportFile = join(folder, 'export.json');
  await writeFile(exportFile, text);
  const inQuotes = JSON.stringify(title);
  invariant(text.includes(inQuotes), `${name} has an article "${title}"`);
  const withTitle = (other: string) => text.replace(inQuotes, JSON.stringify(other));
  return { name, folder, exportFile, page, withTitle };
}
