import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';

const here = fileURLToPath(new URL('.', import.meta.url));
const leastJava = 17;

/** Downloading takes a minute or two, the first time. */
const timeoutMs = 170_000;

/** The libraries of a node, as Java's classpath; or why no cluster can be started here. */
export async function findLibraries(): Promise<
  { readonly classpath: string } | { readonly missing: string }
> {
  const [java, maven] = await Promise.all([
    execa('javac', ['-version'], { reject: false, all: true }),
    execa('mvn', ['-version'], { reject: false }),
  ]);
  const version = Number(/javac (\d+)/u.exec(java.all ?? '')?.[1] ?? 0);
  if (version < leastJava || maven.failed) return { missing: `no Java ${leastJava} and Maven` };
  const folder = await mkdtemp(join(tmpdir(), 'fieldbook-maven-'));
  const list = join(folder, 'classpath.txt');
  const found = await execa(
    'mvn',
    [
      '--batch-mode',
      '--quiet',
      `--file=${join(here, 'pom.xml')}`,
      'dependency:build-classpath',
      `-Dmdep.outputFile=${list}`,
    ],
    { reject: false, timeout: timeoutMs },
  );
  const classpath = found.failed ? '' : await readFile(list, 'utf8');
  await rm(folder, { recursive: true });
  return found.failed ? { missing: 'Maven Central is not reached' } : { classpath };
}

/** The arguments that make Java run a node. */
export async function nodeProgram(folder: string, classpath: string): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true });
  await execa('javac', ['-cp', classpath, '-d', folder, join(here, 'Node.java')]);
  return ['-cp', `${classpath}${delimiter}${folder}`, 'Node'];
}
