import { afterAll, expect } from 'vitest';
import { recorded } from './log.ts';
import { logOf } from './prepare.ts';

// A refusal that a function has caught fails its test file as well.
afterAll(() => expect(recorded(logOf('unit'), 'refused', process.pid)).toEqual([]));
