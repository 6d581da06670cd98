import { devNull } from 'node:os';
import contentfulExport from 'contentful-export';
import type { StandIn } from '../../../cli/stand-in/stand-in.ts';
import { silenceExporter } from '../source/export/silence-exporter.ts';

/** What Contentful's own exporter brings. */
export type Exported = Readonly<Record<string, readonly unknown[]>>;

interface Failure {
  readonly error: { readonly name: string; readonly originalError?: { readonly name: string } };
}

/** Runs contentful-export, which prints, and mixes up the failures of two that run at once. */
export async function exportSpace(
  standIn: StandIn,
  options: Readonly<Record<string, unknown>> = {},
): Promise<Exported> {
  const { env } = standIn;
  silenceExporter();
  const all = {
    spaceId: env['CONTENTFUL_SPACE_ID'] ?? '',
    environmentId: env['CONTENTFUL_ENVIRONMENT'] ?? '',
    managementToken: env['CONTENTFUL_MANAGEMENT_TOKEN'] ?? '',
    host: standIn.address,
    hostDelivery: standIn.address,
    insecure: true,
    saveFile: false,
    includeDrafts: true,
    includeArchived: true,
    errorLogFile: devNull,
    useVerboseRenderer: true,
    ...options,
  };
  return contentfulExport(all).catch((error: Error & { readonly errors?: readonly Failure[] }) => {
    const names = error.errors?.map((each) => (each.error.originalError ?? each.error).name);
    throw new Error(names?.join('; ') ?? error.message);
  });
}
