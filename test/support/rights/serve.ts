import { enforceRights } from './enforce.ts';
import { enforceIn } from './prepare.ts';

// Runs the app like `npm start`, with the functions limited to the policies of their roles.
await enforceIn('e2e');
await enforceRights();
await import('../../../bin/local.ts');
