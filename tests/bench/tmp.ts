import { benchSearch } from './search.ts';
await benchSearch(5000);
