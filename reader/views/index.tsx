import { Article } from './articles/article.tsx';
import { ArticleProblemSolution } from './articles/article-problem-solution.tsx';
import { ArticleRecommendedWorkflow } from './articles/article-recommended-workflow.tsx';
import { Author } from './articles/author.tsx';
import { KbCapability } from './articles/kb-capability.tsx';
import { KbFaq } from './articles/kb-faq.tsx';
import { KbGlossary } from './articles/kb-glossary.tsx';
import { KbHowTo } from './articles/kb-how-to.tsx';
import { KbLandingPage } from './articles/kb-landing-page.tsx';
import { KbReleaseNotes } from './articles/kb-release-notes.tsx';
import { Topic } from './articles/topic.tsx';
import { CodeBlock } from './embedded/code-block.tsx';
import { ContentSnippet } from './embedded/content-snippet.tsx';
import { ExternalVideo } from './embedded/external-video.tsx';
import { InteractiveContent } from './embedded/interactive-content.tsx';
import { Media } from './embedded/media.tsx';
import { OtherEntry } from './embedded/other-entry.tsx';
import { SpotlightBox } from './embedded/spotlight-box.tsx';
import { Table } from './embedded/table.tsx';
import { CKbFaqCategoryQuestion } from './parts/c-kb-faq-category-question.tsx';
import { KbFaqQuestion } from './parts/kb-faq-question.tsx';
import { KbHighlight } from './parts/kb-highlight.tsx';
import { KbHowToSection } from './parts/kb-how-to-section.tsx';
import { KbLandingPageInfoBox } from './parts/kb-landing-page-info-box.tsx';
import { KbLandingPageLink } from './parts/kb-landing-page-link.tsx';
import { KbLandingPageSection } from './parts/kb-landing-page-section.tsx';
import { KbReleaseNotesNote } from './parts/kb-release-notes-note.tsx';
import { KbReleaseNotesNoteGroup } from './parts/kb-release-notes-note-group.tsx';
import { KbReleaseNotesSection } from './parts/kb-release-notes-section.tsx';
import { KbTerm } from './parts/kb-term.tsx';
import { Resource } from './parts/resource.tsx';
import { Workflow } from './parts/workflow.tsx';
import { Announcement } from './site/announcement.tsx';
import { ExternalLink } from './site/external-link.tsx';
import { HomeEntry } from './site/home-entry.tsx';
import { ProductArea } from './site/product-area.tsx';
import { RelatedContent } from './site/related-content.tsx';
import type { Views } from './view.ts';

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
  article: Article,
  author: Author,
  topic: Topic,
  otherEntry: OtherEntry,
};
