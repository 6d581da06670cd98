import { type BuildInput, validate, type Validation } from '../../pipeline/build.ts';
import { inputsByLocale } from '../../pipeline/translations.ts';
import { checkLocale } from '../config/check-locale.ts';
import { fileFingerprint } from '../file-fingerprint.ts';
import { exportName } from '../input/export-name.ts';
import { readExportFile } from '../input/read-export-file.ts';

/**
 * The findings of an older export under the newer one's settings, in each locale. In watch mode they are computed again only if the file or
 * a setting has changed.
 */
export async function olderValidations(older: string, input: BuildInput): Promise<readonly Validation[]> {
  const { queries, ...alone } = input;
  const read = async () => {
    const exported = await readExportFile(older);
    checkLocale(exported, input.config, exportName(older));
    return inputsByLocale({ ...alone, exported }).map(validate);
  };
  if (queries === undefined) return read();
  const { redirectFile, translationLock, drafts, now } = input;
  const settings = [redirectFile, translationLock, drafts, now];
  const fingerprint = JSON.stringify([older, await fileFingerprint(older), ...settings]);
  const known = kept.get(queries);
  const validations = known?.fingerprint === fingerprint ? known.validations : await read();
  kept.set(queries, { fingerprint, validations });
  return validations;
}

/** By the store of queries, which belongs to one configuration. */
const kept = new WeakMap<
  object,
  { readonly fingerprint: string; readonly validations: readonly Validation[] }
>();
