import { count } from '../../../schemas/base/count.ts';
import { findingsByLocale } from '../../../pipeline/translations.ts';
import { refuseOtherKind } from '../../site/versions/refuse-other-kind.ts';
import { currentVersion, outputAt } from '../../site/versions/versions.ts';
import { writeSite } from '../../site/write-site.ts';
import type { PreviewProject } from '../preview-project.ts';
import type { PreviewSite } from '../preview-site.ts';
import { buildPreviewSite, buildPublishedSite } from '../build-preview-site.ts';
import type { LoadedReader } from '../loaded-reader.ts';
import { inAllLocales, staticFiles } from './static-files.ts';

interface Target {
  readonly project: PreviewProject;
  readonly reader: LoadedReader;
  /** The folder as the user named it. */
  readonly folder: string;
}

/** Throws if the folder has anything but a preview, before anything is read. */
export async function openStatic(folder: string): Promise<void> {
  const output = outputAt(folder);
  await refuseOtherKind(output, await currentVersion(output), { isPreview: true });
}

/** Writes a preview as files, in one switch. No file of an earlier one stays. Gives sentences about the result. */
export async function writeStatic({ project, reader, folder }: Target): Promise<string> {
  const published = project.published && buildPublishedSite(project.published, reader);
  const site = buildPreviewSite(project, reader, { isStatic: true, published });
  const output = outputAt(folder);
  const files = await staticFiles(site);
  const sites = inAllLocales(site);
  const newIn = findingsByLocale();
  const pages = sites.reduce((sum, { routes }) => sum + routes.size, 0);
  const found = sites.flatMap(({ findings }) => newIn(findings().diagnostics));
  const written = await writeSite(files, { output, keep: 1, usesCache: false, isAlone: true });
  const what = `The preview of ${site.name} is written to ${output.link}: ${count(written.count, 'file')}, ${count(pages, 'page')}, ${count(found.length, 'finding')}.`;
  return [what, ...unpublishedIn(site)].join('\n');
}

/** The number of entries that readers of the public site do not see. */
function unpublishedIn({ graph }: PreviewSite): string[] {
  const entries = [...graph.entries.values()];
  const isDraft = ({ state }: (typeof entries)[number]) => state === 'draft';
  const drafts = entries.filter((entry) => isDraft(entry) && graph.included.has(entry.id)).length;
  const changed = entries.filter(({ id, state }) => state === 'changed' && graph.included.has(id)).length;
  const named = entries.filter((entry) => isDraft(entry) && !graph.included.has(entry.id)).length;
  const shown = [
    ...(drafts > 0 ? [count(drafts, 'draft')] : []),
    ...(changed > 0 ? [`${count(changed, 'entry', 'entries')} with unpublished changes`] : []),
  ];
  return [
    ...(shown.length > 0
      ? [`It holds ${shown.join(' and ')}: whoever knows its address can read them.`]
      : []),
    ...(named > 0 ? [`Its lists name ${count(named, 'draft')} that it does not show.`] : []),
  ];
}
