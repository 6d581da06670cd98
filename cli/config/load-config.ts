import { basename, extname, resolve } from 'node:path';
import { aloneIn } from '../../pipeline/config/in-locale.ts';
import type { PipelineConfig } from '../../pipeline/config/config.ts';
import type { SourceOptions } from '../commands/options/source-options.ts';
import { decodeText } from '../input/json/decode-text.ts';
import { parseJson } from '../input/json/parse-json.ts';
import { inputKind, isInput, noteSettings, readInput } from '../reads/reads.ts';
import { didYouMean } from '../terminal/did-you-mean.ts';
import { UsageError } from '../usage-error.ts';
import { checkNames } from './check-names.ts';
import { parseConfig } from './parse-config.ts';
import { shown } from './shown.ts';

/** The default names of the configuration, in order of precedence. */
export const usualConfigs: readonly string[] = ['ts', 'mts', 'js', 'json'].map(
  (extension) => `fieldbook.config.${extension}`,
);

export interface LoadedConfig {
  readonly config: PipelineConfig;
  /** The file that was read. Undefined if there is none and every setting has its default. */
  readonly file: string | undefined;
}

/** Loads the configuration: flags win over the file, the file over defaults. All faults are reported at once. */
export async function loadConfig(
  options: Pick<SourceOptions, 'config' | 'kb' | 'locale'>,
): Promise<LoadedConfig> {
  const file = chooseFile(options.config);
  const name = file === undefined ? 'the configuration' : basename(file);
  const settings = parseConfig(file === undefined ? {} : await readSettings(file, name), name);
  if (settings.locale !== undefined && settings.locales !== undefined)
    throw new UsageError(
      `in ${name}: "locale" and "locales" are both set; leave out "locale", and list it first in "locales".`,
    );
  const named = { ...settings, knowledgeBase: options.kb ?? settings.knowledgeBase };
  const config = inChosenLocale(named, options.locale);
  checkNames(config, { name, knowledgeBaseFlag: options.kb });
  return { config, file };
}

/** A flag takes one locale of those that are configured, and any other where none is. */
function inChosenLocale(config: PipelineConfig, locale: string | undefined): PipelineConfig {
  if (locale === undefined) return config;
  const { locales } = config;
  if (locales === undefined) return { ...config, locale };
  const chosen = aloneIn(config, locale);
  if (chosen !== undefined) return chosen;
  const codes = locales.map(({ code }) => code);
  const meant = didYouMean(locale, codes) || `; it has ${codes.join(', ')}.`;
  throw new UsageError(`the configuration has no locale ${shown(locale)} under "locales"${meant}`);
}

function chooseFile(named: string | undefined): string | undefined {
  if (named === undefined) {
    const found = usualConfigs.find(isInput);
    return found && resolve(found);
  }
  if (!isInput(named)) throw new UsageError(`there is no configuration ${named}; see --config.`);
  return resolve(named);
}

async function readSettings(file: string, name: string): Promise<unknown> {
  if (inputKind(file) === 'folder') {
    throw new UsageError(`the configuration ${file} is a folder; name the file in it.`);
  }
  if (extname(file) === '.json') return parseJson(decodeText(await readInput(file), name), name);
  try {
    const { importSettings } = await import('./import-settings.ts');
    const settings = await importSettings(file);
    noteSettings(file, settings);
    return settings;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : `it throws ${shown(error)}.`;
    throw new UsageError(`${name} cannot be loaded: ${reason}`);
  }
}
