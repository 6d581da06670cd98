import { type BuildInput, validate, type Validation } from '../../pipeline/build.ts';
import { checkLocale } from '../config/check-locale.ts';
import { fileFingerprint } from '../file-fingerprint.ts';
import { exportName } from '../input/export-name.ts';
import { readExportFile } from '../input/read-export-file.ts';

/**
 * The findings of an older export under the newer one's settings. In watch mode it is computed again only if the file or a
 * setting has changed.
 */
export async function olderValidation(older: string, input: BuildInput): Promise<Validation> {
  const { queries, ...alone } = input;
  const read = async () => {
    const exported = await readExportFile(older);
    checkLocale(exported, input.config, exportName(older));
    return validate({ ...alone, exported });
  };
  if (queries === undefined) return read();
  const { redirectFile, translationLock, drafts, now } = input;
  const settings = [redirectFile, translationLock, drafts, now];
  const fingerprint = JSON.stringify([older, await fileFingerprint(older), ...settings]);
  const known = kept.get(queries);
  const validation = known?.fingerprint === fingerprint ? known.validation : await read();
  kept.set(queries, { fingerprint, validation });
  return validation;
}

/** By the store of queries, which belongs to one configuration. */
const kept = new WeakMap<object, { readonly fingerprint: string; readonly validation: Validation }>();
