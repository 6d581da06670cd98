import type {
  Article as ArticleData,
  CollectionPage,
  DefinedTerm,
  Organization,
  Person,
  ProfilePage,
  Question,
  Thing,
} from 'schema-dts';
import type { Article } from '../../../schemas/bundle/index.ts';
import type { NodeOf } from '../../../schemas/bundle/node.ts';
import { nodesOfType } from '../../../schemas/bundle/nodes-of-type.ts';
import { pages } from '../../../schemas/urls.ts';
import { howToSteps } from './how-to-steps.ts';
import { absolute, type PageFacts } from './page-facts.ts';
import type { CardPicture } from './picture-of.ts';
import { placeOn } from './place-on.ts';
import { plainText } from './plain-text.ts';

/** An article in the schema.org type that fits best. Without questions, steps or terms it is a plain `Article`. */
export function aboutArticle(page: PageFacts, article: Article, picture: CardPicture | undefined): Thing {
  const { node } = article;
  const about = common(page, article, picture);
  switch (node.type) {
    case 'kbFaq': {
      const mainEntity = questions(node, about.url);
      return mainEntity.length === 0
        ? articleData('TechArticle', page, { article, about })
        : { '@type': 'FAQPage', ...about, mainEntity };
    }
    case 'kbHowTo': {
      const step = howToSteps(node, about.url);
      return step.length === 0
        ? articleData('TechArticle', page, { article, about })
        : { '@type': 'HowTo', ...about, step };
    }
    case 'kbGlossary':
      return node.fields.terms.length === 0
        ? articleData('TechArticle', page, { article, about })
        : { '@type': 'DefinedTermSet', ...about, hasDefinedTerm: definedTerms(node, about.url) };
    case 'topic':
      return { '@type': 'CollectionPage', ...about } satisfies CollectionPage;
    case 'author':
      return profile(node, about);
    default:
      return articleData(isTechnical(node.type) ? 'TechArticle' : 'Article', page, { article, about });
  }
}

type Common = ReturnType<typeof common>;

function common(
  { site, head }: PageFacts,
  { title, updatedAt, about }: Article,
  picture: CardPicture | undefined,
) {
  const image = picture && absolute(picture.url, site);
  return {
    name: title,
    inLanguage: site.locale,
    ...(head.description !== undefined && { description: head.description }),
    ...(head.canonical !== undefined && { url: head.canonical }),
    ...(about?.publishedOn !== undefined && { datePublished: about.publishedOn }),
    ...(updatedAt !== undefined && { dateModified: updatedAt }),
    ...(image !== undefined && { image }),
  };
}

/** Source: Google, "Article": the headline, the authors, the dates and pictures. Without authors the site is the author. */
function articleData(
  type: 'Article' | 'TechArticle',
  { site }: PageFacts,
  { article, about: { name, ...about } }: { readonly article: Article; readonly about: Common },
): ArticleData {
  const home = absolute(pages.home, site);
  const publisher: Organization = {
    '@type': 'Organization',
    name: site.name,
    ...(home !== undefined && { url: home }),
  };
  const authors = authorsOf(article, site);
  return {
    '@type': type,
    headline: name,
    ...about,
    author: authors.length === 0 ? publisher : authors,
    publisher,
  };
}

function authorsOf({ about }: Article, site: PageFacts['site']): Person[] {
  const { authors = [], byline } = about ?? {};
  const named: Person[] = byline === undefined ? [] : [{ '@type': 'Person', name: byline }];
  const linked = authors.map(({ title, url }): Person => {
    const page = absolute(url, site);
    return { '@type': 'Person', name: title, ...(page !== undefined && { url: page }) };
  });
  return [...linked, ...named];
}

/** Source: Google, "Profile page": the person is the main entity. */
function profile({ fields }: NodeOf<'author'>, { name, url, image, ...about }: Common): ProfilePage {
  const person: Person = {
    '@type': 'Person',
    name,
    ...(url !== undefined && { url }),
    ...(image !== undefined && { image }),
    ...(fields.role !== undefined && { jobTitle: fields.role }),
  };
  return { '@type': 'ProfilePage', name, ...(url !== undefined && { url }), ...about, mainEntity: person };
}

/** Articles about how something is done or works are technical. News and lists are not. */
const isTechnical = (type: string): boolean => technical.has(type);

const technical = new Set<string>([
  'articleProblemSolution',
  'articleRecommendedWorkflow',
  'kbCapability',
] satisfies NodeOf<'articleProblemSolution' | 'articleRecommendedWorkflow' | 'kbCapability'>['type'][]);

/** Questions that have an answer. Source: Google, "FAQPage": `name` and `acceptedAnswer.text` are required. */
const questions = ({ fields }: NodeOf<'kbFaq'>, pageUrl: string | undefined): Question[] =>
  nodesOfType('cKbFaqCategoryQuestion', fields.categorizedQuestions)
    .flatMap((category) => nodesOfType('kbFaqQuestion', category.fields.questions))
    .flatMap((node): Question[] => {
      const text = plainText(node.fields.answer);
      const answer = { '@type': 'Answer', text } as const;
      return text === ''
        ? []
        : [
            {
              '@type': 'Question',
              name: node.fields.question,
              ...placeOn(pageUrl, node.anchor),
              acceptedAnswer: answer,
            },
          ];
    });

/** The terms of a glossary. Source: schema.org, `DefinedTerm`. */
const definedTerms = ({ fields }: NodeOf<'kbGlossary'>, pageUrl: string | undefined): DefinedTerm[] =>
  nodesOfType('kbTerm', fields.terms).map((node) => {
    const description = plainText(node.fields.definition);
    return {
      '@type': 'DefinedTerm',
      name: node.fields.term,
      ...(description !== '' && { description }),
      ...placeOn(pageUrl, node.anchor),
    };
  });
