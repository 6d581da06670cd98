import { f } from '../../fields/index.ts';
import { contentType } from '../content-type.ts';

export const productArea = contentType({
  id: 'productArea',
  label: 'Product area',
  titleField: 'title',
  route: '/product-capabilities',
  fields: {
    title: f.symbol({ required: true }),
    url: f.slug(),
    isPro: f.boolean(),
    parent: f.part(['productArea']),
  },
});
