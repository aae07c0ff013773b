import { faults } from '../support/app/faults.ts';
import { describeHealing } from '../support/calls/describe-healing.ts';

/** Each call of AWS fails in one way, by its number; `npm run bench -- faults` has every call fail in every way. */
await describeHealing((number) => faults.filter((_, at) => at === number % faults.length));
