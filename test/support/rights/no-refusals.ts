import { recorded } from './log.ts';
import { logOf } from './prepare.ts';

/** Playwright runs this after the tests. Fails if a function was refused a right, even if it caught the error. */
export default function expectNoRefusals() {
  const refused = recorded(logOf('e2e'), 'refused');
  if (refused.length)
    throw new Error(`Functions were refused what their roles do not allow:\n${refused.join('\n')}`);
}
