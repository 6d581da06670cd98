import { Command } from 'commander';
import { didYouMean } from './terminal/did-you-mean.ts';
import { packageVersion } from './package-files.ts';
import { UsageError } from './usage-error.ts';

type AddTo = (program: Command) => void;

/** Each command is loaded on demand, because loading all modules takes longer than a short command. */
const commands: Readonly<Record<string, () => Promise<AddTo>>> = {
  validate: async () => (await import('./commands/validate.ts')).addValidate,
  baseline: async () => (await import('./commands/baseline.ts')).addBaseline,
  build: async () => (await import('./commands/site/build.ts')).addBuild,
  rollback: async () => (await import('./commands/site/rollback.ts')).addRollback,
  verify: async () => (await import('./commands/site/verify.ts')).addVerify,
  theme: async () => (await import('./commands/theme.ts')).addTheme,
  preview: async () => (await import('./commands/preview.ts')).addPreview,
  serve: async () => (await import('./commands/serve.ts')).addServe,
  coverage: async () => (await import('./commands/coverage.ts')).addCoverage,
  diff: async () => (await import('./commands/diff.ts')).addDiff,
  fix: async () => (await import('./commands/fix.ts')).addFix,
  comment: async () => (await import('./commands/comment.ts')).addComment,
  redirects: async () => (await import('./commands/redirects.ts')).addRedirects,
  search: async () => (await import('./commands/search.ts')).addSearch,
  feedback: async () => (await import('./commands/feedback.ts')).addFeedback,
  explain: async () => (await import('./commands/explain.ts')).addExplain,
  'contentful-stand-in': async () => (await import('./commands/contentful-stand-in.ts')).addContentfulStandIn,
  export: async () => (await import('./commands/export.ts')).addExport,
  init: async () => (await import('./commands/init.ts')).addInit,
  mcp: async () => (await import('./commands/mcp.ts')).addMcp,
  doctor: async () => (await import('./commands/doctor.ts')).addDoctor,
  model: async () => (await import('./commands/model.ts')).addModel,
  index: async () => (await import('./commands/index-push.ts')).addIndex,
};

/**
 * The program with the commands that these arguments need: the named one, none for `--version`, else all for help and
 * suggestions. It throws where commander would exit.
 */
export async function createProgram(args: readonly string[]): Promise<Command> {
  const program = new Command('fieldbook')
    .description('Checks the content of a Contentful help center and builds its site.')
    .version(packageVersion())
    .exitOverride();
  for (const load of commandsFor(args)) (await load())(program);
  refuseUnknownHelp(program, args);
  return program;
}

/** Commander answers `help vaidate` and `vaidate --help` with the general help and no error, so this checks the name. */
function refuseUnknownHelp(program: Command, args: readonly string[]): void {
  const asksFirst = args[0] === 'help';
  if (!asksFirst && !args.some((arg) => arg === '--help' || arg === '-h')) return;
  const words = args.slice(asksFirst ? 1 : 0);
  const firstFlag = words.findIndex((word) => word.startsWith('-'));
  let command = program;
  for (const word of firstFlag === -1 ? words : words.slice(0, firstFlag)) {
    if (command.commands.length === 0 || word === 'help') return; // the rest are its arguments
    const names = command.commands.map((each) => each.name());
    const named = command.commands.find((each) => each.name() === word);
    if (named === undefined)
      throw new UsageError(
        `there is no command "${word}"${didYouMean(word, names) || `; there are ${names.join(', ')}.`}`,
      );
    command = named;
  }
}

function commandsFor([first = '']: readonly string[]): readonly (() => Promise<AddTo>)[] {
  if (first === '--version' || first === '-V') return [];
  const named = Object.hasOwn(commands, first) ? commands[first] : undefined;
  return named === undefined ? Object.values(commands) : [named];
}
