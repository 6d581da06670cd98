import { execa } from 'execa';
import { join } from 'node:path';
import { browserFlags, findBrowser } from '../../browser/find-browser.ts';
import { cacheFolder } from '../cache-folder.ts';
import { installInto } from '../install-into.ts';
import { type LighthouseReport, categories } from './scores.ts';

/** The last that runs on Node 20. */
const packages = { lighthouse: '12.8.2' };

/** Installs Lighthouse outside the project's own packages; gives what scores the page at an address. */
export async function openLighthouse(): Promise<(address: string) => Promise<LighthouseReport>> {
  const folder = await cacheFolder('lighthouse');
  await installInto(folder, { packages });
  const script = join(folder, 'node_modules/lighthouse/cli/index.js');
  const flags = [
    '--quiet',
    '--output=json',
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=${['--headless=new', ...browserFlags].join(' ')}`,
  ];
  return async (address) => {
    const { stdout } = await execa('node', [script, address, ...flags], {
      cwd: folder,
      env: { CHROME_PATH: findBrowser({ isWhole: true }) },
      maxBuffer: 64 * 2 ** 20,
    });
    return JSON.parse(stdout) as LighthouseReport; // by the version above
  };
}
