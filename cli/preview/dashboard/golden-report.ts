import { basename } from 'node:path';
import { searchedLocales } from '../../search/searched-locales.ts';
import { readSideFile } from '../../config/side-file.ts';
import { describeError } from '../../describe-error.ts';
import type { Project } from '../../input/project.ts';
import { findGoldenFile } from '../../search/find-golden-file.ts';
import { parseGoldenQueries } from '../../search/golden-queries.ts';
import { measure, type Measure, measuredResults } from '../../search/measure.ts';
import { documentFrom, goldenRequest } from '../../search/wire.ts';
import type { SearchBackend } from '../../services/search/search-backend.ts';

/** The measures of the golden queries in this preview, or a sentence that says why there are none. */
export type GoldenReport =
  | { readonly kind: 'measured'; readonly name: string; readonly measured: Measure }
  | { readonly kind: 'unknown'; readonly why: string };

interface Asked {
  readonly project: Pick<Project, 'input' | 'configFile' | 'exportFile'>;
  readonly search: SearchBackend;
}

/** Runs the queries that `fieldbook search check` reads. */
export async function goldenReport({ project, search }: Asked): Promise<GoldenReport> {
  try {
    const { input, configFile, exportFile } = project;
    const { config } = input;
    const path = findGoldenFile({ named: undefined, config, file: configFile, exportFile });
    const name = basename(path);
    const text = await readSideFile({
      name,
      path,
      what: 'the file of golden queries',
      whatToDo: 'name another one',
    });
    const all = parseGoldenQueries(
      text,
      name,
      searchedLocales(config, () => undefined),
    );
    const golden = all.filter(({ locale }) => locale === undefined || locale === config.locale);
    if (golden.length === 0) return { kind: 'unknown', why: `${name} has no query for ${config.locale}.` };
    const replies = await Promise.all(
      golden.map(({ query }) => search.search(goldenRequest(query, measuredResults))),
    );
    const results = replies.map((reply) => reply.results.map((hit) => documentFrom(hit, config)));
    return { kind: 'measured', name, measured: measure(golden, results) };
  } catch (error) {
    return { kind: 'unknown', why: describeError(error) };
  }
}
