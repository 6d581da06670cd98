import { devNull } from 'node:os';
import { createRequire } from 'node:module';
import type contentfulImport from 'contentful-import';
import type { StandIn } from '../../../cli/stand-in/stand-in.ts';
import { silenceExporter } from '../source/export/silence-exporter.ts';

/** Its files for `import` name folders, which Node.js refuses. */
const importer = createRequire(import.meta.url)('contentful-import') as typeof contentfulImport;

interface Failure {
  readonly error: { readonly name: string; readonly originalError?: { readonly name: string } };
}

/** Runs contentful-import, as `contentful space import --content-model-only` does. Rejects with the names of all failures. */
export async function importModel(standIn: StandIn, content: object): Promise<void> {
  silenceExporter();
  const { env } = standIn;
  const options = {
    spaceId: env['CONTENTFUL_SPACE_ID'] ?? '',
    environmentId: env['CONTENTFUL_ENVIRONMENT'] ?? '',
    managementToken: env['CONTENTFUL_MANAGEMENT_TOKEN'] ?? '',
    host: standIn.address,
    insecure: true,
    content,
    contentModelOnly: true,
    // the default is 7 requests a second, as Contentful allows
    rateLimit: 1000,
    errorLogFile: devNull,
    useVerboseRenderer: true,
  };
  await importer(options).catch((error: Error & { readonly errors?: readonly Failure[] }) => {
    const names = error.errors?.map((each) => (each.error.originalError ?? each.error).name);
    throw new Error(names?.join('; ') ?? error.message);
  });
}
