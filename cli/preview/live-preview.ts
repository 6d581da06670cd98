import { describeError } from '../describe-error.ts';
import type { Project } from '../input/project.ts';
import type { ReaderBuild } from '../site/reader-build.ts';
import { describeChange } from '../watch/describe-change.ts';
import { keepUp } from '../watch/keep-up.ts';
import { previewSite, type PreviewSite } from './preview-site.ts';

interface LivePreview {
  /** The newest build. */
  readonly site: () => PreviewSite;
}

/** Builds a project, and again whenever one of its files changes. A change that cannot be built leaves the site as it was. */
export async function livePreview(open: () => Promise<Project>, reader: ReaderBuild): Promise<LivePreview> {
  const readAtMs = Date.now();
  const first = await open();
  let current = previewSite(first, reader);
  keepUp({ files: first.files, readAtMs }, rebuild, (error) => console.error(describeError(error)));
  return { site: () => current };

  async function rebuild(): Promise<readonly string[]> {
    const project = await open();
    const next = previewSite(project, reader);
    console.error(describeChange(current.findings.diagnostics, next.findings.diagnostics));
    current = next;
    return project.files;
  }
}
