import type { PipelineConfig } from '../../pipeline/config/config.ts';
import { besideConfig } from '../config/side-file.ts';

/** All files that a theme names, for watching. */
export const themeFileNames = (
  { theme }: Pick<PipelineConfig, 'theme'>,
  configFile: string | undefined,
): string[] =>
  [
    theme?.styles,
    theme?.favicon,
    theme?.shareImage,
    ...Object.values(theme?.fonts ?? {}).flatMap((font) =>
      typeof font === 'object' ? font.files.map(({ file }) => file) : [],
    ),
    ...(typeof theme?.logo === 'object' ? [theme.logo.light, theme.logo.dark] : [theme?.logo]),
  ].flatMap((name) => (name === undefined ? [] : [besideConfig(name, configFile)]));
