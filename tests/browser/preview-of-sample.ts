import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const sampleConfig = 'data/sample/fieldbook.config.json';

/** Serves the sample on a port as `npm start` does; what readers send is kept in a folder of the run. */
export const previewOfSample = (port: number, folder: string, config = sampleConfig) => ({
  command: `node dist/cli/main.js preview data/sample/export.json --config ${config} --port ${port} --data ${join(folder, 'readers.db')} --no-reload --no-marks`,
  url: `http://localhost:${port}/`,
  reuseExistingServer: false,
  timeout: 60_000,
});

const besideSample = (name: string): string => resolve('data/sample', name);

/** The sample's configuration without its font: where each line stands is measured before and after a font has come. */
export function configWithoutFont(folder: string): string {
  const {
    theme: _,
    search,
    ...config
  } = JSON.parse(readFileSync(sampleConfig, 'utf8')) as {
    theme?: unknown;
    search: object;
  };
  const file = join(folder, 'fieldbook.config.json');
  const files = {
    documents: besideSample('academy.json'),
    goldenQueries: besideSample('golden-queries.json'),
  };
  const whole = { ...config, redirects: resolve('data/redirects.csv'), search: { ...search, ...files } };
  writeFileSync(file, JSON.stringify(whole));
  return file;
}
