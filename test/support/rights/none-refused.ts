import { afterAll, expect } from 'vitest';
import { recorded } from './log.ts';
import { logOf } from './prepare.ts';

// A test file also fails if a function was refused a right and caught the error.
afterAll(() => expect(recorded(logOf('unit'), 'refused', process.pid)).toEqual([]));
