import { enforceIn } from './prepare.ts';

/** Run by Vitest before the tests, whose processes inherit the environment. */
export const setup = () => enforceIn('unit');
