import { cp, mkdir, readFile, stat } from 'node:fs/promises';
import { basename, join, posix } from 'node:path';
import * as z from 'zod/mini';
import { copyPackages } from '../copy-packages.ts';
import { packageRoot } from '../run-cli.ts';

const command = z.array(z.string());

/** An image, as far as a folder can be one. */
export interface Image {
  /** The folder that stands for the root of its file system. */
  readonly root: string;
  readonly from: string;
  user: string;
  folder: string;
  readonly volumes: string[];
  entryPoint: readonly string[];
  command: readonly string[];
}

/** Runs the steps of `Containerfile` in folders, an image for each stage, and gives the last one. It throws for a step that it does not know. */
export async function runContainerfile(folder: string): Promise<Image> {
  const text = await readFile(join(packageRoot, 'Containerfile'), 'utf8');
  const isInContext = await contextOf(packageRoot);
  const stages = new Map<string, Image>();
  let image: Image | undefined;
  for (const line of text.split('\n').filter((each) => each !== '' && !each.startsWith('#'))) {
    const [name = '', ...words] = line.split(' ');
    if (name === 'FROM') {
      const [from = '', , stage = 'last'] = words;
      image = newImage(join(folder, stage), from);
      stages.set(stage, image);
      continue;
    }
    if (image === undefined) throw new Error('the first step is no FROM');
    await steps(image, { stages, isInContext })[name as keyof ReturnType<typeof steps>](words);
  }
  if (image === undefined) throw new Error('there is no image');
  return image;
}

const newImage = (root: string, from: string): Image => ({
  root,
  from,
  user: 'root',
  folder: '/',
  volumes: [],
  entryPoint: [],
  command: [],
});

interface Around {
  readonly stages: ReadonlyMap<string, Image>;
  readonly isInContext: (path: string) => boolean;
}

const steps = (image: Image, { stages, isInContext }: Around) => ({
  WORKDIR: async ([folder = '']: readonly string[]) => {
    image.folder = folder;
    await mkdir(join(image.root, folder), { recursive: true });
  },
  COPY: async (words: readonly string[]) => {
    const stage = words[0]?.startsWith('--from=') ? stages.get(words[0].slice('--from='.length)) : undefined;
    const paths = words.filter((word) => !word.startsWith('--'));
    const target = posix.resolve(image.folder, paths.at(-1) ?? '');
    for (const path of paths.slice(0, -1)) {
      if (stage === undefined && !isInContext(path)) throw new Error(`.dockerignore leaves out ${path}`);
      const source = join(stage?.root ?? packageRoot, path);
      const isIntoFolder = paths.length > 2 || !(await stat(source)).isDirectory();
      const to = isIntoFolder ? join(target, basename(path)) : target;
      await cp(source, join(image.root, to), { recursive: true });
    }
  },
  /** There is no registry: the packages are those that the lock file names for users. */
  RUN: async ([npm = '', ci = '', omit = '']: readonly string[]) => {
    const isKnown = `${npm} ${ci} ${omit}` === 'npm ci --omit=dev';
    if (!isKnown) throw new Error('RUN installs what users get, and nothing else');
    for (const file of ['package.json', 'package-lock.json'])
      await stat(join(image.root, image.folder, file));
    await copyPackages(join(image.root, image.folder));
  },
  USER: async ([user = '']: readonly string[]) => void (image.user = user),
  VOLUME: async ([path = '']: readonly string[]) => void image.volumes.push(path),
  ENTRYPOINT: async (words: readonly string[]) => void (image.entryPoint = listOf(words)),
  CMD: async (words: readonly string[]) => void (image.command = listOf(words)),
});

const listOf = (words: readonly string[]): string[] => command.parse(JSON.parse(words.join(' ')));

/** Whether a path is sent to the builder: `.dockerignore` excludes everything, and then names what is sent. */
async function contextOf(folder: string): Promise<(path: string) => boolean> {
  const [all, ...others] = (await readFile(join(folder, '.dockerignore'), 'utf8')).trim().split('\n');
  if (all !== '*' || !others.every((line) => line.startsWith('!')))
    throw new Error('.dockerignore is no list of exceptions');
  const sent = others.map((line) => line.slice(1));
  return (path) => sent.some((each) => path === each || path.startsWith(`${each}/`));
}
