import { enforceRights } from './enforce.ts';
import { enforceIn } from './prepare.ts';

// The app as `npm start` runs it, whose functions may do what the policies of their roles allow.
await enforceIn('e2e');
await enforceRights();
await import('../../../bin/local.ts');
