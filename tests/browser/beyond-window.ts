/** What reaches out of the window at its sides without scrolling in a box of its own. Runs in the page. */
export function beyondWindow(): string[] {
  const isInScroller = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (getComputedStyle(element).overflowX !== 'visible' || isInScroller(element.parentElement));
  return [...document.querySelectorAll('body *')]
    .filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      const isSeen = width > 1 && height > 1 && element.checkVisibility();
      return isSeen && (left < -1 || right > window.innerWidth + 1) && !isInScroller(element);
    })
    .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`);
}
