import { join } from 'node:path';

/** Serves the sample on a port as `npm start` does; what readers send is kept in a folder of the run. */
export const previewOfSample = (port: number, folder: string) => ({
  command: `node dist/cli/main.js preview data/sample/export.json --config data/sample/fieldbook.config.json --port ${port} --data ${join(folder, 'readers.db')} --no-reload --no-marks`,
  url: `http://localhost:${port}/`,
  reuseExistingServer: false,
  timeout: 60_000,
});
