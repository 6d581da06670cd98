import type { BuildInput } from '../../pipeline/build.ts';
import type { Diagnostic } from '../../schemas/report/diagnostic.ts';
import { describeError } from '../describe-error.ts';
import { describeChange } from '../watch/describe-change.ts';
import { watchFiles } from '../watch/watch-files.ts';
import type { PreviewProject } from './preview-project.ts';
import type { PreviewSite } from './preview-site.ts';
import { buildPreviewSite, buildPublishedSite } from './build-preview-site.ts';
import type { LoadedReader } from './loaded-reader.ts';

/** Why the newest content is not shown. */
export interface PreviewFault {
  /** The same sentence as in the terminal, with the file and the place in it. */
  readonly message: string;
  /** When the version that is shown was built. ISO 8601. */
  readonly shownSince: string;
}

export interface LivePreview {
  /** The newest site. */
  readonly site: () => PreviewSite;
  /** Undefined while the newest content is shown. */
  readonly fault: () => PreviewFault | undefined;
  /** Calls the listener after each build, also after one that failed. Gives a function that unsubscribes. */
  readonly onChange: (listener: () => void) => () => void;
}

/** The interval of polling a live space. It takes two or three requests; the preview API allows 14 a second. */
const pollMs = 2000;

/** Open pages reload first: until then the rest of the work waits. */
const reloadMs = 250;

type Findings = ReturnType<PreviewSite['findings']>;

/**
 * Builds a project, and again whenever one of its files changes. A failed build leaves the site unchanged. Pages are there at once;
 * what else a site needs is worked out after it is shown. `onFirst` gets the findings of the first one.
 */
export async function livePreview(
  open: () => Promise<PreviewProject>,
  reader: LoadedReader,
  onFirst: (findings: Findings) => void = () => {},
): Promise<LivePreview> {
  const readAtMs = Date.now();
  const first = await open();
  const publishedOf = publishedKeeper(reader);
  let current = buildPreviewSite(first, reader, { published: publishedOf(first) });
  const workOn = siteWorker(onFirst);
  let shown = first;
  const everyMs = first.keep && pollMs;
  let fault: PreviewFault | undefined;
  let shownSince = new Date().toISOString();
  const { tell, onChange } = listening();
  watchFiles({ files: first.files, readAtMs, everyMs }, rebuild, reportError);
  setImmediate(() => void workOn(current).catch(reportError)); // once it can be served
  return {
    site: () => current,
    fault: () => fault,
    onChange,
  };

  /** Reports an error once: an unreachable space would fail every two seconds. */
  function reportError(error: unknown): void {
    const message = describeError(error);
    const isNew = message !== fault?.message;
    if (isNew || first.keep === undefined) console.error(message);
    if (!isNew) return;
    fault = { message, shownSince };
    tell();
  }

  async function rebuild(): Promise<readonly string[]> {
    const project = await open();
    if (project.keep && fault === undefined && isSameProject(project, shown)) return project.files;
    const before = current;
    current = buildPreviewSite(project, reader, { published: publishedOf(project) });
    before.rest.stop();
    shown = project;
    fault = undefined;
    shownSince = new Date().toISOString();
    tell();
    const next = current;
    setTimeout(() => void workOn(next).catch(reportError), reloadMs);
    return project.files;
  }
}

/** Calls listeners. */
function listening(): Pick<LivePreview, 'onChange'> & { readonly tell: () => void } {
  const listeners = new Set<() => void>();
  return {
    tell: () => listeners.forEach((listener) => listener()),
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Does the work that a site has left, and says what has come of the findings: of the first site all, then what has changed. */
function siteWorker(onFirst: (findings: Findings) => void): (site: PreviewSite) => Promise<void> {
  let known: readonly Diagnostic[] | undefined;
  return async (site) => {
    const whole = site.rest.work();
    if (await site.rest.checked()) {
      const found = site.findings();
      if (known === undefined) onFirst(found);
      else console.error(describeChange(known, found.diagnostics));
      known = found.diagnostics;
    }
    await whole;
  };
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
  isSameJson(after.synonyms, before.synonyms) &&
  isSameJson(after.translationLock, before.translationLock);

const isSameJson = (after: unknown, before: unknown): boolean =>
  JSON.stringify(after) === JSON.stringify(before);
