import { entryOf, type RawEntry, type RawExport, sampleExport } from './sample.ts';
import type { SiteContent } from './serve-site.ts';

const links = (...ids: string[]) => ids.map((id) => ({ sys: { type: 'Link', linkType: 'Entry', id } }));

function setField(exported: RawExport, id: string, field: string, value: unknown): void {
  entryOf(exported, id).fields[field] = { 'en-US': value };
}

/** Of an article that suggestions cut. */
export const longTitle = `Before you begin with the work, add ${'a technician and '.repeat(8)}more`;

/** Beside those of the sample, and two that tests look for. */
export const manyAnnouncements = 60;

/** More of everything than a page shows at once. */
export const crowdedSpace: SiteContent = { exported: crowdedExport() };

function crowdedExport(): RawExport {
  const exported = sampleExport();
  setField(exported, 'hwAddTechnician', 'title', longTitle);
  crowdHome(exported);
  crowdAnnouncements(exported);
  return exported;
}

/** A section that the sample has not, with more topics than it shows. */
function addTopics(exported: RawExport): void {
  const model = entryOf(exported, 'homeCategories');
  const section = { title: { 'en-US': 'Choose a topic' }, codeId: { 'en-US': 'HPWelcome' } };
  const topics = links('hcDispatch', 'hcMobile', 'hcInvoicing', 'hcReporting', 'hcPayroll');
  exported.entries.push({
    ...model,
    sys: { ...model.sys, id: 'homeWelcome' },
    fields: { ...section, subContent: { 'en-US': topics } },
  });
}

/** More than each section shows, an event first among the news, long words, and a colour that is none. */
function crowdHome(exported: RawExport): void {
  const packs = links('hlMarketing', 'hlFall26', 'hlDispatchPro', 'hcReporting', 'hcPayroll');
  setField(exported, 'homeFeaturePacks', 'subContent', packs);
  setField(exported, 'homeAnnouncements', 'subContent', links('anFieldDays26', 'anFall26', 'rnMobile81'));
  addTopics(exported);
  const group = links(
    'lpGettingStarted',
    'rwOnboarding',
    'hwAddTechnician',
    'hwImportCustomers',
    'hwUserRoles',
    'hwBookJob',
    'hwDispatchBoard',
  );
  setField(exported, 'hfaStart', 'subContent', group);
  setField(exported, 'hcDispatch', 'borderColor1', 'no colour at all');
  setField(exported, 'hcDispatch', 'borderColor2', '#1a7f37');
  setField(exported, 'hcMobile', 'borderColor1', '#0f766e');
  setField(exported, 'hcMobile', 'borderColor2', '#1a7f37');
  setField(exported, 'hcScheduling', 'title', `${'Long'.repeat(30)} Pro`);
  setField(exported, 'hwBookJob', 'title', 'Word'.repeat(30));
}

/** Two stand on both sides of midnight in Pacific time. */
function crowdAnnouncements(exported: RawExport): void {
  const model = entryOf(exported, 'anFall26');
  const models = exported.entries.filter(({ sys }) => sys.contentType.sys.id === 'announcement');
  for (let index = 0; index < manyAnnouncements; index += 1) {
    const own = { title: `Number ${index} of many`, pin: false };
    const entry = announcementLike(models[index % models.length] ?? model, `many${index}`, own);
    exported.entries.push(updated(entry, new Date(Date.UTC(2026, 0, 1) - index * 86_400_000).toISOString()));
  }
  const here = {
    title: 'Stays here',
    ctaLink: '/how-to/book-a-job',
    ctaOpenInNewWindow: false,
    learnMoreLinks: [{ label: 'Read on', url: '/faq/dispatch-faq' }],
    pin: true,
  };
  const away = {
    title: 'Opens a window',
    ctaLink: '/how-to/book-a-job',
    ctaOpenInNewWindow: true,
    pin: false,
  };
  exported.entries.push(
    updated(announcementLike(model, 'here', here), '2027-02-01T07:59:00.000Z'),
    updated(announcementLike(model, 'away', away), '2027-02-01T08:00:00.000Z'),
  );
}

/** An announcement like one of the sample, with fields of its own. */
function announcementLike(model: RawEntry, id: string, fields: Record<string, unknown>): RawEntry {
  const own = Object.entries(fields).map(([name, value]) => [name, { 'en-US': value }]);
  return {
    ...model,
    sys: { ...model.sys, id },
    fields: { ...model.fields, ...Object.fromEntries(own) },
  };
}

function updated(entry: RawEntry, updatedAt: string): RawEntry {
  return { ...entry, sys: { ...entry.sys, updatedAt } as RawEntry['sys'] };
}
