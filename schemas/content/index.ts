import { announcement } from './announcement.ts';
import { announcementType } from './announcement-type.ts';
import { articleProblemSolution } from './article-problem-solution.ts';
import { articleRecommendedWorkflow } from './article-recommended-workflow.ts';
import { cKbFaqCategoryQuestion } from './c-kb-faq-category-question.ts';
import { codeBlock } from './code-block.ts';
import { contentSnippet } from './content-snippet.ts';
import { externalLink } from './external-link.ts';
import { externalVideo } from './external-video.ts';
import { homeEntry } from './home-entry.ts';
import { interactiveContent } from './interactive-content.ts';
import { kbCapability } from './kb-capability.ts';
import { kbFaq } from './kb-faq.ts';
import { kbFaqQuestion } from './kb-faq-question.ts';
import { kbGlossary } from './kb-glossary.ts';
import { kbHighlight } from './kb-highlight.ts';
import { kbHowTo } from './kb-how-to.ts';
import { kbHowToSection } from './kb-how-to-section.ts';
import { kbLandingPage } from './kb-landing-page.ts';
import { kbLandingPageInfoBox } from './kb-landing-page-info-box.ts';
import { kbLandingPageLink } from './kb-landing-page-link.ts';
import { kbLandingPageSection } from './kb-landing-page-section.ts';
import { kbReleaseNotes } from './kb-release-notes.ts';
import { kbReleaseNotesNote } from './kb-release-notes-note.ts';
import { kbReleaseNotesNoteGroup } from './kb-release-notes-note-group.ts';
import { kbReleaseNotesSection } from './kb-release-notes-section.ts';
import { kbTerm } from './kb-term.ts';
import { media } from './media.ts';
import { productArea } from './product-area.ts';
import { redirectRule } from './redirect-rule.ts';
import { relatedContent } from './related-content.ts';
import { resource } from './resource.ts';
import { sectionName } from './section-name.ts';
import { spotlightBox } from './spotlight-box.ts';
import { table } from './table.ts';
import { template } from './template.ts';
import { workflow } from './workflow.ts';

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
} as const;

export type ContentTypes = typeof contentTypes;
export type ContentTypeId = keyof ContentTypes;

export const isContentTypeId = (id: string): id is ContentTypeId => Object.hasOwn(contentTypes, id);
