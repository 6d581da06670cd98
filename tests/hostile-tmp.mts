import { benchHostile } from './bench/hostile.ts';
benchHostile();
