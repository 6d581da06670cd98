import type { RawExport } from '../../pipeline/decode/export/raw-export.ts';
import { checkLocale } from './check-locale.ts';
import { checkMapping } from './check-mapping.ts';
import type { LoadedConfig } from './load-config.ts';

/** Throws if the configuration does not fit the export. `from` names the export in the sentence. */
export function checkExport(exported: RawExport, loaded: LoadedConfig, from: string): void {
  checkLocale(exported, loaded.config, from);
  checkMapping(loaded, exported);
}
