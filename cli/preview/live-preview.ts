import type { BuildInput } from '../../pipeline/build.ts';
import { describeError } from '../describe-error.ts';
import { describeChange } from '../watch/describe-change.ts';
import { watchFiles } from '../watch/watch-files.ts';
import type { PreviewProject } from './preview-project.ts';
import type { PreviewSite } from './preview-site.ts';
import { type LoadedReader, buildPreviewSite, buildPublishedSite } from './build-preview-site.ts';

export interface LivePreview {
  /** The site of the newest build. */
  readonly site: () => PreviewSite;
  /** Calls the listener after each build. Gives a function that unsubscribes. */
  readonly onChange: (listener: () => void) => () => void;
}

/** The interval of polling a live space. It takes two or three requests; the preview API allows 14 a second. */
const pollMs = 2000;

/** Builds a project, and again whenever one of its files changes. A failed build leaves the site unchanged. */
export async function livePreview(
  open: () => Promise<PreviewProject>,
  reader: LoadedReader,
): Promise<LivePreview> {
  const readAtMs = Date.now();
  const first = await open();
  const publishedOf = publishedKeeper(reader);
  let current = buildPreviewSite(first, reader, { published: publishedOf(first) });
  let shown = first;
  const everyMs = first.keep && pollMs;
  let lastError: string | undefined;
  const listeners = new Set<() => void>();
  watchFiles({ files: first.files, readAtMs, everyMs }, rebuild, reportError);
  return {
    site: () => current,
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };

  /** Reports an error once: an unreachable space would fail every two seconds. */
  function reportError(error: unknown): void {
    const sentence = describeError(error);
    if (sentence !== lastError || first.keep === undefined) console.error(sentence);
    lastError = sentence;
  }

  async function rebuild(): Promise<readonly string[]> {
    const project = await open();
    lastError = undefined;
    if (project.keep && isSameProject(project, shown)) return project.files;
    const next = buildPreviewSite(project, reader, { published: publishedOf(project) });
    console.error(describeChange(current.findings.diagnostics, next.findings.diagnostics));
    current = next;
    shown = project;
    for (const listener of listeners) listener();
    return project.files;
  }
}

/** Builds the published site again only if its input changes: an edit of a draft does not. */
function publishedKeeper(reader: LoadedReader): (project: PreviewProject) => PreviewSite | undefined {
  let known: { readonly input: BuildInput; readonly site: PreviewSite } | undefined;
  return ({ published }) => {
    if (published === undefined) return undefined;
    if (known === undefined || !isSame(published.input, known.input))
      known = { input: published.input, site: buildPublishedSite(published, reader) };
    return known.site;
  };
}

const isSameProject = (after: PreviewProject, before: PreviewProject): boolean =>
  isSame(after.input, before.input) &&
  (after.published === undefined ||
    before.published === undefined ||
    isSame(after.published.input, before.published.input));

const isSame = (after: BuildInput, before: BuildInput): boolean =>
  after.exported === before.exported &&
  after.config === before.config &&
  isSameJson(
    after.theme?.files.map(({ sha256 }) => sha256),
    before.theme?.files.map(({ sha256 }) => sha256),
  ) &&
  after.redirectFile?.text === before.redirectFile?.text &&
  isSameJson(after.otherDocuments, before.otherDocuments) &&
  isSameJson(after.translationLock, before.translationLock);

const isSameJson = (after: unknown, before: unknown): boolean =>
  JSON.stringify(after) === JSON.stringify(before);
