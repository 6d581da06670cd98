import { dirname, join, resolve } from 'node:path';
import * as z from 'zod';
import type { ThemeConfig } from '../../pipeline/config/theme.ts';
import type { ThemeFile } from '../../pipeline/theme/resolved-theme.ts';
import { installedPackage, isInput } from '../reads/reads.ts';
import { UsageError } from '../usage-error.ts';
import type { FontFace, FontFamily } from './font-faces.ts';
import type { FontKind } from './fallback-fonts.ts';
import { metricsOf } from './font-metrics.ts';
import { hashedThemeFile, type NamedFile, readThemeFile } from './theme-file.ts';

type FontSetting = NonNullable<ThemeConfig['fonts']['text']>;

/** A family with its files. */
export interface ReadFont {
  readonly family: FontFamily;
  readonly files: readonly ThemeFile[];
  /** The file that most text needs. */
  readonly first: ThemeFile;
}

interface Source {
  readonly setting: string;
  readonly configFile: string | undefined;
}

/** Reads a font of the theme, from a package or from files. */
export const readFont = async (font: FontSetting, source: Source): Promise<ReadFont> =>
  typeof font === 'string'
    ? readPackage(font, source)
    : readFaces({
        ...source,
        name: font.family,
        kind: font.like,
        faces: font.files,
      });

interface FacesToRead extends Source {
  readonly name: string;
  readonly kind: FontKind;
  readonly faces: readonly (Omit<FontFace, 'url'> & { readonly file: string })[];
}

/** Relative to the style sheet, which is in the same folder. */
const urlOf = ({ path }: ThemeFile): string => path.replace('assets/', '');

async function readFaces({ name, kind, faces, setting, configFile }: FacesToRead): Promise<ReadFont> {
  const read = await Promise.all(
    faces.map(async ({ file, ...face }) => {
      const bytes = await readThemeFile({ setting, name: file }, configFile);
      return { face, file: hashedThemeFile(file, bytes), named: { setting, name: file } };
    }),
  );
  const first = read.find(({ face }) => face.style === 'normal') ?? read[0];
  if (first === undefined) throw new UsageError(`"${setting}" has no file.`);
  const metrics = metricsOf(first.file.bytes) ?? refuseFont(first.named);
  return {
    family: { name, kind, metrics, faces: read.map(({ face, file }) => ({ ...face, url: urlOf(file) })) },
    files: read.map(({ file }) => file),
    first: first.file,
  };
}

const refuseFont = ({ setting, name }: NamedFile): never => {
  throw new UsageError(`"${setting}" is ${name}, which is no WOFF2 font.`);
};

/** What a Fontsource package says of itself. Source: Fontsource, `metadata.json`. */
const fontsource = z.object({
  id: z.string(),
  family: z.string(),
  weights: z.array(z.number()),
  defSubset: z.string(),
  category: z.string(),
  variable: z.unknown(),
});

/** The weights that pages have, of a font with a file for each. */
const usedWeights = [400, 600, 700];

async function readPackage(name: string, { setting, configFile }: Source): Promise<ReadFont> {
  const folder = packageFolderOf(name, { setting, configFile });
  const json = async (file: string): Promise<unknown> =>
    JSON.parse(
      new TextDecoder().decode(await readThemeFile({ setting, name: join(folder, file) }, undefined)),
    );
  const about = fontsource.parse(await json('metadata.json'));
  const ranges = z.record(z.string(), z.string()).parse(await json('unicode.json'));
  const isVariable = name.startsWith('@fontsource-variable/');
  const weights = isVariable
    ? [rangeOf(about)]
    : usedWeights.filter((weight) => about.weights.includes(weight)).map(String);
  // the usual letters first
  const subsets = Object.entries(ranges).toSorted(
    ([a], [b]) => Number(b === about.defSubset) - Number(a === about.defSubset),
  );
  const faces = subsets.flatMap(([subset, range]) =>
    (['normal', 'italic'] as const).flatMap((style) =>
      weights.flatMap((weight) => {
        const of = subset.replaceAll(/[[\]]/gu, '');
        const file = join(
          folder,
          'files',
          `${about.id}-${of}-${isVariable ? 'wght' : weight}-${style}.woff2`,
        );
        return isInput(file) ? [{ file, weight, style, range }] : [];
      }),
    ),
  );
  const family = isVariable ? `${about.family} Variable` : about.family;
  return readFaces({ setting, configFile, name: family, kind: kindOf(about.category), faces });
}

const rangeOf = ({ variable, weights }: z.infer<typeof fontsource>): string => {
  const axes = z.object({ wght: z.object({ min: z.string(), max: z.string() }) }).safeParse(variable);
  if (axes.success) return `${axes.data.wght.min} ${axes.data.wght.max}`;
  return `${Math.min(...weights)} ${Math.max(...weights)}`;
};

const kindOf = (category: string): FontKind =>
  category === 'serif' || category === 'monospace' ? category : 'sans-serif';

/** Packages are installed beside the configuration. */
function packageFolderOf(name: string, { setting, configFile }: Source): string {
  const from = resolve(configFile ?? 'fieldbook.config.json');
  try {
    return dirname(installedPackage(name, from));
  } catch (error) {
    throw new UsageError(`"${setting}" is ${name}, which is not installed; run npm install ${name}.`, {
      cause: error,
    });
  }
}
