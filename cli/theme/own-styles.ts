import { UsageError } from '../usage-error.ts';
import { type NamedFile, readThemeFile } from './theme-file.ts';

/** The site's own style sheet. Throws a sentence for what cannot stand in a layer of the theme's sheet. */
export async function readOwnStyles(named: NamedFile, configFile: string | undefined): Promise<string> {
  const text = new TextDecoder().decode(await readThemeFile(named, configFile));
  const rules = text.replaceAll(/\/\*.*?\*\//gsu, '');
  const where = `"${named.setting}": ${named.name}`;
  if (/@import\b/iu.test(rules))
    throw new UsageError(`${where} has @import, which pages do not follow; put all rules into one file.`);
  const relative = [...rules.matchAll(/url\(\s*["']?(?<address>[^"')]+)/giu)]
    .map(({ groups }) => groups?.['address'] ?? '')
    .find((address) => !/^(?:\/(?!\/)|data:|#)/iu.test(address));
  if (relative !== undefined)
    throw new UsageError(
      `${where} has url(${relative}), which is not copied; put the file into "publicFolder" and write its path on the site, such as /pictures/back.svg.`,
    );
  return rules;
}
