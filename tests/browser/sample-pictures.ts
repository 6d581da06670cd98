import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { answerRequests } from './answer-requests.ts';
import { sampleAsset } from './sample.ts';

/** One picture in the place of all pictures and films of hosts that no test asks. */
export async function standInForPictures(page: Page): Promise<void> {
  const body = readFileSync(sampleAsset('aImgTechnicianProfile'));
  for (const pattern of ['https://*.ctfassets.net/*', '*://films.example/*'])
    await answerRequests(page, pattern, () => ({ contentType: 'image/svg+xml', body }));
}
