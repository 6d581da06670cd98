import { Command } from 'commander';
import { addBuild } from './commands/build.ts';
import { addContentfulStandIn } from './commands/contentful-stand-in.ts';
import { addDoctor } from './commands/doctor.ts';
import { addExport } from './commands/export.ts';
import { addExplain } from './commands/explain.ts';
import { addFeedback } from './commands/feedback.ts';
import { addIndex } from './commands/index-push.ts';
import { addInit } from './commands/init.ts';
import { addModel } from './commands/model.ts';
import { addPreview } from './commands/preview.ts';
import { addRedirects } from './commands/redirects.ts';
import { addRollback } from './commands/rollback.ts';
import { addSearch } from './commands/search.ts';
import { addValidate } from './commands/validate.ts';
import { packageVersion } from './package-files.ts';

/** The command line as a whole. It throws where commander would end the process. */
export function createProgram(): Command {
  const program = new Command('fieldbook')
    .description('Checks the content of a Contentful help center and builds its site.')
    .version(packageVersion())
    .exitOverride();
  for (const add of [
    addValidate,
    addBuild,
    addRollback,
    addPreview,
    addRedirects,
    addSearch,
    addFeedback,
    addExplain,
    addContentfulStandIn,
    addExport,
    addInit,
    addDoctor,
    addModel,
    addIndex,
  ])
    add(program);
  return program;
}
