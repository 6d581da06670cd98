import type { PipelineConfig } from '../../pipeline/config/config.ts';
import type { ResolvedTheme } from '../../pipeline/theme/resolved-theme.ts';
import { fileFingerprint } from '../file-fingerprint.ts';
import type { Project } from '../input/project.ts';
import { themeFileNames } from './theme-file-names.ts';

/** The project with the files of its theme, if it has one. Commands that write no pages do without. */
export async function withTheme<Opened extends Project>(project: Opened): Promise<Opened> {
  const { input, configFile } = project;
  if (input.config.theme === undefined) return project;
  const { readTheme } = await import('./read-theme.ts');
  const named = themeFileNames(input.config, configFile);
  const stamp = (await Promise.all(named.map(fileFingerprint))).join();
  const known = read.get(input.config);
  const theme = known?.stamp === stamp ? known.theme : await readTheme(input.config, configFile);
  read.set(input.config, { stamp, theme });
  return { ...project, input: { ...input, theme } };
}

interface KnownTheme {
  readonly stamp: string;
  readonly theme: ResolvedTheme | undefined;
}

/** What a preview has read: it opens its project again at every edit of the content. */
const read = new WeakMap<PipelineConfig, KnownTheme>();
