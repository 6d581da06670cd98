import { escape } from '../../reporters/text/escape.ts';

interface End {
  /** What is wrong with services. They are asked while the site is built. */
  readonly asked: readonly string[] | Promise<readonly string[]>;
  readonly notes: readonly string[];
  readonly line: string;
}

/** Prints what follows the report of a build. */
export async function printEnd({ asked, notes, line }: End): Promise<void> {
  for (const sentence of await asked) console.error(escape(`warning: ${sentence}`));
  for (const note of [...notes, line]) console.error(note);
}
