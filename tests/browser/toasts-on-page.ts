import type { Locator, Page } from '@playwright/test';

export const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
export const shown = (page: Page) => messages(page).getByRole('listitem');

export async function boxOf(one: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await one.boundingBox();
  if (box === null) throw new Error('it is not shown');
  return box;
}

export async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
