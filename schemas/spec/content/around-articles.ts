/**
 * How fast readers read, for the minutes beside an author's name.
 * Unit: words in a minute. Source: Brysbaert, "How many words do we read per minute?" (2019): 238 in English, for texts that are
 * not stories; instructions are read more slowly.
 */
export const wordsPerMinute = 220;

/**
 * The same for scripts that write no spaces between words.
 * Unit: characters in a minute. Source: Medium, "Read time", for Chinese, Japanese and Korean.
 */
export const charactersPerMinute = 500;

/**
 * The most articles that stand beside the text of one of them. The page of the topic lists all.
 * Unit: articles. Source: ours, so that the size of a bundle grows with its articles, and not with their square.
 */
export const areaMaxItems = 30;

/**
 * Of them, the most before the article itself, so that it is in sight.
 * Unit: articles. Source: ours.
 */
export const areaMaxBefore = 8;

/**
 * The most of them where editors chose related articles, which stand below.
 * Unit: articles. Source: ours, so that both lists are in sight.
 */
export const siblingsMaxItems = 8;
