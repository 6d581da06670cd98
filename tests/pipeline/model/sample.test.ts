import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compareModels } from '../../../pipeline/model/compare/compare-models.ts';
import { readModel } from '../../../pipeline/model/read-model.ts';
import { exportOf, settings } from '../documents.ts';
import { told } from './planted.ts';

const { entries, ...parts } = JSON.parse(readFileSync('data/sample/export.json', 'utf8')) as {
  readonly entries: readonly unknown[];
  readonly contentTypes: readonly unknown[];
};

test('the model of the sample breaks nothing [PL-1]', () => {
  const space = readModel(exportOf(entries, parts));
  expect(space.oddities).toEqual([]);
  const report = compareModels({
    space,
    lock: space.model,
    config: settings(),
    languages: 1,
    entries: new Map(),
  });
  expect(report.summary).toMatchObject({ breaking: 0, risky: 4, contentTypes: parts.contentTypes.length });
  expect(told(report).filter((line) => line.startsWith('risky'))).toEqual([
    'risky pattern externalVideo videoUrl',
    'risky link-types kbLandingPageLink article',
    'risky pattern media videoUrl',
    'risky pattern productArea url',
  ]);
});
