import { faults } from '../support/app/faults.ts';
import { describeHealing } from '../support/calls/describe-healing.ts';

/**
 * Each AWS call fails in one way, which depends on its number. `npm run bench -- faults` tries every way at every call.
 */
await describeHealing((number) => faults.filter((_, at) => at === number % faults.length));
