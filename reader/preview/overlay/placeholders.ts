/** Shows or hides the placeholders of what is missing on the page. Their style sheet reads the attribute. */
export function showPlaceholders(isShown: boolean): void {
  document.documentElement.toggleAttribute('data-without-placeholders', !isShown);
}
