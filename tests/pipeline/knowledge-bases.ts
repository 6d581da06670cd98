const partner = (name: string) => ({
  kbId: name,
  deliveryChannelId: name,
  deliveryChannelStrict: true,
  searchSource: 'KBContentful',
  homeUrl: `/landing-page/${name.replace('-pro-', '-pro-home-')}`,
});

/** The knowledge bases of the sample, without their logos: one for everything, and two that are strict. */
export const sampleKnowledgeBases = {
  main: {
    kbId: 'main',
    deliveryChannelId: 'main',
    deliveryChannelStrict: false,
    searchSource: 'KBContentful',
    homeUrl: '/',
  },
  'marketing-pro-fieldroutes': partner('marketing-pro-fieldroutes'),
  'marketing-pro-aspire': partner('marketing-pro-aspire'),
};
