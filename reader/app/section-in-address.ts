import { decodedHash } from '../bundle/page-links.ts';

/** The part of the page that its address names: what was jumped to or opened last. Absent where it names none. */
export function sectionInAddress(): string | undefined {
  const id = decodedHash(location.hash);
  const main = document.querySelector('main');
  const section = id === '' ? null : document.getElementById(id);
  return section !== null && section !== main && main?.contains(section) === true ? id : undefined;
}
