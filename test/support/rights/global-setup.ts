import { enforceIn } from './prepare.ts';

/** Vitest runs this before the tests. The test processes inherit its environment variables. */
export const setup = () => enforceIn('unit');
