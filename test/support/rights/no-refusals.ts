import { recorded } from './log.ts';
import { logOf } from './prepare.ts';

/** Run by Playwright after the tests: a refusal that a function has caught fails them as well. */
export default function expectNoRefusals() {
  const refused = recorded(logOf('e2e'), 'refused');
  if (refused.length)
    throw new Error(`Functions were refused what their roles do not allow:\n${refused.join('\n')}`);
}
