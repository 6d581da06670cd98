/**
 * nDCG@10 of BM25 over title and text, by the name of a folder of BEIR. ArguAna has none: there a query is one of the documents.
 * Source: `docs/regressions-beir-v1.0.0-<name>-multifield.md` of castorini/anserini.
 */
export const published: Readonly<Record<string, number>> = {
  fiqa: 0.2361,
  nfcorpus: 0.3254,
  scidocs: 0.1581,
  scifact: 0.6647,
  'trec-covid': 0.6559,
  'webis-touche2020': 0.3673,
};
