import type { BuildInput } from '../../pipeline/build.ts';
import { describeError } from '../describe-error.ts';
import type { Project } from '../input/project.ts';
import { describeChange } from '../watch/describe-change.ts';
import { keepUp } from '../watch/keep-up.ts';
import { type LoadedReader, previewSite, type PreviewSite } from './preview-site.ts';

export interface LivePreview {
  /** The newest build. */
  readonly site: () => PreviewSite;
  /** Calls whenever there is another build; gives what ends that. */
  readonly onChange: (listener: () => void) => () => void;
}

/** How often a live space is asked what has changed. Two requests or three, of 14 a second that the preview API takes. */
const pollMs = 2000;

/** Builds a project, and again whenever one of its files changes. A change that cannot be built leaves the site as it was. */
export async function livePreview(open: () => Promise<Project>, reader: LoadedReader): Promise<LivePreview> {
  const readAtMs = Date.now();
  const first = await open();
  let current = previewSite(first, reader);
  let shown = first.input;
  const everyMs = first.keep && pollMs;
  let told: string | undefined;
  const listeners = new Set<() => void>();
  keepUp({ files: first.files, readAtMs, everyMs }, rebuild, tell);
  return {
    site: () => current,
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };

  /** A space that is not reached is told of once, not every two seconds. */
  function tell(error: unknown): void {
    const sentence = describeError(error);
    if (sentence !== told || first.keep === undefined) console.error(sentence);
    told = sentence;
  }

  async function rebuild(): Promise<readonly string[]> {
    const project = await open();
    told = undefined;
    if (project.keep && isSame(project.input, shown)) return project.files;
    const next = previewSite(project, reader);
    console.error(describeChange(current.findings.diagnostics, next.findings.diagnostics));
    current = next;
    shown = project.input;
    for (const listener of listeners) listener();
    return project.files;
  }
}

const isSame = (after: BuildInput, before: BuildInput): boolean =>
  after.exported === before.exported &&
  after.config === before.config &&
  after.redirectFile?.text === before.redirectFile?.text &&
  JSON.stringify(after.otherDocuments) === JSON.stringify(before.otherDocuments);
