import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Argument, Command } from 'commander';
import { format } from 'oxfmt';
import { repositoryHas, textOf } from './source-files.ts';
import { newFieldKind } from './new/field-kind.ts';
import { newRule } from './new/rule.ts';
import { newService } from './new/service.ts';
import { newType } from './new/type.ts';

/** Files by path, with blanks that the compiler and the tests then name. */
type Files = Readonly<Record<string, string>>;

const command = new Command('npm run new --')
  .description('Writes the files of something new, with blanks to fill in.')
  .addHelpText('after', '\nExample:\n  npm run new -- type kbChecklist kbChecklistStep');

command
  .command('type')
  .description('a content type, with its parts in the same files')
  .addArgument(new Argument('<id>', 'as Contentful spells it'))
  .addArgument(new Argument('[parts...]', 'the ids of its parts'))
  .action((id: string, parts: string[]) => write(newType(id, parts)));
command
  .command('field-kind')
  .description('a kind of field of content types')
  .addArgument(new Argument('<name>', 'such as duration'))
  .action((name: string) => write(newFieldKind(name)));
command
  .command('rule')
  .description('a rule')
  .addArgument(new Argument('<id>', 'category/name'))
  .action((id: string) => write(newRule(id)));
command
  .command('service')
  .description('a live service that the reader calls')
  .addArgument(new Argument('<name>', 'such as search'))
  .action((name: string) => write(newService(name)));

await command.parseAsync();

/** No new file is written over one that is there. */
async function write(files: Files): Promise<void> {
  const there = Object.keys(files).filter(repositoryHas);
  if (there.length > 0) command.error(`${there.join(', ')} is there already; choose another name.`);
  const options = JSON.parse(textOf('.oxfmtrc.json')) as Parameters<typeof format>[2]; // the project's own
  for (const [path, text] of Object.entries(files)) {
    const file = new URL(`../../${path}`, import.meta.url);
    mkdirSync(dirname(file.pathname), { recursive: true });
    writeFileSync(file, (await format(path, text, options)).code);
    console.log(`${path} written`);
  }
  console.log(
    'Now fill in the blanks (TODO), run `npm run lists`, then `npm run check`: it names what is missing.',
  );
}
