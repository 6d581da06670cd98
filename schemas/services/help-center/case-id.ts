/** As much as the service takes of a case's id. */
export const maxCaseIdCharacters = 100;
