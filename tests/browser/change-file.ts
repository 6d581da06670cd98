import type { Page } from '@playwright/test';
import { sha256 } from '../../pipeline/hash.ts';
import type { Manifest, ManifestFile } from '../../schemas/bundle/index.ts';

/** What a bundle of another program could hold: a file is changed before the reader gets it, and what the manifest says of it too. */
export async function changeFile(
  page: Page,
  isMeant: (file: ManifestFile) => boolean,
  change: (text: string) => string,
): Promise<void> {
  await page.route('**/bundle/manifest.json', async (route) => {
    const response = await route.fetch();
    const manifest = (await response.json()) as Manifest;
    const file = manifest.files.find(isMeant);
    if (file === undefined) throw new Error('the bundle has no such file');
    const original = await page.request.get(new URL(file.path, response.url()).href);
    const changed = change(await original.text());
    Object.assign(file, { sha256: sha256(changed), bytes: Buffer.byteLength(changed) });
    await page.route(`**/bundle/${file.path}`, (asked) => asked.fulfill({ body: changed }));
    await route.fulfill({ response, json: manifest });
  });
}
