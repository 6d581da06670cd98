import { describeError } from '../describe-error.ts';
import type { Project } from '../input/project.ts';
import type { ReaderBuild } from '../site/reader-build.ts';
import { describeChange } from './describe-change.ts';
import { previewSite, type PreviewSite } from './preview-site.ts';
import { watchFiles } from './watch-files.ts';

interface LivePreview {
  /** The newest build. */
  readonly site: () => PreviewSite;
}

/** Builds a project, and again whenever one of its files changes. A change that cannot be built leaves the site as it was. */
export async function livePreview(open: () => Promise<Project>, reader: ReaderBuild): Promise<LivePreview> {
  const first = await open();
  let current = previewSite(first, reader);
  let isStale = false;
  let isBuilding = false;
  watchFiles(first.files, changed);
  return { site: () => current };

  /** A change while a build runs is built after it. */
  function changed(): void {
    isStale = true;
    if (!isBuilding) void catchUp();
  }

  async function catchUp(): Promise<void> {
    isBuilding = true;
    while (isStale) {
      isStale = false;
      await rebuild().catch((error: unknown) => console.error(describeError(error)));
    }
    isBuilding = false;
  }

  async function rebuild(): Promise<void> {
    const project = await open();
    const next = previewSite(project, reader);
    console.error(describeChange(current.findings.diagnostics, next.findings.diagnostics));
    current = next;
    watchFiles(project.files, changed);
  }
}
