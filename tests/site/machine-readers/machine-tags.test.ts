import { describe, expect, it } from 'vitest';
import { sampleInput } from '../../pipeline/sample.ts';
import { headAt, meta, thingsIn } from './heads.ts';
import { prerendered, prerenderedSample } from '../prerendered.ts';

const sample = sampleInput();
const whole = prerenderedSample();
const { siteUrl: _siteUrl, ...homeless } = sample.config;
const withoutAddress = prerendered({ ...sample, config: homeless });

describe('the head of a page', () => {
  it('shows a card, and names the other forms of the page', async () => {
    const head = await headAt('/how-to/add-a-technician', whole);
    expect(meta(head, 'og:title')).toBe('Add a technician');
    expect(meta(head, 'og:type')).toBe('article');
    expect(meta(head, 'og:url')).toBe('https://help.vanbase.example/how-to/add-a-technician');
    expect(meta(head, 'og:locale')).toBe('en_US');
    expect(meta(head, 'og:site_name')).toBe('Vanbase Help Center');
    expect(meta(head, 'twitter:card')).toBe('summary');
    expect(head.querySelector('link[type="text/markdown"]')?.getAttribute('href')).toBe(
      '/how-to/add-a-technician.md',
    );
  });

  it('has nothing that needs the address of a site without one', async () => {
    const head = await headAt('/how-to/add-a-technician', withoutAddress);
    expect(thingsIn(head).map((thing) => thing['@type'])).toEqual(['HowTo']);
    expect(head.innerHTML).not.toContain('undefined');
    expect(meta(head, 'og:url')).toBeUndefined();
    expect(meta(head, 'og:title')).toBe('Add a technician');
    expect((await headAt('/', withoutAddress)).querySelector('link[type="application/atom+xml"]')).toBeNull();
  });

  it('says nothing of what is not to be listed', async () => {
    const head = await headAt('/search', whole);
    expect(thingsIn(head)).toEqual([]);
    expect(head.querySelector('link[rel=alternate]')).toBeNull();
  });
});
