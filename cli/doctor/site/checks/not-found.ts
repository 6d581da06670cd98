import { pages } from '../../../../schemas/urls.ts';
import type { Check } from '../../check.ts';
import { came, textOf } from '../answer.ts';
import type { Answer } from '../ask-host.ts';
import type { DeployedSite, LocaleSite } from '../deployed-site.ts';
import { type Fault, judged } from '../judged.ts';
import { languageIn, pageDataIn } from '../page-data.ts';

const unknownPaths = ['no-such-page', 'no-such-folder/no-such-page'];

/** Unknown paths answer with status 404 and the site's own page, in each locale; a file that is gone too, so that it is no page. */
export async function checkNotFound({ ask, locales }: DeployedSite): Promise<Check[]> {
  const [root] = locales;
  const file = await ask(`${root.address}assets/no-such-file.js`);
  const asked = await Promise.all(
    locales.flatMap((locale) =>
      unknownPaths.map(async (path) => ({ locale, answer: await ask(locale.address + path) })),
    ),
  );
  const checks = [
    judged('not found', {
      results: [...asked.map(({ answer }) => pageFault(answer)), statusFault(file)],
      fine: 'unknown paths answer with 404 and the page of the site',
    }),
  ];
  if (locales.length === 1) return checks;
  const shown = asked.filter(({ answer }) => pageFault(answer) === undefined);
  return [
    ...checks,
    judged('not found in a locale', {
      results: shown.map(localeFault),
      fine: 'the page is in the language of the folder',
    }),
  ];
}

const statusFault = (answer: Answer): Fault | undefined =>
  answer.status === 404 ? undefined : { address: answer.address, came: came(answer) };

function pageFault(answer: Answer): Fault | undefined {
  const isOwn = pageDataIn(textOf(answer))?.url === pages.notFound;
  return (
    statusFault(answer) ??
    (isOwn ? undefined : { address: answer.address, came: 'answers with 404 and another page than 404.html' })
  );
}

function localeFault(asked: { readonly locale: LocaleSite; readonly answer: Answer }): Fault | undefined {
  const language = languageIn(textOf(asked.answer));
  return language === asked.locale.site.locale
    ? undefined
    : { address: asked.answer.address, came: `shows the page in ${language ?? 'no language'}` };
}
