import { text } from '../../pipeline/builders.ts';
import type { SampleSpace } from './sample-space.ts';

/** A mistake that editors make, and how they put it right after what the terminal said. */
export interface PlantedFault {
  /** In an editor's words: a heading. */
  readonly title: string;
  readonly did: string;
  readonly rule: string;
  readonly plant: (space: SampleSpace) => void;
  /** What was done about it. */
  readonly fix: string;
  /** What is suggested is taken from the output; what only an editor knows, such as the words for a picture, is not. */
  readonly repair: (space: SampleSpace, output: string) => void;
}

/** What the output says that was probably meant. */
function meantIn(output: string): string {
  const meant = /did you mean (\S+)\?/u.exec(output)?.[1];
  if (meant === undefined) throw new Error(`nothing is suggested in\n${output}`);
  return meant;
}

const copiedArticle = 'tM8pXvL3qRkWzB6nYcD1Jf';

/** What one act settles is one group, with the act as its headline. */
export const unpublishedArticle: PlantedFault = {
  title: 'An article was unpublished',
  did: 'An editor unpublished an article to rewrite it. Other articles, the home page and a redirect lead to it.',
  rule: 'Publish "A job is missing from the board": settles 7 findings',
  plant: ({ entry }) => void delete entry('psJobMissing').sys['publishedVersion'],
  fix: 'publish the article.',
  repair: ({ entry }) => void (entry('psJobMissing').sys['publishedVersion'] = 6),
};

export const plantedFaults: readonly PlantedFault[] = [
  {
    title: 'A link has a typing mistake',
    did: 'In a snippet that several articles show, an editor typed "users" for "user" in the address of a link.',
    rule: 'links/broken-page',
    plant: ({ replace }) =>
      replace('snipAdminOnly', '/how-to/manage-user-roles', '/how-to/manage-users-roles'),
    fix: 'open the snippet, select the words "check your role", and give the link the suggested address.',
    repair: ({ replace }, output) => replace('snipAdminOnly', '/how-to/manage-users-roles', meantIn(output)),
  },
  {
    title: 'The anchor of a heading was changed',
    did: 'An editor shortened the anchor of the section "Add time off" from `add-time-off` to `time-off`. A link in another article still had the old one.',
    rule: 'links/broken-anchor',
    plant: ({ set }) => set('hwTechShifts_s3', 'anchor', 'time-off'),
    fix: 'open the section "Move a whole day", select the words "Add time off", and give the link the suggested address.',
    repair: ({ replace }, output) =>
      replace('hwAssignJobs_s4', '/how-to/set-technician-shifts#add-time-off', meantIn(output)),
  },
  {
    title: 'A term has a name in one language only',
    did: 'An editor added German, wrote the German name of a glossary term, and cleared the English one by mistake.',
    rule: 'schema/missing-field',
    plant: ({ entry }) => void (entry('glAccounting_t11').fields['term'] = { 'de-DE': 'Anzahlung' }),
    fix: 'open the term in the glossary and fill in its English name.',
    repair: ({ entry }) =>
      void (entry('glAccounting_t11').fields['term'] = { 'en-US': 'Deposit', 'de-DE': 'Anzahlung' }),
  },
  {
    title: 'An article shows a video that is still a draft',
    did: 'An editor unpublished a video to change it, and forgot to publish it again.',
    rule: 'refs/draft-target',
    plant: ({ entry }) => void delete entry('aVidForms').sys['publishedVersion'],
    fix: 'open the article, follow the embedded video in the first block of the field, and publish it.',
    repair: ({ entry }) => void (entry('aVidForms').sys['publishedVersion'] = 6),
  },
  {
    title: 'Two articles have one address',
    did: 'An editor copied the article "Approve timesheets" to write one for phones, wrote its words anew, and changed only the capitals of the slug.',
    rule: 'slugs/duplicate',
    plant: ({ exported, entry, set }) => {
      // nothing else of the original stays: a rule about articles that are alike would find that too
      exported.entries.push({
        ...entry('hwTimesheets'),
        sys: { ...entry('hwTimesheets').sys, id: copiedArticle },
        fields: {},
      });
      set(copiedArticle, 'title', 'Approve timesheets on a phone');
      set(copiedArticle, 'introduction', text('Open the app and tap "Hours".'));
      set(copiedArticle, 'url', 'Approve-Timesheets');
    },
    fix: 'open the new article and give it a slug of its own.',
    repair: ({ set }) => set(copiedArticle, 'url', 'approve-timesheets-on-a-phone'),
  },
  {
    title: 'Two redirects lead to each other',
    did: 'Somebody renamed an address, and later renamed it back: both lines are in the redirect table.',
    rule: 'redirects/loop',
    plant: ({ redirects }) =>
      void redirects.push(
        '/how-to/clock-in-early,/how-to/early-clock-in,true,true,true',
        '/how-to/early-clock-in,/how-to/clock-in-early,true,true,true',
      ),
    fix: 'open the table at the named line, and redirect each of the two addresses to the page that explains it today.',
    repair: ({ redirects }) =>
      void redirects.splice(
        -2,
        2,
        '/how-to/clock-in-early,/how-to/approve-timesheets,true,true,true',
        '/how-to/early-clock-in,/how-to/approve-timesheets,true,true,true',
      ),
  },
  {
    title: 'A video is not where readers can play it',
    did: 'An editor copied the address of the page on which the video is edited.',
    rule: 'media/unknown-service',
    plant: ({ set }) =>
      set('aVidDispatchBoard', 'videoUrl', 'https://studio.youtube.com/video/Vb7dK2xQm4E/edit'),
    fix: 'open the video and paste the suggested address.',
    repair: ({ set }, output) => set('aVidDispatchBoard', 'videoUrl', meantIn(output)),
  },
  {
    title: 'A picture has no words',
    did: 'An editor put in a new screenshot and left out its alternative text.',
    rule: 'media/no-alt',
    plant: ({ entry }) => void delete entry('bMedTimesheet').fields['altText'],
    fix: 'open the media entry and write in `altText` what the screenshot shows.',
    repair: ({ set }) =>
      set('bMedTimesheet', 'altText', 'The timesheets of five technicians, one day without a clock-out.'),
  },
  {
    title: 'A section is gone from the home page',
    did: 'An editor typed the code of the section "Featured articles" again, without its "d".',
    rule: 'home/unknown-section',
    plant: ({ set }) => set('homeFeaturedArticles', 'codeId', 'HPFeatureArticles'),
    fix: 'open the home entry and enter the suggested code.',
    repair: ({ set }, output) => set('homeFeaturedArticles', 'codeId', meantIn(output)),
  },
  {
    title: 'A word holds a character that nobody sees',
    did: 'An editor pasted a sentence from a chat. A zero width space came along in the middle of "navigation".',
    rule: 'schema/invisible-characters',
    plant: ({ replace }) => replace('snipAdminOnly', 'top navigation', 'top navi\u200bgation'),
    fix: 'open the snippet, delete the word "navigation" and type it again.',
    repair: ({ replace }) => replace('snipAdminOnly', 'top navi\u200bgation', 'top navigation'),
  },
];
