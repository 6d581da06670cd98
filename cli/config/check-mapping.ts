import { basename } from 'node:path';
import type { RawExport } from '../../pipeline/decode/export/raw-export.ts';
import { mappingFaults } from '../../pipeline/model/reading/mapping-faults.ts';
import { UsageError } from '../usage-error.ts';
import type { LoadedConfig } from './load-config.ts';

/** Throws if `contentTypes` names a type or a field that the space does not have, or a field that cannot be read as ours. */
export function checkMapping(
  { config, file }: Pick<LoadedConfig, 'config' | 'file'>,
  exported: Pick<RawExport, 'contentTypes' | 'editorInterfaces' | 'entries'>,
): void {
  if (file === undefined || Object.keys(config.contentTypes).length === 0) return;
  const faults = mappingFaults(config, exported);
  if (faults.length > 0)
    throw new UsageError(faults.map((fault) => `in ${basename(file)}: ${fault}`).join('\n'));
}
