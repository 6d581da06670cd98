import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { html, raw } from 'hono/html';
import { severityOf } from '../../../pipeline/config/checks/severity-of.ts';
import { textFinisher } from '../../../pipeline/rich-text/finish/finish-text.ts';
import { problems } from '../../../pipeline/rules/index.ts';
import { count } from '../../../schemas/base/count.ts';
import { rulePagePath } from '../../../schemas/preview/page-preview.ts';
import { section } from '../dashboard/section.ts';
import { packageFile } from '../../package-files.ts';
import { findingItem } from '../../reporters/html/finding.ts';
import { ruleLink } from '../findings/findings-page.ts';
import { findingsHref } from '../findings/findings-href.ts';
import type { PlacedFinding } from '../findings/findings-in-place.ts';
import { type Html, ownPage, under } from '../own-pages/own-page.ts';
import { previewNav } from '../own-pages/preview-nav.ts';
import { ruleBadge } from './rule-badge.ts';
import { allRulesPath, rulesPath, type RuleSite } from './rules-page.ts';
import { hastHtml } from './text-html.ts';

/** The documentation of a rule as a page, with its findings. Undefined if there is no such rule. */
export async function rulePage(rule: string, site: RuleSite): Promise<Html | undefined> {
  const problem = problems.find(({ id }) => id === rule);
  if (problem === undefined) return undefined;
  const { basePath } = site;
  const found = site.inPlace().all.filter((finding) => finding.rule === rule);
  const parts = await partsOf(rule, basePath);
  return ownPage(
    { basePath, title: titleOf(problem), width: 'wide', nav: previewNav(site, `${rulesPath}/${rule}`) },
    html`<div class="rule-facts">
        <p>${ruleBadge(severityOf(problem, null, site.graph.config))} <code>${rule}</code></p>
        <p class="buttons">
          <a class="button" href="${under(basePath, allRulesPath)}">All rules</a>
          ${
            found.length === 0
              ? ''
              : html`<a class="button primary" href="${findingsHref(site, { rule })}"
                  >${count(found.length, 'finding')}</a
                >`
          }
        </p>
      </div>
      <div class="rule">
        ${parts.map(
          ({ title, words }) =>
            html`<section class="${title.toLowerCase().replaceAll(' ', '-')}">
              <h2>${title}</h2>
              ${words}
            </section>`,
        )}
        ${
          'fix' in problem
            ? html`<p class="quiet">
                A developer can correct such findings in an export at once:
                <code>fieldbook fix</code> writes the corrected file.
              </p>`
            : ''
        }
        ${found.length === 0 ? '' : firstFindings(found, site)}
      </div>`,
  );
}

const maxFindings = 5;

/** The first findings of the rule. The button above leads to all. */
const firstFindings = (found: readonly PlacedFinding[], site: RuleSite): Html =>
  section(
    {
      id: 'findings',
      title:
        found.length > maxFindings ? `The first ${maxFindings} findings` : count(found.length, 'finding'),
    },
    html`<ol class="list by-rule" role="list">
      ${found.slice(0, maxFindings).map((each) => {
        const ruleAbout = ruleLink(each.rule, site.basePath);
        const item = findingItem(each, {
          shared: { severity: each.severity },
          added: {},
          ruleLink: ruleAbout,
        });
        return raw(item.html);
      })}
    </ol>`,
  );

/** The sentence about good content, without its full stop. */
const titleOf = ({ summary }: { readonly summary: string }): string => summary.replace(/\.$/u, '');

interface Part {
  readonly title: string;
  readonly words: Html;
}

/** The sections of a rule's documentation. Its head says what the page says by itself. */
async function partsOf(rule: string, basePath: string): Promise<readonly Part[]> {
  const text = await readFile(packageFile('docs', 'rules', `${rule}.md`), 'utf8');
  const finish = textFinisher({
    entry: () => undefined,
    asset: () => undefined,
    url: (url) => linkedFrom(rule, url, basePath),
  });
  return text
    .split(/^## /mu)
    .slice(1)
    .map((part) => {
      const [title = '', ...lines] = part.split('\n');
      return { title, words: hastHtml(finish({ format: 'markdown', text: lines.join('\n') })) };
    });
}

/** Keeps links between rules; other pages of the documentation are not available here. */
function linkedFrom(rule: string, url: string, basePath: string): string | undefined {
  if (/^https?:/u.test(url)) return url;
  const target = posix.join(posix.dirname(rule), url).replace(/\.md$/u, '');
  return problems.some(({ id }) => id === target) ? under(basePath, `/${rulePagePath(target)}`) : undefined;
}
