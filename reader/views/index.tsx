import { Announcement } from './announcement.tsx';
import { ArticleProblemSolution } from './article-problem-solution.tsx';
import { ArticleRecommendedWorkflow } from './article-recommended-workflow.tsx';
import { CKbFaqCategoryQuestion } from './c-kb-faq-category-question.tsx';
import { CodeBlock } from './code-block.tsx';
import { ContentSnippet } from './content-snippet.tsx';
import { ExternalLink } from './external-link.tsx';
import { ExternalVideo } from './external-video.tsx';
import { HomeEntry } from './home-entry.tsx';
import { InteractiveContent } from './interactive-content.tsx';
import { KbCapability } from './kb-capability.tsx';
import { KbFaq } from './kb-faq.tsx';
import { KbFaqQuestion } from './kb-faq-question.tsx';
import { KbGlossary } from './kb-glossary.tsx';
import { KbHighlight } from './kb-highlight.tsx';
import { KbHowTo } from './kb-how-to.tsx';
import { KbHowToSection } from './kb-how-to-section.tsx';
import { KbLandingPage } from './kb-landing-page.tsx';
import { KbLandingPageInfoBox } from './kb-landing-page-info-box.tsx';
import { KbLandingPageLink } from './kb-landing-page-link.tsx';
import { KbLandingPageSection } from './kb-landing-page-section.tsx';
import { KbReleaseNotes } from './kb-release-notes.tsx';
import { KbReleaseNotesNote } from './kb-release-notes-note.tsx';
import { KbReleaseNotesNoteGroup } from './kb-release-notes-note-group.tsx';
import { KbReleaseNotesSection } from './kb-release-notes-section.tsx';
import { KbTerm } from './kb-term.tsx';
import { Media } from './media.tsx';
import { ProductArea } from './product-area.tsx';
import { RelatedContent } from './related-content.tsx';
import { Resource } from './resource.tsx';
import { SpotlightBox } from './spotlight-box.tsx';
import { Table } from './table.tsx';
import type { Views } from './view.ts';
import { Workflow } from './workflow.tsx';

const Nothing = () => null;

/** How each content type is shown. An article's view is its body; title, date and lists around it are the page's. */
export const views: Views = {
  kbHowTo: KbHowTo,
  kbHowToSection: KbHowToSection,
  kbLandingPage: KbLandingPage,
  kbLandingPageSection: KbLandingPageSection,
  kbLandingPageLink: KbLandingPageLink,
  kbLandingPageInfoBox: KbLandingPageInfoBox,
  kbFaq: KbFaq,
  cKbFaqCategoryQuestion: CKbFaqCategoryQuestion,
  kbFaqQuestion: KbFaqQuestion,
  kbGlossary: KbGlossary,
  kbTerm: KbTerm,
  articleProblemSolution: ArticleProblemSolution,
  articleRecommendedWorkflow: ArticleRecommendedWorkflow,
  workflow: Workflow,
  kbReleaseNotes: KbReleaseNotes,
  kbReleaseNotesSection: KbReleaseNotesSection,
  kbReleaseNotesNoteGroup: KbReleaseNotesNoteGroup,
  kbReleaseNotesNote: KbReleaseNotesNote,
  kbCapability: KbCapability,
  resource: Resource,
  kbHighlight: KbHighlight,
  productArea: ProductArea,
  spotlightBox: SpotlightBox,
  template: Nothing, // only names the kind of a spotlight box
  sectionName: Nothing, // only names a section of release notes
  interactiveContent: InteractiveContent,
  media: Media,
  externalVideo: ExternalVideo,
  table: Table,
  contentSnippet: ContentSnippet,
  codeBlock: CodeBlock,
  relatedContent: RelatedContent,
  announcement: Announcement,
  announcementType: Nothing, // only names the kind of an announcement
  homeEntry: HomeEntry,
  externalLink: ExternalLink,
  redirectRule: Nothing, // acts on addresses; nobody reads it
};
