import { f } from '../../fields/index.ts';
import { contentType } from '../content-type.ts';

export const productArea = contentType({
  id: 'productArea',
  label: 'Product area',
  help: 'An area of the product, with a page that lists its capabilities.',
  titleField: 'title',
  route: '/product-capabilities',
  fieldHelp: {
    isPro: 'It belongs to the edition that costs more, and has a label.',
    parent: 'The area that it is part of.',
  },
  fields: {
    title: f.symbol({ required: true }),
    url: f.slug(),
    isPro: f.boolean(),
    parent: f.part(['productArea']),
  },
});
