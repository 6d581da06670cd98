import type { Project } from '../input/project.ts';

/** The project with the files of its theme, if it has one. Commands that write no pages do without. */
export async function withTheme<Opened extends Project>(project: Opened): Promise<Opened> {
  const { input, configFile, files } = project;
  if (input.config.theme === undefined) return project;
  const { readTheme, themeFileNames } = await import('./read-theme.ts');
  const theme = await readTheme(input.config, configFile);
  return {
    ...project,
    input: { ...input, theme },
    files: [...files, ...themeFileNames(input.config, configFile)],
  };
}
