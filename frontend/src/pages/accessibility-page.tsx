import texts from '../features/policy/accessibility.json' with { type: 'json' };
import { Statement } from '../features/policy/statement.tsx';
import { language } from '../lib/language.ts';

/**
 * The accessibility statement, in the language of the app unless the address asks for the other one. What it says must be
 * true: it changes together with the app.
 */
export const AccessibilityPage = () => <Statement texts={texts} usual={language} />;
