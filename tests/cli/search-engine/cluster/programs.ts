import { mkdir, readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';

const here = fileURLToPath(new URL('.', import.meta.url));
const leastJava = 17;

/** Why no cluster can be started here. Undefined if one can. */
export async function missingPrograms(): Promise<string | undefined> {
  const [java, maven] = await Promise.all([
    execa('javac', ['-version'], { reject: false, all: true }),
    execa('mvn', ['-version'], { reject: false }),
  ]);
  const version = Number(/javac (\d+)/u.exec(java.all ?? '')?.[1] ?? 0);
  return version >= leastJava && !maven.failed ? undefined : `no Java ${leastJava} and Maven`;
}

/** The arguments that make Java run a node. Maven keeps what it downloads in its own repository. */
export async function nodeProgram(folder: string): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true });
  const list = join(folder, 'classpath.txt');
  await execa('mvn', [
    '--batch-mode',
    '--quiet',
    `--file=${join(here, 'pom.xml')}`,
    'dependency:build-classpath',
    `-Dmdep.outputFile=${list}`,
  ]);
  const libraries = await readFile(list, 'utf8');
  await execa('javac', ['-cp', libraries, '-d', folder, join(here, 'Node.java')]);
  return ['-cp', `${libraries}${delimiter}${folder}`, 'Node'];
}
