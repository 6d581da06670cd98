import { Command } from 'commander';
import { packageVersion } from './package-files.ts';

type AddTo = (program: Command) => void;

/** Each command is loaded when it is asked for: most of the time of a short one would be the modules of the others. */
const commands: Readonly<Record<string, () => Promise<AddTo>>> = {
  validate: async () => (await import('./commands/validate.ts')).addValidate,
  build: async () => (await import('./commands/build.ts')).addBuild,
  rollback: async () => (await import('./commands/rollback.ts')).addRollback,
  verify: async () => (await import('./commands/verify.ts')).addVerify,
  preview: async () => (await import('./commands/preview.ts')).addPreview,
  diff: async () => (await import('./commands/diff.ts')).addDiff,
  redirects: async () => (await import('./commands/redirects.ts')).addRedirects,
  search: async () => (await import('./commands/search.ts')).addSearch,
  feedback: async () => (await import('./commands/feedback.ts')).addFeedback,
  explain: async () => (await import('./commands/explain.ts')).addExplain,
  'contentful-stand-in': async () => (await import('./commands/contentful-stand-in.ts')).addContentfulStandIn,
  export: async () => (await import('./commands/export.ts')).addExport,
  init: async () => (await import('./commands/init.ts')).addInit,
  doctor: async () => (await import('./commands/doctor.ts')).addDoctor,
  model: async () => (await import('./commands/model.ts')).addModel,
  index: async () => (await import('./commands/index-push.ts')).addIndex,
};

/**
 * The command line as far as these arguments need it: one command where they name one, none for `--version`, else all,
 * which help and suggestions tell of. It throws where commander would end the process.
 */
export async function createProgram(args: readonly string[]): Promise<Command> {
  const program = new Command('fieldbook')
    .description('Checks the content of a Contentful help center and builds its site.')
    .version(packageVersion())
    .exitOverride();
  for (const load of commandsFor(args)) (await load())(program);
  return program;
}

function commandsFor([first = '']: readonly string[]): readonly (() => Promise<AddTo>)[] {
  if (first === '--version' || first === '-V') return [];
  const named = Object.hasOwn(commands, first) ? commands[first] : undefined;
  return named === undefined ? Object.values(commands) : [named];
}
