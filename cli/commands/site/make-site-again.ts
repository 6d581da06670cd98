import { build } from '../../../pipeline/build.ts';
import { inAllLocales } from '../../../pipeline/translations.ts';
import type { FailedPage } from '../../../pipeline/rules/render/failed.ts';
import type { Project } from '../../input/project.ts';
import { count } from '../../../schemas/base/count.ts';
import { withTheme } from '../../theme/with-theme.ts';
import type { SiteWork, WrittenSite } from '../../site/site-build.ts';
import { checkContent } from '../check-content.ts';
import { besideFailed, type Making, refusalOf, refuse, writeRest } from './make-site.ts';
import type { WatchedRun } from '../../watch/watch-content.ts';

/** Builds the site after each change. While the content has errors, the site stays unchanged. */
export function siteMaker({ site, options }: Making): (project: Project) => Promise<WatchedRun> {
  // they count as failed until the next run has rendered them
  let failing: readonly FailedPage[] = [];
  return async (opened) => {
    const project = await withTheme(opened);
    const works: SiteWork[] = [];
    const validation = inAllLocales(project.input, (input) => {
      const built = build(input);
      works.push(site.workOn(built, project));
      return built;
    });
    const content = await checkContent(project.input, options, validation);
    const finish: WatchedRun['finish'] = async () => {
      const refusal = await refusalOf({ findings: content, validation }, project, options);
      if (refusal !== undefined) return void refuse(refusal);
      const first = await site.write(works);
      const { findings, failed, written } = first.ok
        ? { findings: content, failed: [], written: first.value }
        : await writeRest(project, {
            findings: content,
            failed: first.failure,
            making: { site, options },
          });
      failing = failed;
      if (written === undefined) refuse();
      else printWritten(written, site.link);
      return findings;
    };
    const findings = failing.length === 0 ? content : besideFailed(project.input, content, failing).findings;
    return { findings, finish };
  };
}

function printWritten({ isOther, pages, notes }: WrittenSite, link: string): void {
  for (const note of notes) console.error(note);
  console.error(isOther ? `${count(pages, 'page')} written to ${link}` : `${link} is the same as before`);
}
