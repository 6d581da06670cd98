import { article } from './articles/article.ts';
import { articleProblemSolution } from './articles/article-problem-solution.ts';
import { articleRecommendedWorkflow } from './articles/article-recommended-workflow.ts';
import { author } from './articles/author.ts';
import { kbCapability } from './articles/kb-capability.ts';
import { kbFaq } from './articles/kb-faq.ts';
import { kbGlossary } from './articles/kb-glossary.ts';
import { kbHowTo } from './articles/kb-how-to.ts';
import { kbLandingPage } from './articles/kb-landing-page.ts';
import { kbReleaseNotes } from './articles/kb-release-notes.ts';
import { topic } from './articles/topic.ts';
import { codeBlock } from './embedded/code-block.ts';
import { contentSnippet } from './embedded/content-snippet.ts';
import { externalVideo } from './embedded/external-video.ts';
import { interactiveContent } from './embedded/interactive-content.ts';
import { media } from './embedded/media.ts';
import { otherEntry } from './embedded/other-entry.ts';
import { spotlightBox } from './embedded/spotlight-box.ts';
import { table } from './embedded/table.ts';
import { cKbFaqCategoryQuestion } from './parts/c-kb-faq-category-question.ts';
import { kbFaqQuestion } from './parts/kb-faq-question.ts';
import { kbHighlight } from './parts/kb-highlight.ts';
import { kbHowToSection } from './parts/kb-how-to-section.ts';
import { kbLandingPageInfoBox } from './parts/kb-landing-page-info-box.ts';
import { kbLandingPageLink } from './parts/kb-landing-page-link.ts';
import { kbLandingPageSection } from './parts/kb-landing-page-section.ts';
import { kbReleaseNotesNote } from './parts/kb-release-notes-note.ts';
import { kbReleaseNotesNoteGroup } from './parts/kb-release-notes-note-group.ts';
import { kbReleaseNotesSection } from './parts/kb-release-notes-section.ts';
import { kbTerm } from './parts/kb-term.ts';
import { resource } from './parts/resource.ts';
import { workflow } from './parts/workflow.ts';
import { announcement } from './site/announcement.ts';
import { announcementType } from './site/announcement-type.ts';
import { externalLink } from './site/external-link.ts';
import { homeEntry } from './site/home-entry.ts';
import { productArea } from './site/product-area.ts';
import { redirectRule } from './site/redirect-rule.ts';
import { relatedContent } from './site/related-content.ts';
import { sectionName } from './site/section-name.ts';
import { template } from './site/template.ts';

/** Every content type, by its id in Contentful. Source: docs/requirements.md, Entities. */
export const contentTypes = {
  kbHowTo,
  kbHowToSection,
  kbLandingPage,
  kbLandingPageSection,
  kbLandingPageLink,
  kbLandingPageInfoBox,
  kbFaq,
  cKbFaqCategoryQuestion,
  kbFaqQuestion,
  kbGlossary,
  kbTerm,
  articleProblemSolution,
  articleRecommendedWorkflow,
  workflow,
  kbReleaseNotes,
  kbReleaseNotesSection,
  kbReleaseNotesNoteGroup,
  kbReleaseNotesNote,
  kbCapability,
  resource,
  kbHighlight,
  productArea,
  spotlightBox,
  template,
  sectionName,
  interactiveContent,
  media,
  externalVideo,
  table,
  contentSnippet,
  codeBlock,
  relatedContent,
  announcement,
  announcementType,
  homeEntry,
  externalLink,
  redirectRule,
  article,
  author,
  topic,
  otherEntry,
} as const;

export type ContentTypes = typeof contentTypes;
export type ContentTypeId = keyof ContentTypes;

export const isContentTypeId = (id: string): id is ContentTypeId => Object.hasOwn(contentTypes, id);
