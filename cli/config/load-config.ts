import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, extname, resolve } from 'node:path';
import { createJiti } from 'jiti';
import { aloneIn } from '../../pipeline/config/in-locale.ts';
import type { PipelineConfig } from '../../pipeline/config/config.ts';
import type { SourceOptions } from '../commands/options/source-options.ts';
import { decodeText } from '../input/json/decode-text.ts';
import { parseJson } from '../input/json/parse-json.ts';
import { packageFile } from '../package-files.ts';
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
    const found = usualConfigs.find((name) => existsSync(name));
    return found && resolve(found);
  }
  if (!existsSync(named)) throw new UsageError(`there is no configuration ${named}; see --config.`);
  return resolve(named);
}

async function readSettings(file: string, name: string): Promise<unknown> {
  if (statSync(file).isDirectory()) {
    throw new UsageError(`the configuration ${file} is a folder; name the file in it.`);
  }
  if (extname(file) === '.json') return parseJson(decodeText(await readFile(file), name), name);
  try {
    return await importFresh(file);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : `it throws ${shown(error)}.`;
    throw new UsageError(`${name} cannot be loaded: ${reason}`);
  }
}

/** Modules are not cached, so that a preview sees changes. `fieldbook` resolves even if it is not installed. */
const importFresh = (file: string): Promise<unknown> =>
  createJiti(import.meta.url, {
    fsCache: false,
    moduleCache: false,
    alias: { fieldbook: definitions() },
  }).import(file, { default: true });

/** The module of `defineConfig`: built, or the source in a checkout. */
function definitions(): string {
  const built = packageFile('dist', 'cli', 'index.js');
  return import.meta.url.endsWith('.ts') ? packageFile('cli', 'index.ts') : built;
}
